//! Our own small drawings: marks on the land, what the tiles show, the emblems of the dynasties.
//!
//! All lie around the point (0, 0), about 40 wide. Roles are drawn in `currentColor` and take the detail's colour from
//! `stroke`; emblems are filled with `currentColor`.

/// What grows and rises on empty land; drawn with the pen of whoever uses it.
pub(super) const MARKS: &str = r##"
<g id="peaks">
<path d="M-23 13C-19 8-17 3-13-3C-11-6-10-7-8-8C-6-5-5-2-3 0C0-6 2-12 6-16C10-12 12-4 17 3C19 7 21 10 23 13"/>
<path d="M6-16C6-11 9-7 8-2M10-9C11-4 14 0 14 5M-8-8C-8-4-6-2-6 3M3-8C2-4 3-2 2 2M18 6C18 9 19 10 19 12M-13-1C-14 3-12 5-13 9" stroke-width=".8"/>
<path d="M6-16C7-8 9-2 8 13H23C20 8 16 0 13-5C11-10 9-13 6-16ZM-8-8C-7-2-4 4-5 13H3C0 8-3 2-8-8Z" fill="#5b4f3d" fill-opacity=".13" stroke="none"/>
</g>
<g id="ridge">
<path d="M-25 12C-21 7-19 4-16 1C-13-2-12-5-10-7C-8-4-6-3-4 0C-2-2-1-4 1-6C3-9 4-11 6-12C9-9 10-5 13-1C15 1 16 2 18 3C21 6 22 9 25 12"/>
<path d="M-10-7C-10-3-8 0-9 4M6-12C6-7 9-5 8 1M1-5C0-2 2 0 1 3M13 0C12 3 14 5 14 8M-17 3C-17 6-16 7-16 9" stroke-width=".8"/>
<path d="M-10-7C-9 0-7 5-8 12H1C-2 7-5 0-10-7ZM6-12C8-5 9 3 9 12H25C21 6 17 3 13-1C10-5 9-9 6-12Z" fill="#5b4f3d" fill-opacity=".11" stroke="none"/>
</g>
<g id="hills">
<path d="M-22 9C-17 1-12-4-8-4C-3-4 0 1 3 6M-2 0C2-6 6-9 10-8C15-7 19 1 22 9"/>
<path d="M-7 0C-5 1-4 3-3 5M11-4C13-2 15 2 16 5" stroke-width=".8"/>
</g>
<g id="knoll">
<path d="M-17 7C-12-1-7-6-1-6C5-6 11-1 16 7"/>
<path d="M1-2C4-1 7 2 9 5M-12 11H-5M9 11H14" stroke-width=".8"/>
</g>
<g id="grove">
<path d="M-12 12V4M2 7V-1M13 13V6"/>
<path d="M-12 4C-18 5-20-1-16-3C-17-8-8-8-8-4C-4-3-6 4-12 4ZM2-1C-5 0-7-7-2-9C-3-15 7-15 6-9C11-7 8 0 2-1ZM13 6C8 7 6 2 9 0C8-4 17-5 17-1C20 1 18 6 13 6Z" fill="#6f8051" fill-opacity=".22"/>
</g>
<g id="pines">
<path d="M-11 10V6M3 5V1M14 11V7"/>
<path d="M-11-9L-16-1H-13L-18 6H-4L-9-1H-6ZM3-15L-2-7H1L-4 1H10L5-7H8ZM14-6L10 1H12L8 7H20L16 1H18Z" fill="#6f8051" fill-opacity=".2"/>
</g>
<g id="grass">
<path d="M-14 4C-14 1-15-1-17-3M-13 4V-4M-12 4C-12 1-11-1-9-2M8-2C8-5 7-7 5-8M9-2V-10M10-2C10-5 11-7 13-8M3 13C3 11 2 9 1 8M4 13V6M5 13C5 11 6 9 8 8" stroke-width="1"/>
</g>
<g id="reeds">
<path d="M-17-5H-3M-13-1H-6M4 2H18M7 6H14M-12 11H0" stroke-width="1"/>
</g>
"##;

