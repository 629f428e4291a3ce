//! Sentences as players read them, in each language that tests quote.

use ::yangtze::{Action, Colour, Commitment, Event, Misread, Payment, Reason, Return, Rule, Tiles};
use kernel::{Refused, Seat};

use super::refusal::VERBS;
use super::variants::{outcome, space};
use super::*;
use crate::checks::QUOTED;
use crate::{Language, Names};

/// The event in each language that tests quote.
fn check(event: Event, told: [&str; 3]) {
    let names = Names::default();
    assert_eq!(QUOTED.map(|language| super::event(language, &names, &event)), told);
}

#[test]
fn a_leader_that_would_join_states_is_refused_by_colour() {
    let refused = Refused::Rule(Rule::JoinsLikeLeaders(Colour::Blue));
    let said = QUOTED.map(|language| refusal_with_number(language, &refused));
    assert_eq!(
        said,
        [
            "You can't place a leader here: it would join states into one with two blue leaders. (YY-4.3)",
            "Vous ne pouvez pas placer de chef ici\u{a0}: il réunirait des états en un seul avec deux chefs bleus. \
             (YY-4.3)",
            "Non puoi posizionare un leader qui: unirebbe più stati in uno solo con due leader blu. (YY-4.3)",
        ]
    );
}

#[test]
fn the_listed_verbs_are_those_that_are_read() {
    for verb in VERBS.split(", ") {
        assert_ne!(verb.parse::<Action>(), Err(Misread::Verb), "{verb}");
    }
    for part in ["Les actions sont tile, ", "lose."] {
        assert!(misread(Language::French, Misread::Verb).contains(part));
    }
    assert_eq!(
        misread(Language::Italian, Misread::Colour),
        "Colore sconosciuto. I colori sono k (nero), r (rosso), b (blu), g (verde) e y (giallo)."
    );
}

#[test]
fn a_player_without_a_name_is_called_by_the_dynasty() {
    let names = Names::new(["", "Élodie {space}"]);
    let told = [0, 1].map(|seat| event(Language::French, &names, &Event::TurnBegan { seat: Seat::new(seat) }));
    assert_eq!(told, ["C'est à Lion de jouer.", "C'est à Élodie {space} de jouer."]);
}

#[test]
fn numbers_take_the_right_form() {
    let says = |count| QUOTED.map(|language| points(language, Colour::Black, count));
    assert_eq!(says(0), ["0 black points", "0 point noir", "0 punti neri"]);
    assert_eq!(says(1), ["1 black point", "1 point noir", "1 punto nero"]);
    assert_eq!(says(2), ["2 black points", "2 points noirs", "2 punti neri"]);
}

#[test]
fn hidden_tiles_are_counted_and_known_ones_named() {
    let (seat, tiles) = (Seat::new(2), Tiles::new([2, 0, 0, 1, 0]));
    check(
        Event::Drawn { seat, count: 3, tiles: None },
        ["Archer draws 3 tiles.", "Archer pioche 3 tuiles.", "Arciere pesca 3 tessere."],
    );
    check(
        Event::Drawn { seat, count: 3, tiles: Some(tiles) },
        [
            "Archer draws 3 tiles: 2 governors and 1 trader.",
            "Archer pioche 3 tuiles\u{a0}: 2 gouverneurs et 1 négociant.",
            "Arciere pesca 3 tessere: 2 governatori e 1 commerciante.",
        ],
    );
    check(
        Event::Replaced { seat, count: 1, tiles: None },
        ["Archer replaces 1 tile.", "Archer remplace 1 tuile.", "Arciere sostituisce 1 tessera."],
    );
}

#[test]
fn a_tile_is_called_by_its_role_and_a_leader_by_its_colour() {
    let (seat, colour) = (Seat::new(0), Colour::Yellow);
    check(
        Event::TilePlaced { seat, colour, space: space("F7") },
        [
            "Lion places an artisan on F7.",
            "Lion pose une tuile artisan en F7.",
            "Leone posiziona una tessera artigiano in F7.",
        ],
    );
    check(
        Event::LeaderPositioned { seat, colour, from: Some(space("A1")), to: space("F7") },
        [
            "Lion moves the yellow leader from A1 to F7.",
            "Lion déplace son chef jaune de la case A1 à la case F7.",
            "Leone sposta il suo leader giallo da A1 in F7.",
        ],
    );
    check(
        Event::PagodaBuilt { seat, colour, triangle: "F7,G7,F8".parse().unwrap(), from: None },
        [
            "Lion builds a yellow pagoda on F7, G7 and F8.",
            "Lion construit une pagode jaune sur les cases F7, G7 et F8.",
            "Leone costruisce una pagoda gialla sugli spazi F7, G7 e F8.",
        ],
    );
}

