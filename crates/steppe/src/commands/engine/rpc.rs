//! JSON-RPC 2.0: lines to requests, results and faults to answers.

use super::Engine;
use serde_json::{Value, json};

/// Why a request was not carried out. The match is as before.
#[derive(Debug)]
pub(crate) struct Fault {
    code: i32,
    message: String,
    data: Option<Value>,
}

impl Fault {
    /// The line is not JSON.
    fn parse(message: String) -> Fault {
        Fault { code: -32700, message, data: None }
    }

    /// It is JSON, but no request.
    fn request(message: &str) -> Fault {
        Fault { code: -32600, message: message.to_owned(), data: None }
    }

    /// There is no such method.
    pub fn method(name: &str, known: &[&str]) -> Fault {
        let message = format!("there is no method {name:?}; the methods are: {}", known.join(", "));
        Fault { code: -32601, message, data: None }
    }

    /// The parameters are wrong.
    pub fn params(message: impl Into<String>) -> Fault {
        Fault { code: -32602, message: message.into(), data: None }
    }

    /// The rules refuse it.
    pub fn refused(message: String, data: Value) -> Fault {
        Fault { code: 1, message, data: Some(data) }
    }

    /// It cannot be done now: there is no match, it is over, another seat decides, nothing can be undone.
    pub fn not_now(message: impl Into<String>) -> Fault {
        Fault { code: 2, message: message.into(), data: None }
    }

    /// The fault of one action in a list of them, none of which has been carried out.
    pub fn of_action(self, index: usize) -> Fault {
        let message = format!("action {index} of the list (counted from 0): {}; none was carried out", self.message);
        Fault { message, ..self }
    }

    fn answer(self, id: Value) -> Value {
        let mut error = json!({ "code": self.code, "message": self.message });
        if let Some(data) = self.data {
            error["data"] = data;
        }
        json!({ "jsonrpc": "2.0", "id": id, "error": error })
    }
}

/// The answer to a line that is longer than the limit.
pub(super) fn too_long(limit: usize) -> Value {
    let message = format!("the line is longer than {limit} bytes and was not read; send less at once");
    Fault::parse(message).answer(Value::Null)
}

/// The answer to one line, if it gets one: blank lines and notifications do not.
pub fn answer_line(engine: &mut Engine, line: &[u8]) -> Option<Value> {
    if line.trim_ascii().is_empty() {
        return None;
    }
    match serde_json::from_slice(line) {
        Err(error) => {
            let message = format!("the line is not JSON ({error}); send one JSON-RPC 2.0 object a line");
            Some(Fault::parse(message).answer(Value::Null))
        }
        Ok(Value::Array(batch)) if batch.is_empty() => {
            Some(Fault::request("a batch must hold at least one request").answer(Value::Null))
        }
        Ok(Value::Array(batch)) => {
            let answers: Vec<Value> = batch.into_iter().filter_map(|request| answer_one(engine, request)).collect();
            (!answers.is_empty()).then_some(Value::Array(answers))
        }
        Ok(request) => answer_one(engine, request),
    }
}

struct Request {
    /// Nothing for a notification.
    id: Option<Value>,
    method: String,
    params: Result<Value, Fault>,
}

fn answer_one(engine: &mut Engine, request: Value) -> Option<Value> {
    let request = match read(request) {
        Ok(request) => request,
        Err((id, fault)) => return Some(fault.answer(id)),
    };
    let done = request.params.and_then(|params| engine.call(&request.method, params));
    let id = request.id?;
    Some(match done {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(fault) => fault.answer(id),
    })
}

fn read(request: Value) -> Result<Request, (Value, Fault)> {
    let Value::Object(mut fields) = request else {
        return Err((Value::Null, Fault::request("a request is a JSON object with jsonrpc, id, method and params")));
    };
    let id = fields.remove("id");
    let echo = id.clone().filter(is_id).unwrap_or(Value::Null);
    let wrong = |message: &str| (echo.clone(), Fault::request(message));
    if id.as_ref().is_some_and(|id| !is_id(id)) {
        return Err(wrong("the id must be a string, a whole number or null"));
    }
    if fields.remove("jsonrpc") != Some(Value::from("2.0")) {
        return Err(wrong("the request must say \"jsonrpc\": \"2.0\""));
    }
    let Some(Value::String(method)) = fields.remove("method") else {
        return Err(wrong("the request must name its method as a string"));
    };
    let params = match fields.remove("params") {
        None | Some(Value::Null) => Ok(json!({})),
        Some(params @ Value::Object(_)) => Ok(params),
        Some(Value::Array(list)) if list.is_empty() => Ok(json!({})),
        Some(Value::Array(_)) => Err(Fault::params("parameters are given by name, in an object")),
        Some(_) => return Err(wrong("the params must be an object")),
    };
    Ok(Request { id, method, params })
}

fn is_id(id: &Value) -> bool {
    id.is_null() || id.is_string() || id.is_i64() || id.is_u64()
}
