import { isEmail, postalLines } from "@offertory/contract";
import type { Letterhead } from "../../../platform/mail/render-email.ts";

/** A row of `church_letterheads`, which the module churches publishes. */
export type LetterheadTables = {
  churchLetterheads: Record<
    | ("churchId" | "name" | "legalName" | "taxId" | "contact" | "logo")
    | ("address1" | "address2" | "city" | "state" | "zip" | "country"),
    string
  >;
};

export const LETTERHEAD_COLUMNS = [
  "c.legalName",
  "c.taxId",
  "c.contact",
  "c.logo",
  "c.address1",
  "c.address2",
  "c.city",
  "c.state",
  "c.zip",
  "c.country",
] as const;

/** Who a church is on its papers. Each is empty where the church has not set it. */
export interface ChurchLetterhead extends Letterhead {
  legalName: string;
  taxId: string;
  /** The lines of its postal address. */
  address: string[];
  country: string;
  /** What donors are told for questions: an email address, a telephone number or a text. */
  contact: string;
}

type LetterheadRow = Omit<LetterheadTables["churchLetterheads"], "churchId" | "name">;

export const letterheadOf = ({
  legalName,
  taxId,
  contact,
  logo,
  country,
  ...place
}: LetterheadRow): ChurchLetterhead => ({
  legalName,
  taxId,
  address: postalLines({ ...place, country }),
  country,
  contact,
  logo,
  replyTo: isEmail(contact) ? contact : "",
});
