import type { SignedInUser, UserChurch } from "@offertory/contract";

/** The four cookies that a browser remembers a sign-in by, shared by the apps of one host. */
const SESSION_COOKIES = ["jwt", "email", "name", "lastChurchId"] as const;
export type SessionCookie = (typeof SESSION_COOKIES)[number];
export type SessionCookies = Partial<Record<SessionCookie, string>>;

const LIFE_SECONDS = 180 * 24 * 60 * 60;

/** Where cookies are kept: the browser's own line of text, or a test's. */
export interface CookieJar {
  cookie: string;
}

/** The cookie holds the MembershipApi token of the chosen church; a church without one is not remembered. */
export function cookiesOf(user: SignedInUser, { church, apis }: UserChurch): SessionCookies {
  const jwt = apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt;
  return {
    ...(jwt && { jwt }),
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
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
    if (value !== undefined) jar.cookie = cookieText(name, value, LIFE_SECONDS, secure);
  }
}

export function clearCookies(jar: CookieJar, secure: boolean): void {
  for (const name of SESSION_COOKIES) jar.cookie = cookieText(name, "", 0, secure);
}

const cookieText = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Another program on this host may have written a value that is not encoded; it is taken as it stands. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
