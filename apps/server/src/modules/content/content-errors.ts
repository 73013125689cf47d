import { refusal } from "../../platform/errors/refusal.ts";

export const PageNotFound = refusal("missing", "page-not-found");
/** A church that there is not. */
export const ChurchNotFound = refusal("missing", "church-not-found");
export const SectionNotFound = refusal("missing", "page-section-not-found");
export const ElementNotFound = refusal("missing", "page-element-not-found");
export const VersionNotFound = refusal("missing", "page-version-not-found");

export const PageTitleBlank = refusal("invalid", "page-title-blank");
export const PageUrlInvalid = refusal("invalid", "page-url-invalid");
/** By another page, or by what stands there on every church's site. */
export const PageUrlTaken = refusal("conflict", "page-url-taken");
/** The first page is always there, at its place, for everyone. */
export const HomePageStays = refusal("conflict", "page-home-stays");

export const TooManyPages = refusal("conflict", "page-too-many");
export const TooManySections = refusal("conflict", "page-section-too-many");
export const TooManyElements = refusal("conflict", "page-element-too-many");
export const PageTooLarge = refusal("conflict", "page-too-large");

export const ElementTypeMissing = refusal("invalid", "page-element-type-missing");
/** What an element is, it stays; its answers would mean something else. */
export const ElementTypeFixed = refusal("conflict", "page-element-type-fixed");
/** By somebody else, since its editor was opened. */
export const ElementChanged = refusal("conflict", "page-element-changed");
export const ElementAnswersInvalid = refusal("invalid", "page-element-invalid");
/** Columns stand in a section, and other elements in columns: no deeper. */
export const ElementTooDeep = refusal("conflict", "page-element-too-deep");
export const AddressUnsafe = refusal("invalid", "page-address-unsafe");
export const NavigationLabelBlank = refusal("invalid", "page-menu-label-blank");
/** What is published of it, or of what holds it, must come first. */
export const SectionRemoved = refusal("conflict", "page-section-removed");
