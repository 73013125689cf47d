import type { SignedInUser, UserChurch } from "@offertory/contract";
import { displayName } from "@offertory/contract/people/person-name";

/** The four cookies that store a sign-in. The apps of one host share them. */
const SESSION_COOKIES = ["jwt", "email", "name", "lastChurchId"] as const;
export type SessionCookie = (typeof SESSION_COOKIES)[number];
export type SessionCookies = Partial<Record<SessionCookie, string>>;

const COOKIE_LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/** The browser's document, or a test's replacement. */
export interface CookieJar {
  cookie: string;
}

/**
 * Returns the cookies of a sign-in. `jwt` is the MembershipApi token of the chosen church; without one it is not set.
 */
export function cookiesOf(user: SignedInUser, { church, apis }: UserChurch): SessionCookies {
  const jwt = apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt;
  return {
    ...(jwt && { jwt }),
    email: user.email,
    name: displayName({ first: user.firstName, last: user.lastName }),
    lastChurchId: church.id,
  };
}

export function readCookies(jar: CookieJar): SessionCookies {
  const pairs = jar.cookie.split(/;\s*/).map((pair): [string, string] => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  const found: SessionCookies = {};
  for (const name of SESSION_COOKIES) {
    const value = pairs.find(([key]) => key === name)?.[1];
    if (value) found[name] = decoded(value);
  }
  return found;
}

export function writeCookies(jar: CookieJar, cookies: SessionCookies, secure: boolean): void {
  for (const name of SESSION_COOKIES) {
    const value = cookies[name];
    if (value !== undefined) jar.cookie = cookieText(name, value, COOKIE_LIFETIME_SECONDS, secure);
  }
}

export function clearCookies(jar: CookieJar, secure: boolean): void {
  for (const name of SESSION_COOKIES) jar.cookie = cookieText(name, "", 0, secure);
}

const cookieText = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;

/**
 * Decodes a cookie value. One that is not encoded, because another program on this host wrote it, is used unchanged.
 */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
