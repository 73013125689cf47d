import { CHURCH_MUST_HAVE, defaultSubDomain, isSubDomain, tidySubDomain } from "@offertory/contract";
import { currencyOfCountry } from "@offertory/i18n";

/** The values of the form that registers a church. */
export interface ChurchFormDraft {
  name: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  /** Empty until the user chooses one: it then follows the country. */
  currency: string;
  subDomain: string;
  /** Whether the user has typed the subdomain, so that it no longer follows the name. */
  ownSubDomain: boolean;
}
export type ChurchField = Exclude<keyof ChurchFormDraft, "ownSubDomain">;
export type ChurchMustHave = keyof typeof CHURCH_MUST_HAVE;

const subDomainFor = (name: string): string => tidySubDomain(defaultSubDomain(name));

export const startChurch = (name = ""): ChurchFormDraft => ({
  name,
  address1: "",
  address2: "",
  city: "",
  state: "",
  zip: "",
  country: "",
  currency: "",
  subDomain: subDomainFor(name),
  ownSubDomain: false,
});

/** Changes a field. The subdomain follows the name until the user types one; after it is cleared it follows again. */
export function changeChurch(draft: ChurchFormDraft, field: ChurchField, value: string): ChurchFormDraft {
  if (field === "subDomain") {
    const written = value.toLowerCase().replace(/\s/g, "");
    return { ...draft, subDomain: written, ownSubDomain: written !== "" };
  }
  const changed = { ...draft, [field]: value };
  return field === "name" && !draft.ownSubDomain ? { ...changed, subDomain: subDomainFor(value) } : changed;
}

/** Returns the chosen currency, else the one of the country. */
export const currencyShown = ({ currency, country }: ChurchFormDraft): string =>
  currency || (country ? currencyOfCountry(country) : "");

export type ChurchProblems = {
  [Field in ChurchField]?: (typeof CHURCH_MUST_HAVE)[ChurchMustHave] | "sub-domain-invalid";
};

const isMustHave = (field: string): field is ChurchMustHave => field in CHURCH_MUST_HAVE;
export const MUST_HAVES = Object.keys(CHURCH_MUST_HAVE).filter(isMustHave);

export function problemsOfChurch(draft: ChurchFormDraft): ChurchProblems {
  const blank = MUST_HAVES.filter((field) => !draft[field].trim());
  return {
    ...Object.fromEntries(blank.map((field) => [field, CHURCH_MUST_HAVE[field]])),
    ...(draft.subDomain && !isSubDomain(draft.subDomain) && { subDomain: "sub-domain-invalid" }),
  };
}

/** Returns the request body: trimmed, and without `ownSubDomain`. */
export function finishChurch(fields: ChurchFormDraft): Record<ChurchField, string> {
  return {
    name: fields.name.trim(),
    address1: fields.address1.trim(),
    address2: fields.address2.trim(),
    city: fields.city.trim(),
    state: fields.state.trim(),
    zip: fields.zip.trim(),
    country: fields.country.trim(),
    currency: currencyShown(fields),
    subDomain: fields.subDomain,
  };
}
