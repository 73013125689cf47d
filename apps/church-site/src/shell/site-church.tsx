import { useConfig, useRead, useSession } from "@offertory/api-client";
import { type Church, findChurchBySubDomain } from "@offertory/contract";
import { createContext, type ReactNode, use } from "react";
import { useParams } from "@offertory/router";

interface SiteChurch {
  /** The church whose site this is; null where it is none's, or not known yet. */
  church: Church | null;
  isLoading: boolean;
  /** What went wrong when the church was looked up; a 404 means that there is none. */
  error: Error | null;
  retry(): void;
  /** The path under which the site stands: `/` on a host of its own, else `/{subDomain}`. */
  home: string;
}

const SiteChurchContext = createContext<SiteChurch | null>(null);
const FRESH_MS = 60_000;

/**
 * Whose site this is: by the host name, else by the first part of the path, else, for somebody who is signed in, the
 * church they are in.
 */
export function SiteChurchProvider({ children }: { children: ReactNode }) {
  const config = useConfig();
  const { subDomain: inPath } = useParams();
  const { church: chosen } = useSession();
  const named = config.subDomain ?? inPath ?? null;
  const found = useRead(
    findChurchBySubDomain,
    { query: { subDomain: named ?? "" } },
    { enabled: named !== null, staleTime: FRESH_MS, anonymous: true },
  );
  const church = (named === null ? chosen?.church : found.data) ?? null;
  const home = config.subDomain || !church ? "/" : `/${church.subDomain}`;
  const site = {
    church,
    isLoading: named !== null && found.isPending,
    error: named === null ? null : found.error,
    retry: () => void found.refetch(),
    home,
  };
  return <SiteChurchContext value={site}>{children}</SiteChurchContext>;
}

export function useSiteChurch(): SiteChurch {
  const site = use(SiteChurchContext);
  if (!site) throw new Error("There is no SiteChurchProvider above this component.");
  return site;
}
