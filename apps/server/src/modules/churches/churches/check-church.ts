import { CHURCH_MUST_HAVE, isBlank, isSubDomain } from "@offertory/contract";
import { type Currency, isCurrency } from "@offertory/i18n";
import { ChurchFieldBlank, CurrencyInvalid, SubDomainInvalid, TimeZoneInvalid } from "../churches-errors.ts";

type Field = keyof typeof CHURCH_MUST_HAVE;
const FIELDS = Object.keys(CHURCH_MUST_HAVE).filter((field): field is Field => field in CHURCH_MUST_HAVE);

/** Subdomains that our own URLs use, or that a visitor could mistake for ours. */
const RESERVED = new Set([
  "www",
  "find",
  "give",
  "donate",
  "forms",
  "pages",
  "my",
  "profile",
  "churches",
  "images",
  "api",
  "app",
  "admin",
  "portal",
  "lessons",
  "site",
  "help",
  "login",
  "logout",
  "mail",
  "smtp",
  "content",
  "assets",
  "locales",
  "static",
  "sandbox",
  "status",
  "health",
  "ready",
  "metrics",
  "offertory",
  // Names that suggest a page for passwords or card numbers, and host names that mail and certificate services look up.
  "account",
  "accounts",
  "auth",
  "oauth",
  "sso",
  "id",
  "signin",
  "signup",
  "register",
  "secure",
  "security",
  "support",
  "billing",
  "pay",
  "payment",
  "payments",
  "checkout",
  "paypal",
  "stripe",
  "bank",
  "webhook",
  "webhooks",
  "webmail",
  "imap",
  "pop",
  "pop3",
  "mx",
  "ns",
  "ns1",
  "ns2",
  "dns",
  "ftp",
  "cdn",
  "mta-sts",
  "autodiscover",
  "autoconfig",
  "wpad",
  "isatap",
  "localhost",
  "abuse",
  "postmaster",
  "hostmaster",
  "webmaster",
  "administrator",
  "root",
  "docs",
  "dev",
  "test",
  "staging",
]);

/** Refuses the first required field that is blank; with `all`, also one that is missing. */
export function refuseBlanks(
  church: Partial<Record<Field, string | null | undefined>>,
  { all }: { all: boolean },
): void {
  for (const field of FIELDS) {
    const value = church[field];
    if (value === undefined && !all) continue;
    if (isBlank(value ?? "")) throw new ChurchFieldBlank(CHURCH_MUST_HAVE[field]);
  }
}

export const isReserved = (subDomain: string): boolean => RESERVED.has(subDomain);

export function refuseBadSubDomain(subDomain: string): void {
  if (!isSubDomain(subDomain) || isReserved(subDomain)) throw new SubDomainInvalid();
}

export function refuseUnknownTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    throw new TimeZoneInvalid();
  }
}

/** Returns the currency of an ISO 4217 code, and refuses an unknown one. */
export function readCurrency(code: string): Currency {
  const currency = code.trim().toUpperCase();
  if (!isCurrency(currency)) throw new CurrencyInvalid();
  return currency;
}
