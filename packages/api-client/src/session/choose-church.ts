import type { UserChurch } from "@offertory/contract";

/** What decides which church is opened after signing in. */
export interface ChurchPreferences {
  /** The churchId in the query of the URL. */
  churchId?: string | null;
  /** The church whose site this is. */
  subDomain?: string | null;
  /** The church of the last visit. */
  lastChurchId?: string | null;
}

export type ChurchChoice =
  | { kind: "known"; userChurch: UserChurch }
  /** A church that the person does not belong to yet; the server is asked for it. */
  | { kind: "select"; by: { churchId: string } | { subDomain: string } }
  | { kind: "ask" };

/**
 * Chooses the church after signing in: that of the query, of the site or of the last visit, else the only one. A person
 * without a church, or with several, is asked.
 */
export function chooseChurch(userChurches: readonly UserChurch[], preferences: ChurchPreferences): ChurchChoice {
  const { churchId, subDomain, lastChurchId } = preferences;
  if (churchId) return known(byId(userChurches, churchId)) ?? { kind: "select", by: { churchId } };
  if (subDomain) return known(bySubDomain(userChurches, subDomain)) ?? { kind: "select", by: { subDomain } };
  return lastOrOnly(userChurches, lastChurchId);
}

/**
 * Chooses the church when a session is resumed. It never joins one: only churches that the person belongs to are
 * considered.
 */
export function resumeChurch(userChurches: readonly UserChurch[], preferences: ChurchPreferences): ChurchChoice {
  const { subDomain, lastChurchId } = preferences;
  return known(subDomain ? bySubDomain(userChurches, subDomain) : undefined) ?? lastOrOnly(userChurches, lastChurchId);
}

const lastOrOnly = (userChurches: readonly UserChurch[], lastChurchId: string | null | undefined): ChurchChoice =>
  known(lastChurchId ? byId(userChurches, lastChurchId) : undefined) ??
  known(userChurches.length === 1 ? userChurches[0] : undefined) ?? { kind: "ask" };

const known = (userChurch: UserChurch | undefined): ChurchChoice | null =>
  userChurch ? { kind: "known", userChurch } : null;

export const byId = (userChurches: readonly UserChurch[], churchId: string): UserChurch | undefined =>
  userChurches.find(({ church }) => church.id === churchId);

const bySubDomain = (userChurches: readonly UserChurch[], subDomain: string): UserChurch | undefined =>
  userChurches.find(({ church }) => church.subDomain === subDomain.toLowerCase());
