import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { NAME_LENGTHS } from "../people/person-lengths.ts";
import { EmailText } from "../text/email.ts";
import { Id, optionalText, text } from "../text/text.ts";
import { SignIn } from "./user-church.ts";

/** A token in a request. The limit is longer than any token that the server issues. */
const TokenText = text(4000);

export const login = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/login",
  summary: "Sign in by email and password, by a token, or by the guid of a set-password link",
  body: z.object({
    email: z.nullish(EmailText),
    password: z.nullish(text(1000)),
    jwt: z.nullish(TokenText),
    authGuid: z.nullish(text(200)),
    /**
     * The device token of an earlier sign-in. Wrong passwords that others tried elsewhere do not count against this
     * device.
     */
    device: z.nullish(TokenText),
    /** A captcha solution, which the server asks for after too many wrong passwords. */
    captcha: z.nullish(text(20_000)),
  }),
  answer: SignIn,
});

/** Where the emailed link leads after the password was set. */
const Afterwards = {
  /** The church that is chosen when the person signs in by the link. */
  churchId: z.nullish(Id),
  /** A path, or a URL of one of our apps; any other URL is left out of the link. */
  returnUrl: optionalText(500),
};

export const register = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/register",
  summary: "Register an account; a link to set the password is sent by email",
  body: z.object({
    firstName: optionalText(NAME_LENGTHS.first),
    lastName: optionalText(NAME_LENGTHS.last),
    email: z.nullish(EmailText),
    appName: optionalText(100),
    appUrl: optionalText(500),
    language: optionalText(10),
    ...Afterwards,
  }),
  answer: z.object({
    user: z.object({ id: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() }),
  }),
  refusals: "errors",
});

export const forgotPassword = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/forgot",
  summary: "Mail a set-password link and code to an account's address",
  body: z.object({
    userEmail: EmailText,
    appUrl: optionalText(500),
    language: optionalText(10),
    ...Afterwards,
  }),
  answer: z.object({ emailed: z.boolean() }),
  refusals: "errors",
});

export const setPassword = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/setPasswordGuid",
  summary: "Set a password with the guid of a mailed link; the link is good once",
  body: z.object({
    authGuid: text(200),
    newPassword: text(1000),
    appName: optionalText(100),
    appUrl: optionalText(500),
  }),
  answer: z.object({ success: z.boolean(), code: z.optional(z.string()), message: z.optional(z.string()) }),
});

export const checkEmail = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/checkEmail",
  summary: "Check whether an account exists for an email address",
  body: z.object({ email: EmailText }),
  answer: z.object({
    exists: z.boolean(),
    peopleMatches: z.array(
      z.object({ firstName: z.string(), lastName: z.string(), churchId: z.string(), churchName: z.string() }),
    ),
  }),
});

export const verifyCode = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/verifyCode",
  summary: "Exchange the six digits of a forgot-password mail for its guid",
  body: z.object({ email: EmailText, code: text(20) }),
  answer: z.object({ authGuid: z.string() }),
});

/** The token signs in to one other app, once, within ten minutes. */
export const makeHandover = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/users/handover",
  summary: "Create a one-time token that signs this person in to another app",
  answer: z.object({ jwt: z.string() }),
});

export const loadOrCreateUser = endpoint({
  api: "membership",
  method: "POST",
  path: "/users/loadOrCreate",
  summary: "Find the account of an email address, or create it",
  body: z.object({
    userEmail: EmailText,
    firstName: optionalText(NAME_LENGTHS.first),
    lastName: optionalText(NAME_LENGTHS.last),
    /** Required from callers who are not signed in and have no captcha token from captcha-verify. */
    captcha: z.nullish(text(20_000)),
  }),
  answer: z.object({ id: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() }),
});