#[test]
fn a_leader_that_leaves_says_why() {
    check(
        Event::LeaderReturned { seat: Seat::new(1), colour: Colour::Red, from: space("F7"), why: Return::NoBlackTile },
        [
            "Bull takes back the red leader from F7: no governor tile is adjacent to it any more.",
            "Taureau reprend son chef rouge de la case F7\u{a0}: plus aucune tuile gouverneur ne lui est adjacente.",
            "Toro riprende il suo leader rosso da F7: nessuna tessera governatore gli è più adiacente.",
        ],
    );
}

#[test]
fn a_point_that_the_black_leader_gets_says_so() {
    let why = Reason::Tile { space: space("F7"), leader: Colour::Black };
    check(
        Event::Points { seat: Seat::new(0), colour: Colour::Green, points: 1, why },
        [
            "Lion gains 1 green point for the trader tile on F7, thanks to the black leader.",
            "Lion gagne 1 point vert pour la tuile négociant en F7, grâce à son chef noir.",
            "Leone guadagna 1 punto verde per la tessera commerciante in F7, grazie al suo leader nero.",
        ],
    );
    assert_eq!(reason(Language::English, Colour::Black, 1, why), "for the governor tile on F7");
}

#[test]
fn a_riot_names_what_it_costs_and_removes() {
    let (seat, colour, space) = (Seat::new(3), Colour::Yellow, space("F7"));
    check(
        Event::Riot { seat, payment: Payment::TileAndLeader, colour, space },
        [
            "Pot causes a riot with one farmer and the blue leader: the artisan tile on F7 is removed.",
            "Vase cause une révolte paysanne avec une tuile paysan et son chef bleu\u{a0}: \
             la tuile artisan en F7 est retirée.",
            "Vaso provoca una rivolta dei contadini con una tessera contadino e il suo leader blu: \
             la tessera artigiano in F7 viene rimossa.",
        ],
    );
}

#[test]
fn support_and_commitments_name_tiles_and_leader() {
    let commitment = |tiles, leader| Commitment { tiles, leader };
    let seat = Seat::new(0);
    check(
        Event::Committed { seat, commitment: commitment(2, true) },
        [
            "Lion commits 2 governors and the black leader.",
            "Lion engage 2 gouverneurs et son chef noir.",
            "Leone impegna 2 governatori e il suo leader nero.",
        ],
    );
    check(
        Event::Supported { seat, side: Some((space("A1"), commitment(0, true))) },
        [
            "Lion supports the state at A1 with the red leader.",
            "Lion soutient l'état en A1 avec son chef rouge.",
            "Leone sostiene lo stato in A1 con il suo leader rosso.",
        ],
    );
}

#[test]
fn a_revolt_tells_both_strengths() {
    let [attacker, defender] = [0, 2].map(Seat::new);
    let (colour, attack, defence) = (Colour::Green, 3, 4);
    check(
        Event::RevoltBegan { attacker, defender, colour, space: space("F7"), attack, defence },
        [
            "Lion starts a revolt on F7 against Archer (green leader): strength 3 against 4.",
            "Lion déclenche une révolte en F7 contre Archer (chef vert)\u{a0}: force 3 contre 4.",
            "Leone scatena una rivolta in F7 contro Arciere (leader verde): forza 3 contro 4.",
        ],
    );
    check(
        Event::RevoltEnded { winner: defender, loser: attacker, colour, attack, defence },
        [
            "Archer wins the revolt against Lion (green leader): attack 3, defence 4.",
            "Archer gagne la révolte contre Lion (chef vert)\u{a0}: attaque 3, défense 4.",
            "Arciere vince la rivolta contro Leone (leader verde): attacco 3, difesa 4.",
        ],
    );
}

#[test]
fn a_war_tells_the_strength_of_every_state() {
    let states = [("B2", 0), ("F7", 3), ("K9", 12)].map(|(state, strength)| (space(state), strength));
    let told = QUOTED.map(|language| terms::states(language, states.into_iter()));
    assert_eq!(
        told,
        [
            "B2 (strength 0), F7 (strength 3) and K9 (strength 12)",
            "B2 (force 0), F7 (force 3) et K9 (force 12)",
            "B2 (forza 0), F7 (forza 3) e K9 (forza 12)",
        ]
    );
}