/// Governor: a scroll; soldier: a halberd; farmer: rice over water; trader: a coin; artisan: a vase. In the order of the colours.
pub(super) const ROLES: [&str; 5] = [
    r##"<path d="M-12-11H12V11H-12Z" fill="currentColor"/>
<path d="M-7-5.5H7M-7-.3H7M-7 5H3" fill="none" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-17-14.5Q-14.5-16-12-14.5V14.5Q-14.5 16-17 14.5ZM12-14.5Q14.5-16 17-14.5V14.5Q14.5 16 12 14.5Z" fill="currentColor" stroke-width="1.2"/>
<path d="M-14.5-18V-15.3M14.5-18V-15.3M-14.5 15.3V18M14.5 15.3V18" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>"##,
    r##"<g transform="rotate(24)"><path d="M-1.9-9H1.9V20.5H-1.9Z" fill="currentColor"/>
<path d="M0-23C3.5-18 4-14 2.2-9H-2.2C-4-14-3.5-18 0-23Z" fill="currentColor"/>
<path d="M1-7.5H6.5C7-10.5 9-13 12.5-15C10.8-9 10.8-1 12.5 5C9 3 7 .5 6.5-2.5H1Z" fill="currentColor"/>
<path d="M-1-6.5L-9-8.2L-7.2-4.8L-9-1.5L-1-3.2Z" fill="currentColor"/>
<path d="M-2.6 2.5H2.6M-2.6 5H2.6" stroke-width="1.2"/><path d="M2 3.5C6 5 7 9 5.6 13C4.4 10 3.4 8 1.4 6.6Z" fill="currentColor"/></g>"##,
    r##"<path d="M-8 10C-7 0-4-8 3-13" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>
<path d="M-7.4 3C-12 0-14-4-14.5-9C-10-7-7.6-3-7.4 3Z" fill="currentColor"/>
<g fill="currentColor"><ellipse cx="5.5" cy="-15.5" rx="4.4" ry="2.2" transform="rotate(-18 5.5 -15.5)"/>
<ellipse cx="10.5" cy="-12" rx="4.4" ry="2.2" transform="rotate(30 10.5 -12)"/><ellipse cx="3.2" cy="-9.2" rx="4.4" ry="2.2" transform="rotate(42 3.2 -9.2)"/>
<ellipse cx="-2.6" cy="-13" rx="4.2" ry="2.1" transform="rotate(-62 -2.6 -13)"/><ellipse cx="13.6" cy="-6.6" rx="4.2" ry="2.1" transform="rotate(62 13.6 -6.6)"/>
<ellipse cx="6.8" cy="-4.6" rx="4.2" ry="2.1" transform="rotate(58 6.8 -4.6)"/><ellipse cx="14" cy="0" rx="3.8" ry="2" transform="rotate(84 14 0)"/></g>
<path d="M-18 11.5Q-13.5 7.5-9 11.5T0 11.5T9 11.5T18 11.5M-13 17Q-8.7 13.4-4.4 17T4.4 17T13 17" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>"##,
    r##"<path fill-rule="evenodd" d="M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17ZM-5.5-5.5V5.5H5.5V-5.5Z" fill="currentColor"/>
<circle r="14" fill="none" stroke-width="1.3"/><path d="M-7.4-7.4H7.4V7.4H-7.4Z" fill="none" stroke-width="1.2"/>
<path d="M-2.6-10.7H2.6M0-12.4V-9M-2.6 10.7H2.6M-2 12.2V9.2M2 12.2V9.2M-12-1.8H-9.2M-12 1.8H-9.2M10.6-2.4V2.4M12 0H9.2" fill="none" stroke-width="1.2"/>"##,
    r##"<path d="M-6.5-17.5H6.5C6-15 4.2-13.6 4.2-11C4.2-8 12.5-5.5 12.5 2.5C12.5 9 7.5 12.5 6.6 17.5H-6.6C-7.5 12.5-12.5 9-12.5 2.5C-12.5-5.5-4.2-8-4.2-11C-4.2-13.6-6-15-6.5-17.5Z" fill="currentColor"/>
<path d="M-4.2-10.4H4.2M-10.6-3.2Q0-.6 10.6-3.2M-11.2 6.8Q0 9.6 11.2 6.8M-6.4 14H6.4" fill="none" stroke-width="1.4"/>
<path d="M-9.8 3.4L-6.6-.2L-3.3 4L0 .4L3.3 4L6.6-.2L9.8 3.4" fill="none" stroke-width="1.4" stroke-linejoin="round"/>"##,
];

