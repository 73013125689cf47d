import { QueryClient } from "@tanstack/react-query";
import { type Analytics, openAnalytics } from "../analytics/open-analytics.ts";
import { CallFailed } from "../calls/call-failed.ts";
import type { Call } from "../calls/connect.ts";
import type { PageConfig } from "../config.ts";
import { forgetTexts } from "../drafts/kept-text.ts";
import { openOutbox, type Outbox } from "../realtime/open-outbox.ts";
import { followSession, type PageRealtime } from "../realtime/follow-session.ts";
import { openKnownDevices } from "../session/known-devices.ts";
import { openOtherTabs } from "../session/other-tabs.ts";
import { openTabChurch } from "../session/tab-church.ts";
import { keepEntered, opensHome } from "./keep-entered.ts";
import { isAnonymousKey } from "./read-key.ts";
import { openSession, type Session } from "../session/open-session.ts";

/** All that a page needs to speak with the server. Made once, before the first render. */
export interface Client {
  config: PageConfig;
  call: Call;
  session: Session;
  queries: QueryClient;
  analytics: Analytics;
  /** What the server tells by itself; silent until a screen uses it. */
  realtime: PageRealtime;
  /** What was said and has not reached the server yet. */
  outbox: Outbox;
}

const TRIES = 2;
const STALE_AFTER_MS = 10_000;

/** Only what may pass by itself is tried again: no answer, or a server in trouble. A call that was told when to come back did so itself. */
const retry = (failed: number, error: Error): boolean =>
  failed < TRIES &&
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
    wishes: () => ({
      churchId: new URLSearchParams(page.location.search).get("churchId"),
      subDomain: config.subDomain,
    }),
    opensHome: () => opensHome(config.app, page.location),
    onEntered: ({ church }, entered) => keepEntered(queries, church.id, entered),
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
  const outbox = openOutbox({ session, call, page });
  return { config, call, session, queries, analytics, realtime, outbox };
}

/** What was read as one person in one church is never shown to another. */
function forgetWithSession(session: Session, queries: QueryClient): void {
  const whose = () => `${session.read().user?.id} ${session.read().church?.church.id}`;
  let last = whose();
  session.subscribe(() => {
    const now = whose();
    if (now === last) return;
    last = now;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !isAnonymousKey(queryKey);
    if (session.read().status === "signed-in") void queries.resetQueries({ predicate });
    else queries.removeQueries({ predicate });
    // A session that ran out is taken up again by the same person, who wants to go on with what was begun.
    if (session.read().status === "signed-out" && session.read().notice !== "ended") forgetTexts();
    queries.getMutationCache().clear();
  });
}
