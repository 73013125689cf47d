import { z } from "zod/mini";
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
export const ChurchDetails = z.extend(z.omit(Church, { settings: true }), {
  timeZone: z.string(),
  legalName: z.string(),
  taxId: z.string(),
});
export type ChurchDetails = z.output<typeof ChurchDetails>;

/** Until when the closing of a church can be undone; then everything of it is erased. */
export const ChurchClosing = z.object({ closesAt: z.string() });
export type ChurchClosing = z.output<typeof ChurchClosing>;

/** The register-church form. Clients post more than this; the rest is dropped. */
export const ChurchDraft = z.object({
  name: optionalText(200),
  subDomain: optionalText(100),
  /** Without it, a subdomain that is taken becomes the next free one near it; with it, it is refused. */
  exactSubDomain: z.optional(z.boolean()),
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
  name: z.optional(text(200)),
  subDomain: z.optional(text(63)),
  address1: z.optional(text(200)),
  address2: z.optional(text(200)),
  city: z.optional(text(100)),
  state: z.optional(text(100)),
  zip: z.optional(text(30)),
  country: z.optional(text(100)),
  timeZone: z.optional(text(64)),
  legalName: z.optional(text(200)),
  taxId: z.optional(text(60)),
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
