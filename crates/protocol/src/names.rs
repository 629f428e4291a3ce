//! Enums of plain names: the description of the API tells what each of them stands for, as the code does.

/// Defines such an enum. A derived schema would have the names only, without what is said about each.
macro_rules! names {
    (
        $(#[doc = $about:literal])+
        #[derive($($derive:ident),+ $(,)?)]
        #[serde($($serde:tt)+)]
        pub enum $enum:ident {
            $($(#[doc = $doc:literal])+ $name:ident,)+
        }
    ) => {
        $(#[doc = $about])+
        #[derive($($derive),+)]
        #[serde($($serde)+)]
        pub enum $enum {
            $($(#[doc = $doc])+ $name,)+
        }

        impl utoipa::PartialSchema for $enum {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let about = [$($about.trim()),+].join(" ");
                let names = utoipa::openapi::OneOfBuilder::new().description(Some(about));
                $(let names = names.item($crate::names::name(&Self::$name, &[$($doc.trim()),+]));)+
                utoipa::openapi::Schema::from(names).into()
            }
        }

        impl utoipa::ToSchema for $enum {}
    };
}

pub(crate) use names;

/// One name with what it stands for.
pub(crate) fn name(name: &impl serde::Serialize, about: &[&str]) -> utoipa::openapi::Object {
    utoipa::openapi::ObjectBuilder::new()
        .schema_type(utoipa::openapi::schema::Type::String)
        .enum_values(serde_json::to_value(name).ok().map(|name| [name]))
        .description(Some(about.join(" ")))
        .build()
}
