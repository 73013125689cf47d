import { useSession } from "@offertory/api-client";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "@offertory/router";
import { PageSkeleton } from "./page-skeleton.tsx";

/** Limits pages to people with a session and a church; others go to the login page and return afterwards. */
export function OnlySignedIn({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === "starting") return <PageSkeleton />;
  if (status === "signed-in") return children;
  return <Navigate to={`/login?returnUrl=${encodeURIComponent(`${pathname}${search}${hash}`)}`} replace />;
}
