import { useSession } from "@offertory/api-client";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "@offertory/router";
import { PageSkeleton } from "./page-skeleton.tsx";

/** Pages for people with a session and a church; everybody else goes through the login page and comes back. */
export function OnlySignedIn({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === "starting") return <PageSkeleton />;
  if (status === "signed-in") return children;
  return <Navigate to={`/login?returnUrl=${encodeURIComponent(`${pathname}${search}${hash}`)}`} replace />;
}
