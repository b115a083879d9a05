#!/bin/sh
# What a title has written that is no rule, datum, word or drawing of its own: lines of code, without blank lines,
# comments, `use` and `mod`. Usage: docs/title-share.sh REVISION TITLE
# A line of the list is a file, or a file and the first line of the part that counts, which ends at its `}`.
revision=$1 title=$2
lines() {
    git show "$revision:$1" 2>/dev/null | awk -v from="$2" '
        from == "" || index($0, from) == 1 { on = 1 }
        on && !/^ *$/ && !/^ *\/\// && !/^ *(pub )?(use|mod) / && !/^ *#!?\[allow/ { count++ }
        from != "" && on && (/^}/ || (index($0, from) == 1 && /;$/)) { on = 0 }
        END { print count + 0 }'
}
total=0
while read -r file from; do
    count=$(lines "$(echo "$file" | sed "s/TITLE/$title/g")" "$from")
    [ "$count" = 0 ] || printf '%5d  %s %s\n' "$count" "$file" "$from"
    total=$((total + count))
done <<LIST
crates/TITLE/src/lib.rs table::kit::rooms!
crates/TITLE/src/lib.rs impl Rules for
crates/TITLE/src/lib.rs impl Studied for
crates/TITLE/src/why.rs macro_rules! reasons
crates/TITLE/src/pieces.rs macro_rules! numbered
crates/TITLE/src/pieces.rs macro_rules! worded
crates/TITLE/src/bag.rs pub struct Bag
crates/TITLE/src/bag.rs impl Bag
crates/TITLE/src/bag.rs impl FromIterator
crates/TITLE/src/bag.rs impl Extend
crates/TITLE/src/bag.rs impl Serialize
crates/TITLE/src/bag.rs impl<'de> Deserialize
crates/TITLE/src/data/sheet.rs
crates/TITLE/src/data.rs struct Sheet
crates/TITLE/src/data.rs impl Sheet
crates/TITLE/src/data.rs macro_rules!
crates/TITLE/src/data.rs pub static OPTIONS
crates/TITLE/src/data.rs fn options
crates/TITLE/src/data.rs fn balance
crates/TITLE/src/data.rs fn values
crates/TITLE/src/data.rs fn origin
crates/TITLE/benches/hot.rs
crates/TITLE/tests/coverage.rs
crates/TITLE/tests/laws.rs
crates/TITLE/tests/words.rs struct Polyglot
crates/TITLE/tests/words.rs impl Polyglot
crates/TITLE/tests/words.rs fn said
crates/TITLE/tests/all/main.rs
crates/TITLE/tests/all/coverage.rs table::rulebook_tests!
crates/TITLE/tests/all/laws.rs
crates/boards/src/TITLE/mod.rs impl Drawn for
crates/TITLE_board/src/lib.rs pub fn title
crates/TITLE_board/src/lib.rs boards::rooms!
crates/TITLE_board/src/lib.rs impl Board for
LIST
echo "$total  in all"
