import { z } from "zod/mini";
import { optionalText, text } from "../text/text.ts";

export const Setting = z.object({ keyName: z.string(), value: z.string() });
export type Setting = z.output<typeof Setting>;

/** The public data of a church. */
export const Church = z.object({
  id: z.string(),
  name: z.string(),
  subDomain: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  /** The ISO 4217 code of the currency of all its amounts. */
  currency: z.string(),
  settings: z.array(Setting),
});
export type Church = z.output<typeof Church>;

/** The data of a church that its own staff read and change. */
export const ChurchDetails = z.extend(z.omit(Church, { settings: true }), {
  timeZone: z.string(),
  legalName: z.string(),
  taxId: z.string(),
});
export type ChurchDetails = z.output<typeof ChurchDetails>;

/** `closesAt` is when the closing can no longer be undone and the church's data is erased. */
export const ChurchClosing = z.object({ closesAt: z.string() });
export type ChurchClosing = z.output<typeof ChurchClosing>;

export const CHURCH_LENGTHS = {
  name: 200,
  subDomain: 63,
  address1: 200,
  address2: 200,
  city: 100,
  state: 100,
  zip: 30,
  country: 100,
  timeZone: 64,
  legalName: 200,
  taxId: 60,
  currency: 3,
} as const;

/** The register-church form. Clients send more fields than these; the others are dropped. */
export const ChurchDraft = z.object({
  name: optionalText(CHURCH_LENGTHS.name),
  /** Longer than a subdomain may be, so that a long one gets the same refusal code as any other invalid subdomain. */
  subDomain: optionalText(100),
  /** When true, a subdomain that is taken is refused; otherwise the church gets the next free one like it. */
  exactSubDomain: z.optional(z.boolean()),
  address1: optionalText(CHURCH_LENGTHS.address1),
  address2: optionalText(CHURCH_LENGTHS.address2),
  city: optionalText(CHURCH_LENGTHS.city),
  state: optionalText(CHURCH_LENGTHS.state),
  zip: optionalText(CHURCH_LENGTHS.zip),
  country: optionalText(CHURCH_LENGTHS.country),
  /** Without it, the church gets the currency of its country. */
  currency: optionalText(CHURCH_LENGTHS.currency),
  appName: optionalText(100),
});
export type ChurchDraft = z.output<typeof ChurchDraft>;

export const ChurchChange = z.object({
  name: z.optional(text(CHURCH_LENGTHS.name)),
  subDomain: z.optional(text(CHURCH_LENGTHS.subDomain)),
  address1: z.optional(text(CHURCH_LENGTHS.address1)),
  address2: z.optional(text(CHURCH_LENGTHS.address2)),
  city: z.optional(text(CHURCH_LENGTHS.city)),
  state: z.optional(text(CHURCH_LENGTHS.state)),
  zip: z.optional(text(CHURCH_LENGTHS.zip)),
  country: z.optional(text(CHURCH_LENGTHS.country)),
  timeZone: z.optional(text(CHURCH_LENGTHS.timeZone)),
  legalName: z.optional(text(CHURCH_LENGTHS.legalName)),
  taxId: z.optional(text(CHURCH_LENGTHS.taxId)),
  /** Refused with `currency-in-use` when the church has gifts. */
  currency: z.optional(text(CHURCH_LENGTHS.currency)),
});
export type ChurchChange = z.output<typeof ChurchChange>;

/** The fields of the register-church form that may not be blank, with the code of each refusal. */
export const CHURCH_MUST_HAVE = {
  name: "church-name-blank",
  address1: "church-address-blank",
  city: "church-city-blank",
  state: "church-state-blank",
  zip: "church-zip-blank",
  country: "church-country-blank",
} as const satisfies Partial<Record<keyof ChurchDraft, string>>;
