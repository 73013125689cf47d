import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { NAME_LENGTHS } from "../people/person-lengths.ts";
import { EmailText } from "../text/email.ts";
import { Id, optionalText, text } from "../text/text.ts";

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.string(),
  /** A new email address that its owner has not confirmed yet by the emailed link. */
  pendingEmail: z.nullable(z.string()),
});
export type Profile = z.output<typeof Profile>;

export const readProfile = endpoint({
  api: "membership",
  signedBy: "account",
  method: "GET",
  path: "/users/me",
  summary: "Read the signed-in account",
  answer: Profile,
});

export const changeProfile = endpoint({
  api: "membership",
  signedBy: "account",
  method: "PATCH",
  path: "/users/me",
  summary: "Change your own name and language",
  body: z.object({
    firstName: z.optional(text(NAME_LENGTHS.first)),
    lastName: z.optional(text(NAME_LENGTHS.last)),
    language: z.optional(text(10)),
  }),
  answer: Profile,
});

/** The account keeps its old email address until the emailed link to the new one was followed. */
export const changeEmail = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/users/me/email",
  summary: "Request a change of your email address; a confirmation link is sent to the new one",
  body: z.object({ email: EmailText, password: text(1000) }),
  answer: Profile,
});

export const confirmEmail = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/confirmEmail",
  summary: "Confirm a new email address with the guid of the mailed link",
  body: z.object({ guid: text(200) }),
  answer: z.object({ email: z.string() }),
});

/** Ends every session and answers the token of a new one. */
export const changePassword = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/users/me/password",
  summary: "Change your own password; all sessions end, and a new one begins",
  body: z.object({ currentPassword: text(1000), newPassword: text(1000) }),
  answer: z.object({ jwt: z.string() }),
});

export const signOutEverywhere = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/users/me/signOutEverywhere",
  summary: "End every session of the signed-in account, on every device",
  answer: z.object({ signedOut: z.boolean() }),
});

/** A device on which the account is signed in. */
export const SessionCard = z.object({
  id: z.string(),
  /** The browser and the operating system, from the `User-Agent` header; empty when the header names neither. */
  device: z.string(),
  /** The IP address of the session's last use. */
  network: z.string(),
  begunAt: z.string(),
  seenAt: z.string(),
  /** Whether this is the session that sent the request. */
  current: z.boolean(),
});
export type SessionCard = z.output<typeof SessionCard>;

export const listSessions = endpoint({
  api: "membership",
  signedBy: "account",
  method: "GET",
  path: "/users/me/sessions",
  summary: "List the sessions of the account",
  answer: z.array(SessionCard),
});

export const endSession = endpoint({
  api: "membership",
  signedBy: "account",
  method: "DELETE",
  path: "/users/me/sessions/:id",
  summary: "Sign the account out on one device",
  params: z.object({ id: Id }),
  answer: z.object({ signedOut: z.boolean() }),
});

/** Also accepts a church's token, so that every client can end the session that it has. */
export const signOut = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/users/me/signOut",
  summary: "End the session of the token, with all its tokens",
  answer: z.object({ signedOut: z.boolean() }),
});

export const touchUserChurch = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/userChurch/:userId",
  summary: "Record when and with which app a church was last used",
  params: z.object({ userId: Id }),
  body: z.object({ churchId: Id, appName: optionalText(100), lastAccessed: optionalText(40) }),
  answer: z.object({ userId: z.string(), churchId: z.string(), lastAccessed: z.string() }),
});

export const leaveChurch = endpoint({
  api: "membership",
  signedBy: "account",
  method: "DELETE",
  path: "/userchurch/record/:userId/:churchId/:personId",
  summary: "Leave a church: the account is no longer linked to its person there",
  params: z.object({ userId: Id, churchId: Id, personId: Id }),
  answer: z.object({ left: z.boolean() }),
});