/// Lion, bull, archer, pot: in seat order. `stroke` draws the detail in the colour of the ground.
pub(super) const EMBLEMS: [&str; 4] = [
    r##"<path d="M0-20C3-20 5-18.5 6-17C9-18 12-16.5 13-14C16-13.5 18-11 17.5-8C20-6 20.5-3 19-.5C20.5 2 20 5 17.5 6.5C18 9.5 16 12 13 12.5C12 15.5 9 17 6.5 16C5 18.5 2.5 20 0 20C-2.5 20-5 18.5-6.5 16C-9 17-12 15.5-13 12.5C-16 12-18 9.5-17.5 6.5C-20 5-20.5 2-19-.5C-20.5-3-20-6-17.5-8C-18-11-16-13.5-13-14C-12-16.5-9-18-6-17C-5-18.5-3-20 0-20Z" fill="currentColor" stroke="none"/>
<path d="M-10.5-5C-10.5-11-5-13 0-13C5-13 10.5-11 10.5-5C10.5-1 9 2 9 6C9 11 4.5 14.5 0 14.5C-4.5 14.5-9 11-9 6C-9 2-10.5-1-10.5-5Z" fill="GROUND" stroke="none"/>
<path d="M-4.6 3.5C-3-.5-2.6-5-3.4-8H3.4C2.6-5 3-.5 4.6 3.5C4.6 7-4.6 7-4.6 3.5Z" fill="currentColor" fill-opacity=".28" stroke="none"/>
<path d="M-8-5.5C-6.5-7.5-4-7.5-3-5.5M8-5.5C6.5-7.5 4-7.5 3-5.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>
<circle cx="-5.6" cy="-3" r="1.9" fill="currentColor" stroke="none"/><circle cx="5.6" cy="-3" r="1.9" fill="currentColor" stroke="none"/>
<path d="M-4 3.2H4L0 7.2Z" fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>
<path d="M0 7V9M-6 8.5C-4.5 11-1.5 11 0 9C1.5 11 4.5 11 6 8.5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>"##,
    r##"<path d="M-7-7.5C-14-7-19-11-18-19C-15-14-11-13.5-6-13C-2.5-14.5 2.5-14.5 6-13C11-13.5 15-14 18-19C19-11 14-7 7-7.5Z" fill="currentColor" stroke="none"/>
<path d="M-8-7C-12-8.5-16-7-18.5-3.5C-14.5-1-11-1.5-8-3.5ZM8-7C12-8.5 16-7 18.5-3.5C14.5-1 11-1.5 8-3.5Z" fill="currentColor" stroke="none"/>
<path d="M-8.5-10H8.5C10-4 8 2 6.5 7C8.5 9.5 8.5 14 6 16.5C3 19.5-3 19.5-6 16.5C-8.5 14-8.5 9.5-6.5 7C-8 2-10-4-8.5-10Z" fill="currentColor" stroke="none"/>
<path d="M-6.3-2.5L-2.8-.7M6.3-2.5L2.8-.7" stroke="GROUND" stroke-width="2.2" stroke-linecap="round"/>
<path d="M-5.5 9C-2 7.6 2 7.6 5.5 9M0-9.5V-4" fill="none" stroke="GROUND" stroke-width="1.3" stroke-linecap="round"/>
<circle cx="-2.9" cy="12.7" r="1.4" fill="GROUND" stroke="none"/><circle cx="2.9" cy="12.7" r="1.4" fill="GROUND" stroke="none"/>"##,
    r##"<path d="M9-19C17-11 17 7 9 15" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>
<path d="M9-19L-3-3L9 15" fill="none" stroke="currentColor" stroke-width="1"/>
<path d="M-6-3H16" stroke="currentColor" stroke-width="1.8"/><path d="M20.5-3L14.5-6V0Z" fill="currentColor" stroke="none"/>
<circle cx="-7.5" cy="-12.5" r="4.6" fill="currentColor" stroke="none"/><path d="M-9.5-16.5C-9-19-6.5-20-4.5-19C-5-17.5-5.5-17-6.5-16Z" fill="currentColor" stroke="none"/>
<path d="M-12-6.5C-9-8.5-5.5-8-3.5-5.5L3.5-4.8V-1.2L-4.5-1.5L-4 6L3 10.5L1.5 19H-2.5L-2.5 13L-8 10.5L-11.5 19H-16L-12.5 8Z" fill="currentColor" stroke="none"/>
<path d="M-12-6.5L-17-2L-11-1.5L-3-1.5V-4.5L-11-4.5Z" fill="currentColor" stroke="none"/>"##,
    r##"<path d="M-13-9V-17C-13-19-8-19-8-17V-9ZM8-9V-17C8-19 13-19 13-17V-9Z" fill="none" stroke="currentColor" stroke-width="2.4"/>
<path d="M-18-9.5H18V-5.8H16C16.5 3 12 9 6 10.2H-6C-12 9-16.5 3-16-5.8H-18Z" fill="currentColor" stroke="none"/>
<path d="M-11 7L-8 8.8L-10 19.5H-14.5ZM11 7L8 8.8L10 19.5H14.5ZM-2.5 9H2.5L2.2 19.5H-2.2Z" fill="currentColor" stroke="none"/>
<path d="M-14-2.5H14M-11.5 4.5H11.5" stroke="GROUND" stroke-width="1.2"/>
<path d="M-10.5-.3V2.3H-5.5V-.3H-7.5M-2.5-.3V2.3H2.5V-.3H.5M5.5-.3V2.3H10.5V-.3H8.5" fill="none" stroke="GROUND" stroke-width="1.2"/>"##,
];