#[test]
fn the_result_gives_every_score_and_the_winner() {
    assert_eq!(
        result(Language::English, &Names::default(), &outcome(&[0])),
        [
            "Lion scores 5 points: black 4, red 6, blue 5, green 9 and yellow 1; \
             with yellow spread, 5, 5, 6 and 9.",
            "Bull scores 1 point: black 1, red 1, blue 7, green 3 and yellow 0; \
             with yellow spread, 1, 1, 3 and 7.",
            "Archer scores 0 points: black 0, red 2, blue 0, green 3 and yellow 0; \
             with yellow spread, 0, 0, 2 and 3.",
            "Lion wins the game.",
        ]
    );
    let told = [Language::French, Language::Italian].map(|it| result(it, &Names::default(), &outcome(&[0])).remove(0));
    assert_eq!(
        told,
        [
            "Lion a 5 points\u{a0}: noir 4, rouge 6, bleu 5, vert 9 et jaune 1\u{a0}; \
             avec le jaune réparti, 5, 5, 6 et 9.",
            "Leone ottiene 5 punti: nero 4, rosso 6, blu 5, verde 9 e giallo 1; con il giallo ripartito, 5, 5, 6 e 9.",
        ]
    );
    assert_eq!(
        QUOTED.map(|language| victory(language, &Names::new(["Anna"]), &outcome(&[0, 1, 2]))),
        [
            "Anna, Bull and Archer share the victory.",
            "Anna, Taureau et Archer se partagent la victoire.",
            "Anna, Toro e Arciere si dividono la vittoria.",
        ]
    );
}

#[test]
fn what_differs_in_colour_only_is_told_in_one_sentence() {
    use bots::yangtze::Reason as Advice;
    let reasons = [
        Advice::Collects { colour: Colour::Red },
        Advice::Expels { seat: Seat::new(1), colour: Colour::Blue },
        Advice::Collects { colour: Colour::Green },
        Advice::Threatens { seat: Seat::new(1), colour: Colour::Red },
        Advice::Threatens { seat: Seat::new(2), colour: Colour::Red },
        Advice::Threatens { seat: Seat::new(1), colour: Colour::Yellow },
    ];
    let told = QUOTED.map(|language| advice(language, &Names::default(), &reasons));
    assert_eq!(
        told,
        [
            [
                "You will gain points for each further soldier and trader tile.",
                "Bull is likely to lose the blue leader.",
                "Bull has to fear for the red leader and the yellow leader.",
                "Archer has to fear for the red leader."
            ],
            [
                "Vous gagnerez des points pour chaque tuile soldat et négociant à venir.",
                "Taureau va sans doute perdre son chef bleu.",
                "Taureau doit craindre pour son chef rouge et son chef jaune.",
                "Archer doit craindre pour son chef rouge."
            ],
            [
                "Guadagnerai punti per ogni nuova tessera soldato e commerciante.",
                "Toro probabilmente perde il suo leader blu.",
                "Toro deve temere per il suo leader rosso e il suo leader giallo.",
                "Arciere deve temere per il suo leader rosso."
            ],
        ]
    );
}

#[test]
fn a_hand_is_told_to_its_player() {
    let told = |letters| QUOTED.map(|language| hand(language, Tiles::new(letters)));
    assert_eq!(told([0; 5])[0], "You have no tiles in hand.");
    assert_eq!(
        told([2, 0, 0, 1, 0]),
        [
            "You have 2 governors and 1 trader in hand.",
            "Vous avez 2 gouverneurs et 1 négociant en main.",
            "Hai in mano 2 governatori e 1 commerciante.",
        ]
    );
}

#[test]
fn a_conflict_is_told_with_who_stands_against_whom() {
    let [attacker, defender] = [0, 1].map(Seat::new);
    let revolt =
        ::yangtze::RevoltAtHand { colour: Colour::Red, attacker, defender, attack: 3, defence: 2, attacked: false };
    let told = QUOTED.map(|language| revolt_at_hand(language, &Names::default(), &revolt));
    assert_eq!(
        told,
        [
            "Lion attacks with strength 3, Bull defends with 2 and wins a tie (red leader).",
            "Lion attaque avec une force de 3, Taureau défend avec 2 et gagne à égalité (chef rouge).",
            "Leone attacca con forza 3, Toro difende con 2 e vince in caso di parità (leader rosso).",
        ]
    );
    let leaders = [Some((attacker, false)), Some((defender, true)), None, Some((attacker, true)), None];
    let state = ::yangtze::WarringState { name: space("D4"), strength: 5, red: 3, leaders };
    assert_eq!(
        warring_state(Language::English, &Names::default(), &state),
        "The state at D4 has strength 5; leaders in conflict: Bull (red leader) and Lion (green leader)."
    );
    assert_eq!([1, 2].map(|left| actions_left(Language::Italian, left)), ["Resta 1 azione.", "Restano 2 azioni."]);
}

#[test]
fn what_a_bot_would_do_reads_as_advice() {
    let says = |action: &str| QUOTED.map(|language| deed(language, &action.parse::<Action>().unwrap()));
    assert_eq!(
        says("leader y@L10"),
        ["put the yellow leader on L10", "placer le chef jaune en L10", "posizionare il leader giallo in L10"]
    );
    assert_eq!(
        says("commit 2+"),
        [
            "commit 2 governors and the black leader to the revolt",
            "engager 2 gouverneurs et le chef noir dans la révolte",
            "impegnare 2 governatori e il leader nero nella rivolta",
        ]
    );
}
