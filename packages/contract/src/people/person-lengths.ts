import { MAX_EMAIL_LENGTH } from "../text/is-email.ts";

/**
 * The longest texts of a person, in the order in which screens show them. In a file of its own, so that a page which
 * only asks for a name loads no Zod.
 */
export const NAME_LENGTHS = { prefix: 30, first: 100, middle: 100, last: 100, suffix: 30, nick: 100 } as const;
export const CONTACT_LENGTHS = {
  email: MAX_EMAIL_LENGTH,
  mobilePhone: 40,
  homePhone: 40,
  workPhone: 40,
  address1: 200,
  address2: 200,
  city: 100,
  state: 100,
  zip: 30,
} as const;
export const MAX_PERSON_NOTES_LENGTH = 10_000;
