//! The emblems of the dynasties. All lie around the point (0, 0), about 40 wide, drawn in `currentColor`, with details in
//! the colour of a leader's face.

/// Lion, bull, archer, pot: in seat order.
pub(super) const EMBLEMS: [&str; 4] = [
    r##"<path d="M0-20C3-20 5-18.5 6-17C9-18 12-16.5 13-14C16-13.5 18-11 17.5-8C20-6 20.5-3 19-.5C20.5 2 20 5 17.5 6.5C18 9.5 16 12 13 12.5C12 15.5 9 17 6.5 16C5 18.5 2.5 20 0 20C-2.5 20-5 18.5-6.5 16C-9 17-12 15.5-13 12.5C-16 12-18 9.5-17.5 6.5C-20 5-20.5 2-19-.5C-20.5-3-20-6-17.5-8C-18-11-16-13.5-13-14C-12-16.5-9-18-6-17C-5-18.5-3-20 0-20Z" fill="currentColor" stroke="none"/>
<path d="M-10.5-5C-10.5-11-5-13 0-13C5-13 10.5-11 10.5-5C10.5-1 9 2 9 6C9 11 4.5 14.5 0 14.5C-4.5 14.5-9 11-9 6C-9 2-10.5-1-10.5-5Z" fill="var(--face)" stroke="none"/>
<path d="M-4.6 3.5C-3-.5-2.6-5-3.4-8H3.4C2.6-5 3-.5 4.6 3.5C4.6 7-4.6 7-4.6 3.5Z" fill="currentColor" fill-opacity=".28" stroke="none"/>
<path d="M-8-5.5C-6.5-7.5-4-7.5-3-5.5M8-5.5C6.5-7.5 4-7.5 3-5.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>
<circle cx="-5.6" cy="-3" r="1.9" fill="currentColor" stroke="none"/><circle cx="5.6" cy="-3" r="1.9" fill="currentColor" stroke="none"/>
<path d="M-4 3.2H4L0 7.2Z" fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>
<path d="M0 7V9M-6 8.5C-4.5 11-1.5 11 0 9C1.5 11 4.5 11 6 8.5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>"##,
    r##"<path d="M-7-7.5C-14-7-19-11-18-19C-15-14-11-13.5-6-13C-2.5-14.5 2.5-14.5 6-13C11-13.5 15-14 18-19C19-11 14-7 7-7.5Z" fill="currentColor" stroke="none"/>
<path d="M-8-7C-12-8.5-16-7-18.5-3.5C-14.5-1-11-1.5-8-3.5ZM8-7C12-8.5 16-7 18.5-3.5C14.5-1 11-1.5 8-3.5Z" fill="currentColor" stroke="none"/>
<path d="M-8.5-10H8.5C10-4 8 2 6.5 7C8.5 9.5 8.5 14 6 16.5C3 19.5-3 19.5-6 16.5C-8.5 14-8.5 9.5-6.5 7C-8 2-10-4-8.5-10Z" fill="currentColor" stroke="none"/>
<path d="M-6.3-2.5L-2.8-.7M6.3-2.5L2.8-.7" stroke="var(--face)" stroke-width="2.2" stroke-linecap="round"/>
<path d="M-5.5 9C-2 7.6 2 7.6 5.5 9M0-9.5V-4" fill="none" stroke="var(--face)" stroke-width="1.3" stroke-linecap="round"/>
<circle cx="-2.9" cy="12.7" r="1.4" fill="var(--face)" stroke="none"/><circle cx="2.9" cy="12.7" r="1.4" fill="var(--face)" stroke="none"/>"##,
    r##"<path d="M9-19C17-11 17 7 9 15" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>
<path d="M9-19L-3-3L9 15" fill="none" stroke="currentColor" stroke-width="1"/>
<path d="M-6-3H16" stroke="currentColor" stroke-width="1.8"/><path d="M20.5-3L14.5-6V0Z" fill="currentColor" stroke="none"/>
<circle cx="-7.5" cy="-12.5" r="4.6" fill="currentColor" stroke="none"/><path d="M-9.5-16.5C-9-19-6.5-20-4.5-19C-5-17.5-5.5-17-6.5-16Z" fill="currentColor" stroke="none"/>
<path d="M-12-6.5C-9-8.5-5.5-8-3.5-5.5L3.5-4.8V-1.2L-4.5-1.5L-4 6L3 10.5L1.5 19H-2.5L-2.5 13L-8 10.5L-11.5 19H-16L-12.5 8Z" fill="currentColor" stroke="none"/>
<path d="M-12-6.5L-17-2L-11-1.5L-3-1.5V-4.5L-11-4.5Z" fill="currentColor" stroke="none"/>"##,
    r##"<path d="M-13-9V-17C-13-19-8-19-8-17V-9ZM8-9V-17C8-19 13-19 13-17V-9Z" fill="none" stroke="currentColor" stroke-width="2.4"/>
<path d="M-18-9.5H18V-5.8H16C16.5 3 12 9 6 10.2H-6C-12 9-16.5 3-16-5.8H-18Z" fill="currentColor" stroke="none"/>
<path d="M-11 7L-8 8.8L-10 19.5H-14.5ZM11 7L8 8.8L10 19.5H14.5ZM-2.5 9H2.5L2.2 19.5H-2.2Z" fill="currentColor" stroke="none"/>
<path d="M-14-2.5H14M-11.5 4.5H11.5" stroke="var(--face)" stroke-width="1.2"/>
<path d="M-10.5-.3V2.3H-5.5V-.3H-7.5M-2.5-.3V2.3H2.5V-.3H.5M5.5-.3V2.3H10.5V-.3H8.5" fill="none" stroke="var(--face)" stroke-width="1.2"/>"##,
];
