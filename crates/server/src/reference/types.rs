//! What is sent and answered, type by type, as HTML.

use utoipa::openapi::schema::{AdditionalProperties, ArrayItems, Object, SchemaType, Type};
use utoipa::openapi::{OpenApi, RefOr, Schema};

use super::text::{escaped, paragraphs};

/// All types, each with its place.
pub(super) fn section(document: &OpenApi) -> String {
    let mut html = "<section id=\"types\">\n<h2>types</h2>\n".to_owned();
    for (name, schema) in document.components.iter().flat_map(|components| &components.schemas) {
        let name = escaped(name);
        html += &format!("<article id=\"type-{name}\">\n<h3><a href=\"#type-{name}\">{name}</a></h3>\n");
        html += &paragraphs(about(schema));
        html += &details(schema);
        html += "</article>\n";
    }
    html + "</section>\n"
}

/// What is said about a type.
fn about(schema: &RefOr<Schema>) -> &str {
    let text = match schema {
        RefOr::Ref(reference) => return &reference.description,
        RefOr::T(Schema::Array(array)) => &array.description,
        RefOr::T(Schema::Object(object)) => &object.description,
        RefOr::T(Schema::OneOf(one)) => &one.description,
        RefOr::T(Schema::AllOf(all)) => &all.description,
        RefOr::T(Schema::AnyOf(any)) => &any.description,
        RefOr::T(_) => &None,
    };
    text.as_deref().unwrap_or_default()
}

/// A type in a few words, leading to where it is told in full.
pub(super) fn name(schema: &RefOr<Schema>) -> String {
    match schema {
        RefOr::Ref(reference) => {
            let name = reference.ref_location.rsplit('/').next().unwrap_or_default();
            format!("<a href=\"#type-{0}\">{0}</a>", escaped(name))
        }
        RefOr::T(Schema::Array(array)) => {
            let items = match &array.items {
                ArrayItems::RefOrSchema(items) => name(items),
                ArrayItems::False => "nothing".to_owned(),
            };
            format!("list of {items}{}", or_null(&array.schema_type))
        }
        RefOr::T(Schema::Object(object)) => match &object.enum_values {
            Some(values) => values
                .iter()
                .map(|value| format!("<code>{}</code>", escaped(&value.to_string())))
                .collect::<Vec<_>>()
                .join(" or "),
            None => plain(&object.schema_type),
        },
        RefOr::T(Schema::OneOf(one)) => any(&one.items),
        RefOr::T(Schema::AnyOf(any_of)) => any(&any_of.items),
        RefOr::T(Schema::AllOf(all)) => all.items.iter().map(name).collect::<Vec<_>>().join(" and "),
        RefOr::T(_) => "anything".to_owned(),
    }
}

fn any(items: &[RefOr<Schema>]) -> String {
    items.iter().map(name).collect::<Vec<_>>().join(" or ")
}

fn word(kind: &Type) -> &'static str {
    match kind {
        Type::Object => "object",
        Type::String => "text",
        Type::Integer => "integer",
        Type::Number => "number",
        Type::Boolean => "true or false",
        Type::Array => "list",
        Type::Null => "null",
    }
}

fn plain(kind: &SchemaType) -> String {
    match kind {
        SchemaType::Type(kind) => word(kind).to_owned(),
        SchemaType::Array(kinds) => kinds.iter().map(word).collect::<Vec<_>>().join(" or "),
        SchemaType::AnyValue => "anything".to_owned(),
    }
}

fn or_null(kind: &SchemaType) -> &'static str {
    match kind {
        SchemaType::Array(kinds) if kinds.contains(&Type::Null) => " or null",
        _ => "",
    }
}

/// What a type consists of; nothing if its name says all.
fn details(schema: &RefOr<Schema>) -> String {
    match schema {
        RefOr::T(Schema::Object(object)) if !object.properties.is_empty() => fields(object),
        RefOr::T(Schema::OneOf(one)) if one.items.iter().any(is_told) => {
            format!("<p>One of:</p>\n<table>\n{}</table>\n", one.items.iter().map(variant).collect::<String>())
        }
        RefOr::T(Schema::AllOf(all)) => {
            let part = |part: &RefOr<Schema>| match part {
                RefOr::Ref(_) => format!("<p>Everything of {}, and</p>\n", name(part)),
                RefOr::T(_) => details(part),
            };
            all.items.iter().map(part).collect()
        }
        _ => String::new(),
    }
}

/// Whether there is more to tell of a variant than the name of its type.
fn is_told(item: &RefOr<Schema>) -> bool {
    matches!(item, RefOr::T(Schema::Object(object)) if object.enum_values.is_some() || !object.properties.is_empty())
}

fn fields(object: &Object) -> String {
    let rows = object.properties.iter().map(|(field, schema)| {
        let optional = if object.required.contains(field) { "" } else { "<br><small>optional</small>" };
        row(&format!("<code>{}</code>", escaped(field)), &format!("{}{optional}", name(schema)), schema)
    });
    let rows: String = rows.collect();
    let only = match object.additional_properties.as_deref() {
        Some(AdditionalProperties::FreeForm(false)) => "<p><small>Other fields are refused.</small></p>\n",
        _ => "",
    };
    format!("<table>\n{rows}</table>\n{only}")
}

fn row(head: &str, kind: &str, schema: &RefOr<Schema>) -> String {
    let (about, details) = (paragraphs(about(schema)), details(schema));
    format!("<tr><th scope=\"row\">{head}</th><td>{kind}</td><td>{about}{details}</td></tr>\n")
}

/// One of several: a plain text, or an object with one field by which it is known.
fn variant(item: &RefOr<Schema>) -> String {
    if let RefOr::T(Schema::Object(object)) = item
        && let (Some((field, schema)), None) = (object.properties.first(), &object.enum_values)
    {
        let (about, details) = (paragraphs(about(item)), details(schema));
        let head = format!("<code>{}</code>", escaped(&format!("{{\"{field}\": …}}")));
        return format!("<tr><th scope=\"row\">{head}</th><td>{}</td><td>{about}{details}</td></tr>\n", name(schema));
    }
    row(&name(item), "", item)
}
