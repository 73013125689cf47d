import { QueryClient } from "@tanstack/react-query";
import { type Analytics, openAnalytics } from "../analytics/open-analytics.ts";
import { CallFailed } from "../calls/call-failed.ts";
import type { Call } from "../calls/connect.ts";
import type { PageConfig, AppName } from "../config.ts";
import { forgetTexts } from "../drafts/kept-text.ts";
import { followSession, type PageRealtime } from "../realtime/follow-session.ts";
import { openKnownDevices } from "../session/known-devices.ts";
import { openOtherTabs } from "../session/other-tabs.ts";
import { openTabChurch } from "../session/tab-church.ts";
import { isAnonymousKey, anonymousReadKey, readKey } from "./read-key.ts";
import { openSession, type Session } from "../session/open-session.ts";
import { countUnread, HOME_PATH, publicSettings, type UserChurch } from "@offertory/contract";
import type { Entered } from "../session/enter-church.ts";

/** Everything that a page needs to talk to the server. Created once, before the first render. */
export interface Client {
  config: PageConfig;
  call: Call;
  session: Session;
  queries: QueryClient;
  analytics: Analytics;
  /** The realtime connection; closed until a screen uses it. */
  realtime: PageRealtime;
}

const MAX_QUERY_RETRIES = 2;
const STALE_AFTER_MS = 10_000;

/**
 * Retries only failures that may be temporary: no answer, or a 5xx status. After a Retry-After the call itself has
 * retried already.
 */
const retry = (failed: number, error: Error): boolean =>
  failed < MAX_QUERY_RETRIES &&
  error instanceof CallFailed &&
  (error.status === 0 || error.status >= 500) &&
  error.retryAfter === null;

export function startClient(config: PageConfig, page: Window = window): Client {
  const queries = new QueryClient({ defaultOptions: { queries: { retry, staleTime: STALE_AFTER_MS } } });
  const session = openSession({
    hosts: config.hosts,
    appName: config.app,
    cookies: page.document,
    secure: page.location.protocol === "https:",
    churchPreferences: () => ({
      churchId: new URLSearchParams(page.location.search).get("churchId"),
      subDomain: config.subDomain,
    }),
    opensHome: () => opensHome(config.app, page.location),
    onEntered: (church, entered) => keepEntered(queries, church, entered),
    tabs: openOtherTabs(),
    tabChurch: openTabChurch(),
    devices: openKnownDevices(() => page.localStorage),
  });
  forgetWithSession(session, queries);
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState === "visible") void session.lookAgain();
  });
  const analytics = openAnalytics(config.analyticsTag, config.nonce, page);
  const { call } = session;
  const realtime = followSession({ session, call, socketUrl: config.hosts.MessagingSocket, page });
  return { config, call, session, queries, analytics, realtime };
}

/** Empties the query cache when the person or church changes, so that nobody sees the data of another. */
function forgetWithSession(session: Session, queries: QueryClient): void {
  const sessionKey = () => `${session.read().user?.id} ${session.read().church?.church.id}`;
  let last = sessionKey();
  session.subscribe(() => {
    const now = sessionKey();
    if (now === last) return;
    last = now;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !isAnonymousKey(queryKey);
    if (session.read().status === "signed-in") void queries.resetQueries({ predicate });
    else queries.removeQueries({ predicate });
    // After an expired session the same person usually signs in again and wants to continue, so the texts stay.
    if (session.read().status === "signed-out" && session.read().notice !== "ended") forgetTexts();
    queries.getMutationCache().clear();
  });
}

/** Whether the portal's home page is shown next: it is open, or the person signs in without a returnUrl. */
const opensHome = (app: AppName, { pathname, search }: Pick<Location, "pathname" | "search">): boolean =>
  app === "portal" && (pathname === "/" || (pathname === "/login" && !new URLSearchParams(search).has("returnUrl")));

/** Stores the answer of entering a church in the query cache, under the keys of the reads that screens would make. */
function keepEntered(queries: QueryClient, { church, person }: UserChurch, entered: Entered): void {
  const { settings, unread, home } = entered;
  queries.setQueryData(anonymousReadKey(publicSettings, { params: { churchId: church.id } }), settings);
  queries.setQueryData(readKey(countUnread, {}), unread);
  const query = { churchId: church.id, personId: person.id };
  if (home) queries.setQueryData(readKey(HOME_PATH, { query }), home);
}
