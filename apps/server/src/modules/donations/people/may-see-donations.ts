import { can } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Access, Guards } from "../../../platform/identity/access.ts";
import { may, type Caller } from "../../../platform/identity/caller.ts";

/**
 * Who sees whose donations, recurring gifts, saved payment methods, statements and gift history: everybody their own,
 * and those with Donations / View everybody's. View Summary gives sums of the church only, and Edit alone shows only
 * what was just edited.
 *
 * Stores take a `SeenDonor` or a `SeenChurch` to read donations, so that no code reads them without a check in this
 * file. Both are classes that only this file can construct: TypeScript accepts no plain object and no changed copy in
 * their place.
 */
class Donor {
  protected readonly isSeen = true;
  readonly churchId: string;
  readonly personId: string;

  constructor(churchId: string, personId: string) {
    this.churchId = churchId;
    this.personId = personId;
  }
}

class Church {
  protected readonly isSeen = true;
  readonly churchId: string;
  /** The person who asked; empty for the server's own work. */
  readonly viewerId: string;

  constructor(churchId: string, viewerId: string) {
    this.churchId = churchId;
    this.viewerId = viewerId;
  }
}

/** A person whose donations may be read. */
export type SeenDonor = Donor;
/** A church of which every single donation may be read, with its donor. */
export type SeenChurch = Church;

const isOwn = (caller: Caller, personId: string): boolean => personId === caller.personId;

/** Whether a caller sees the donations of others. */
export const maySeeDonationsOfOthers = (caller: Caller): boolean => may(caller, can.viewDonations);

/** Lets the caller read the donations of one person in their church. Refuses without the permission. */
export function seeDonor(caller: Caller, personId: string): SeenDonor {
  if (!isOwn(caller, personId) && !maySeeDonationsOfOthers(caller)) throw new NotAllowed();
  return new Donor(caller.churchId, personId);
}

/** Lets the caller read their own donations. */
export const seeOwnDonations = ({ churchId, personId }: Caller): SeenDonor => new Donor(churchId, personId);

/** Lets the caller read every donation of their church. Refuses without the permission. */
export function seeChurchDonations(caller: Caller): SeenChurch {
  if (!maySeeDonationsOfOthers(caller)) throw new NotAllowed();
  return new Church(caller.churchId, caller.personId);
}

/** `seeChurchDonations` as the `allow` of a route, which passes the `SeenChurch` to the operation. */
export const donationViewer =
  ({ member }: Pick<Guards, "member">): Access<SeenChurch> =>
  async (request, api) =>
    seeChurchDonations(await member(request, api));

/** Narrows a `SeenChurch` to one person of the church. */
export const donorIn = ({ churchId }: SeenChurch, personId: string): SeenDonor => new Donor(churchId, personId);

/** Lets the caller read the donation that they just recorded, corrected or voided. Must not be used to read others. */
export function seeEditedDonation(caller: Caller): SeenChurch {
  if (!may(caller, can.editDonations)) throw new NotAllowed();
  return new Church(caller.churchId, caller.personId);
}

/** Whoever may change a recurring gift also sees it in the answer. */
export const mayChangeRecurringGiftsOf = (caller: Caller, personId: string): boolean =>
  isOwn(caller, personId) || may(caller, can.editDonations);

/** Whether the caller may save, change or remove a person's cards and bank accounts. Reading them needs `seeDonor`. */
export const mayChangeMethodsOf = (caller: Caller, personId: string): boolean =>
  isOwn(caller, personId) || may(caller, can.editGivingSettings);

/**
 * For work without a caller: jobs, emails, erasing and merging people; and for the export of a person's data, whose
 * caller was checked before. Must not be used in a route or in another operation with a caller.
 */
export const donorForServer = (churchId: string, personId: string): SeenDonor => new Donor(churchId, personId);

/**
 * Like `donorForServer`, for a whole church. `startRun` of statements also uses it to find the recipients: it has a
 * caller, but its answer contains nothing about donors.
 */
export const churchForServer = (churchId: string): SeenChurch => new Church(churchId, "");
