use yunnan::default_board;

use super::*;
use crate::samples::check_document;
use crate::yunnan::paints;

#[test]
fn the_town_is_well_formed_and_has_few_elements_no_ids_and_no_colour_of_its_own() {
    for shape in Shape::ALL {
        let (layout, mut town) = (Layout::new(shape, default_board()), Town::default());
        let markup: String = std::iter::from_fn(|| town.next_part(&layout)).collect();
        check_document(&format!("<defs>{}</defs>{markup}", paints()));
        let elements = markup.matches('<').count() - markup.matches("</").count();
        assert!(elements < 1000, "{elements}");
        assert!(!markup.contains(" id=") && !markup.contains("<use") && !markup.contains(" opacity="));
        assert!(!markup.replace("url(#", "").contains('#'));
    }
}
