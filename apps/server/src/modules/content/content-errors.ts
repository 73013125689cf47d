import { refusal } from "../../platform/errors/refusal.ts";

export const PageNotFound = refusal("missing", "page-not-found");
export const ChurchNotFound = refusal("missing", "church-not-found");
export const SectionNotFound = refusal("missing", "page-section-not-found");
export const ElementNotFound = refusal("missing", "page-element-not-found");
export const VersionNotFound = refusal("missing", "page-version-not-found");

export const PageTitleBlank = refusal("invalid", "page-title-blank");
export const PageUrlInvalid = refusal("invalid", "page-url-invalid");
/** Another page has the URL, or it is one that every church's site reserves, such as `/give`. */
export const PageUrlTaken = refusal("conflict", "page-url-taken");
/** The home page cannot be moved, unpublished or removed. */
export const HomePageStays = refusal("conflict", "page-home-stays");

export const TooManyPages = refusal("conflict", "page-too-many");
export const TooManySections = refusal("conflict", "page-section-too-many");
export const TooManyElements = refusal("conflict", "page-element-too-many");
export const PageTooLarge = refusal("conflict", "page-too-large");

export const ElementTypeMissing = refusal("invalid", "page-element-type-missing");
/** An element's type cannot change, because its stored answers would not fit another type. */
export const ElementTypeFixed = refusal("conflict", "page-element-type-fixed");
/** Somebody else changed the element after the caller had opened its editor. */
export const ElementChanged = refusal("conflict", "page-element-changed");
export const ElementAnswersInvalid = refusal("invalid", "page-element-invalid");
/** Columns can only be placed directly in a section, and only columns can contain other elements. */
export const ElementTooDeep = refusal("conflict", "page-element-too-deep");
export const AddressUnsafe = refusal("invalid", "page-address-unsafe");
export const NavigationLabelBlank = refusal("invalid", "page-menu-label-blank");
/** An element cannot be restored while its section, or the columns it was in, are still removed. */
export const SectionRemoved = refusal("conflict", "page-section-removed");
