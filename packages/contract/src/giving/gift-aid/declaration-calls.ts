import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { DayText, Id, text } from "../../text/text.ts";

/** The most characters that HMRC's schedule has room for. */
export const GIFT_AID_LENGTHS = { title: 4, firstName: 35, lastName: 35, house: 40, postcode: 10 } as const;

/** A declaration covers gifts of up to this many years before it was given. */
export const GIFT_AID_YEARS = 4;

/** Who a declaration is of. Donors who live abroad have no postcode, and all of their address in `house`. */
export const GiftAidDonor = z.object({
  title: text(GIFT_AID_LENGTHS.title),
  firstName: text(GIFT_AID_LENGTHS.firstName),
  lastName: text(GIFT_AID_LENGTHS.lastName),
  house: text(GIFT_AID_LENGTHS.house),
  postcode: text(GIFT_AID_LENGTHS.postcode),
  abroad: z.boolean(),
});
export type GiftAidDonor = z.output<typeof GiftAidDonor>;

/** How a declaration was given: by the donor online, or to staff on paper or by voice. */
export const GIFT_AID_CHANNELS = ["online", "paper", "voice"] as const;
export type GiftAidChannel = (typeof GIFT_AID_CHANNELS)[number];

export const GiftAidDeclaration = z.extend(GiftAidDonor, {
  id: z.string(),
  channel: z.enum(GIFT_AID_CHANNELS),
  /** The days in the church's time zone. It covers gifts from `coversFrom` until the day before `endedOn`. */
  givenOn: z.string(),
  coversFrom: z.string(),
  endedOn: z.nullable(z.string()),
});
export type GiftAidDeclaration = z.output<typeof GiftAidDeclaration>;

/** The text that donors agree to. It is the law's, so it is English in every language. */
export const GiftAidWording = z.object({
  version: z.int(),
  /** The statement of a donor whose declaration covers gifts from now on. */
  future: z.array(z.string()),
  /** The statement of a donor whose declaration covers the gifts of the four years before, too. */
  past: z.array(z.string()),
});
export type GiftAidWording = z.output<typeof GiftAidWording>;

const PersonGiftAid = z.object({
  /** Whether the church can claim Gift Aid at all. */
  offered: z.boolean(),
  wording: GiftAidWording,
  /** Newest first. The first one may be in force. */
  declarations: z.array(GiftAidDeclaration),
});
export type PersonGiftAid = z.output<typeof PersonGiftAid>;

export const readMyGiftAid = endpoint({
  api: "giving",
  method: "GET",
  path: "/gift-aid/mine",
  summary: "Read the caller's own Gift Aid declarations",
  answer: PersonGiftAid,
});

export const declareMyGiftAid = endpoint({
  api: "giving",
  method: "POST",
  path: "/gift-aid/mine",
  summary: "Give a Gift Aid declaration for the caller's own gifts, in place of the one before",
  body: z.extend(GiftAidDonor, {
    /** The version of the wording that the donor was shown. */
    wording: z.int(),
    /** Whether it covers the gifts of the four years before, too. */
    coversPast: z.boolean(),
  }),
  answer: PersonGiftAid,
});

export const cancelMyGiftAid = endpoint({
  api: "giving",
  method: "POST",
  path: "/gift-aid/mine/cancel",
  summary: "Cancel the caller's own Gift Aid declaration",
  answer: PersonGiftAid,
});

export const readPersonGiftAid = endpoint({
  api: "giving",
  method: "GET",
  path: "/gift-aid/people/:personId",
  summary: "Read a person's Gift Aid declarations",
  params: z.object({ personId: Id }),
  answer: PersonGiftAid,
});

export const recordGiftAid = endpoint({
  api: "giving",
  method: "POST",
  path: "/gift-aid/people/:personId",
  summary: "Record a Gift Aid declaration that a person gave on paper or by voice, in place of the one before",
  params: z.object({ personId: Id }),
  body: z.extend(GiftAidDonor, {
    channel: z.enum(["paper", "voice"]),
    givenOn: DayText,
    coversFrom: DayText,
    /** When the written record of a declaration by voice was sent. Without it such a declaration is not valid. */
    recordSentOn: z.optional(DayText),
  }),
  answer: PersonGiftAid,
});

export const cancelPersonGiftAid = endpoint({
  api: "giving",
  method: "POST",
  path: "/gift-aid/people/:personId/cancel",
  summary: "Cancel a person's Gift Aid declaration at their wish",
  params: z.object({ personId: Id }),
  answer: PersonGiftAid,
});
