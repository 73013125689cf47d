import { z } from "zod/mini";
import { Church } from "../churches/church.ts";

export const ApiPermission = z.object({ contentType: z.string(), action: z.string() });

/** One API of the chosen church: the token for it, and the permissions that the person has in it. */
export const ChurchApi = z.object({
  keyName: z.string(),
  jwt: z.string(),
  permissions: z.array(ApiPermission),
});
export type ChurchApi = z.output<typeof ChurchApi>;

/** The smallest gift and the suggested amounts are decimals of the church's currency. */
export const SignedInChurch = z.extend(Church, {
  amounts: z.object({ minGift: z.number(), presets: z.array(z.number()) }),
});
export type SignedInChurch = z.output<typeof SignedInChurch>;

/** A church as its people see it after they have signed in. */
export const UserChurch = z.object({
  church: SignedInChurch,
  person: z.object({
    id: z.string(),
    name: z.object({ first: z.string(), last: z.string(), display: z.string() }),
    membershipStatus: z.string(),
    photo: z.string(),
  }),
  jwt: z.string(),
  groups: z.array(z.object({ id: z.string(), tags: z.string(), name: z.string(), leader: z.boolean() })),
  apis: z.array(ChurchApi),
  /**
   * When the church will be deleted. Only for administrators of a closing church; nobody else finds the church at all.
   */
  closesAt: z.optional(z.string()),
});
export type UserChurch = z.output<typeof UserChurch>;

export const SignedInUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.string(),
  jwt: z.string(),
});
export type SignedInUser = z.output<typeof SignedInUser>;

export const SignIn = z.object({
  user: SignedInUser,
  userChurches: z.array(UserChurch),
  /** Present after a sign-in by password. It identifies this device at the next sign-in and grants no access. */
  device: z.optional(z.string()),
});
export type SignIn = z.output<typeof SignIn>;
