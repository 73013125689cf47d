import { useConfig, useRead, useSession } from "@offertory/api-client";
import { type Church, findChurchBySubDomain } from "@offertory/contract";
import { createContext, type ReactNode, use } from "react";
import { useParams } from "@offertory/router";

interface SiteChurch {
  /** The church whose site this is; null if there is none or it is not loaded yet. */
  church: Church | null;
  isLoading: boolean;
  /** The error of the lookup; a 404 means that there is no such church. */
  error: Error | null;
  retry(): void;
  /** The path of the site: `/` on the church's own host, else `/{subDomain}`. */
  home: string;
}

const SiteChurchContext = createContext<SiteChurch | null>(null);
const FRESH_MS = 60_000;

/**
 * Provides the church of the site: by host name, else by the first part of the path, else the church in which the
 * person is signed in.
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
