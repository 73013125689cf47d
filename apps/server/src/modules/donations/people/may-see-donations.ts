import { can } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Access, Guards } from "../../../platform/identity/access.ts";
import { may, type Caller } from "../../../platform/identity/caller.ts";

/**
 * Who sees whose donations, recurring gifts, saved payment methods, statements and gift history: everybody their own, and those
 * with Donations / View everybody's. View Summary gives sums of the church only, and Edit alone shows only what was just edited.
 *
 * Stores take a `SeenDonor` or a `SeenChurch` where they read what people gave, so that nobody reads it without asking here.
 * Both are classes whose constructors stay in this file: a plain object, or a copy with another person in it, is not one.
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

/** The donations of one person of the caller's church. */
export function seeDonor(caller: Caller, personId: string): SeenDonor {
  if (!isOwn(caller, personId) && !maySeeDonationsOfOthers(caller)) throw new NotAllowed();
  return new Donor(caller.churchId, personId);
}

/** The caller's own donations, whatever else they may see. */
export const seeOwnDonations = ({ churchId, personId }: Caller): SeenDonor => new Donor(churchId, personId);

/** All single donations of the caller's church. */
export function seeChurchDonations(caller: Caller): SeenChurch {
  if (!maySeeDonationsOfOthers(caller)) throw new NotAllowed();
  return new Church(caller.churchId, caller.personId);
}

/** The same as a guard of routes: the operation gets the church that the caller may see. */
export const donationViewer =
  ({ member }: Pick<Guards, "member">): Access<SeenChurch> =>
  async (request, api) =>
    seeChurchDonations(await member(request, api));

/** Whoever sees all donations of a church sees those of each person in it. */
export const donorIn = ({ churchId }: SeenChurch, personId: string): SeenDonor => new Donor(churchId, personId);

/** Whoever edits donations gets the one back that they just recorded, corrected or voided. Not for reading any other. */
export function seeEditedDonation(caller: Caller): SeenChurch {
  if (!may(caller, can.editDonations)) throw new NotAllowed();
  return new Church(caller.churchId, caller.personId);
}

/** Changing somebody's recurring gift shows it too: one cannot change what one does not see. */
export const mayChangeRecurringGiftsOf = (caller: Caller, personId: string): boolean =>
  isOwn(caller, personId) || may(caller, can.editDonations);

/** To save, change or remove a card or bank account; reading those of others takes `seeDonor`. */
export const mayChangeMethodsOf = (caller: Caller, personId: string): boolean =>
  isOwn(caller, personId) || may(caller, can.editGivingSettings);

/**
 * For the server's own work, where nobody asks: jobs, emails, erasing and merging people, and the file of a person, whose caller
 * was checked before. Never in a route, nor in an operation that has a caller.
 */
export const donorForServer = (churchId: string, personId: string): SeenDonor => new Donor(churchId, personId);

/**
 * As `donorForServer`, for a whole church. Starting to mail statements uses it too, to find whom to write to: there is a caller then,
 * who is answered with nothing that was read by it.
 */
export const churchForServer = (churchId: string): SeenChurch => new Church(churchId, "");
