//! What the pattern of a message speaks of.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// Everything that a pattern refers to.
#[derive(Debug, Default)]
pub(crate) struct Uses<'a> {
    /// Variables that are shown.
    pub shown: Vec<&'a str>,
    /// Variables that are handed to a function.
    pub handed: Vec<&'a str>,
    /// Variables that are selected on.
    pub choices: Vec<Choice<'a>>,
    /// Other messages.
    pub messages: Vec<&'a str>,
}

/// A variable that is selected on, and what it can be.
#[derive(Debug)]
pub(crate) struct Choice<'a> {
    pub on: &'a str,
    pub variants: Vec<&'a str>,
}

impl<'a> Uses<'a> {
    /// What this pattern refers to.
    pub fn of(pattern: &Pattern<&'a str>) -> Uses<'a> {
        let mut uses = Uses::default();
        uses.pattern(pattern);
        uses
    }

    /// All variables, each once, in order.
    pub fn variables(&self) -> Vec<&'a str> {
        let selected = self.choices.iter().map(|choice| choice.on);
        let mut all: Vec<&str> = self.shown.iter().chain(&self.handed).copied().chain(selected).collect();
        all.sort();
        all.dedup();
        all
    }

    fn pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                match selector {
                    InlineExpression::VariableReference { id } => {
                        let names = variants.iter().map(|variant| match variant.key {
                            VariantKey::Identifier { name } => name,
                            VariantKey::NumberLiteral { value } => value,
                        });
                        self.choices.push(Choice { on: id.name, variants: names.collect() });
                    }
                    other => self.inline(other),
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => self.shown.push(id.name),
            InlineExpression::MessageReference { id, .. } => self.messages.push(id.name),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'a str>) {
        for argument in &arguments.positional {
            match argument {
                InlineExpression::VariableReference { id } => self.handed.push(id.name),
                other => self.inline(other),
            }
        }
    }
}
