//! What addresses can ask of Yunnan.

use ::yunnan::{Options, Position, Variant};

use crate::{Address, Asks, Misasked};

/// A game that is asked for, also with `variant=pro`.
pub type Asked = crate::Asked<Position>;

impl Asks for Position {
    // Everybody sees everybody's points (YN-1.3): that isn't asked for.
    fn options_asked(address: &mut Address<'_>, _: usize) -> (Options, bool) {
        let pro = address.is_second("variant", ["basic", "pro"], Misasked::Variant);
        (Options { variant: if pro { Variant::Pro } else { Variant::Basic } }, true)
    }
}
