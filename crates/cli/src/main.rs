//! pagoda, the command line.
fn main() {}
