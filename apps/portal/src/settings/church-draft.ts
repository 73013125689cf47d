import { CHURCH_MUST_HAVE, isSubDomain, type ChurchChange, type ChurchDetails } from "@offertory/contract";

const CHURCH_FIELDS = [
  "name",
  "subDomain",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "country",
  "timeZone",
  "legalName",
  "taxId",
  "currency",
] as const;
export type ChurchField = (typeof CHURCH_FIELDS)[number];

export type ChurchForm = Record<ChurchField, string>;
export type ChurchProblem = (typeof CHURCH_MUST_HAVE)[keyof typeof CHURCH_MUST_HAVE] | "sub-domain-invalid";

export const startChurch = (church: ChurchDetails): ChurchForm => ({ ...church });

/** Returns why the church's details cannot be saved, by field. */
export function problemsWithChurch(form: ChurchForm): Partial<Record<ChurchField, ChurchProblem>> {
  const problems: Partial<Record<ChurchField, ChurchProblem>> = {};
  for (const field of MUST_HAVE) if (!form[field].trim()) problems[field] = CHURCH_MUST_HAVE[field];
  if (!isSubDomain(form.subDomain.trim().toLowerCase())) problems.subDomain = "sub-domain-invalid";
  return problems;
}

const MUST_HAVE = CHURCH_FIELDS.filter((field): field is keyof typeof CHURCH_MUST_HAVE => field in CHURCH_MUST_HAVE);

/** Returns the request body: only the changed fields. */
export function churchChange(form: ChurchForm, church: ChurchDetails): ChurchChange {
  const change: ChurchChange = {};
  for (const field of CHURCH_FIELDS) {
    const value = field === "subDomain" ? form[field].trim().toLowerCase() : form[field].trim();
    if (value !== church[field]) change[field] = value;
  }
  return change;
}

export const isChurchChanged = (form: ChurchForm, church: ChurchDetails): boolean =>
  Object.keys(churchChange(form, church)).length > 0;

/** Returns the URL of the church's site. */
export const siteAddress = (site: string, subDomain: string): string =>
  `${site.replace(/\/$/, "")}/${subDomain.trim().toLowerCase()}`;