/// A pagoda of three roofs, standing on (0, 0); walls in `currentColor`, with the letter's place at (0, -6).
pub(super) const PAGODA: &str = r##"<ellipse cx="5" cy="1" rx="22" ry="6.5" fill="#1d1713" fill-opacity=".42" stroke="none"/>
<path d="M-15 2.5H15V-2.5H11V-11.5C14-11.5 17-11.5 19-12C14-13.5 10.5-16 9-20H8.5V-26C11-26 14-26 16-26.5C11.5-28 8.5-30 7.2-34H6V-39C9-39 11-39 13-39.5C8-41.5 3-45 1.5-51L0-57L-1.5-51C-3-45-8-41.5-13-39.5C-11-39-9-39-6-39V-34H-7.2C-8.5-30-11.5-28-16-26.5C-14-26-11-26-8.5-26V-20H-9C-10.5-16-14-13.5-19-12C-17-11.5-14-11.5-11-11.5V-2.5H-15Z" fill="#f8f0dc" stroke="#f8f0dc" stroke-width="4.5" stroke-opacity=".9"/>
<path d="M-15-2.5H15V2.5H-15Z" fill="#d8c7a0"/>
<path d="M-11-13.5H11V-2.5H-11ZM-8.5-28H8.5V-19H-8.5ZM-6-41H6V-33H-6Z" fill="#f4ead0"/>
<path d="M-19-12C-14-13.5-10.5-16-9-20H9C10.5-16 14-13.5 19-12C12-11-12-11-19-12Z" fill="currentColor"/>
<path d="M-16-26.5C-11.5-28-8.5-30-7.2-34H7.2C8.5-30 11.5-28 16-26.5C10-25.6-10-25.6-16-26.5Z" fill="currentColor"/>
<path d="M-13-39.5C-8-41.5-3-45-1.5-51H1.5C3-45 8-41.5 13-39.5C8-38.7-8-38.7-13-39.5Z" fill="currentColor"/>
<path d="M0-51V-57" fill="none" stroke-width="1.8" stroke-linecap="round"/><circle cy="-53.5" r="1.9" fill="currentColor"/>
<path d="M-13.5-13.6C-10-15-8-16.5-7-18.6M-11-28.2C-8.5-29.2-6.8-30.6-5.8-32.6M-7.5-41.3C-5-42.8-2.8-45-1.8-48" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>
<path d="M-2-38.5H2V-34H-2ZM-5-25.5V-20.5M5-25.5V-20.5M-1.8-25.5H1.8V-20H-1.8Z" fill="none" stroke-width=".9"/>"##;
