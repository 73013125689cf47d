import { z } from "zod";
import { optionalText, text } from "../text/text.ts";

export const Setting = z.object({ keyName: z.string(), value: z.string() });
export type Setting = z.output<typeof Setting>;

/** A church as every client may see it. */
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
  settings: z.array(Setting),
});
export type Church = z.output<typeof Church>;

/** What its own staff see and change besides. */
export const ChurchDetails = Church.omit({ settings: true }).extend({
  timeZone: z.string(),
  legalName: z.string(),
  taxId: z.string(),
});
export type ChurchDetails = z.output<typeof ChurchDetails>;

/** The register-church form. Clients post more than this; the rest is dropped. */
export const ChurchDraft = z.object({
  name: optionalText(200),
  subDomain: optionalText(100),
  address1: optionalText(200),
  address2: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  zip: optionalText(30),
  country: optionalText(100),
  appName: optionalText(100),
});
export type ChurchDraft = z.output<typeof ChurchDraft>;

export const ChurchChange = z.object({
  name: text(200).optional(),
  subDomain: text(63).optional(),
  address1: text(200).optional(),
  address2: text(200).optional(),
  city: text(100).optional(),
  state: text(100).optional(),
  zip: text(30).optional(),
  country: text(100).optional(),
  timeZone: text(64).optional(),
  legalName: text(200).optional(),
  taxId: text(60).optional(),
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
