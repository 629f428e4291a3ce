use yunnan::default_board;

use super::*;
use crate::samples::check_document;
use crate::yunnan::paints;

fn drawn(shape: Shape) -> String {
    let (layout, mut road) = (Layout::new(shape, default_board()), Road::default());
    let markup: String = std::iter::from_fn(|| road.next_part(&layout)).collect();
    assert!(check_document(&format!("<defs>{}</defs>{markup}", paints())).len() < 30);
    markup
}

#[test]
fn the_scroll_is_well_formed_and_has_few_elements_and_no_ids() {
    for shape in Shape::ALL {
        let markup = drawn(shape);
        let elements = markup.matches('<').count() - markup.matches("</").count();
        assert!(elements < 1000, "{elements}");
        assert!(markup.len() < 150_000, "{}", markup.len());
        assert!(!markup.contains(" id=") && !markup.contains("<use") && !markup.contains(" opacity="));
    }
}

#[test]
fn the_scroll_has_no_colour_of_its_own() {
    for shape in Shape::ALL {
        assert!(!drawn(shape).replace("url(#", "").contains('#'));
    }
}
