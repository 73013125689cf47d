import { useEffect } from "react";
import { PageSkeleton } from "@offertory/features/frame";
import { useLocation } from "@offertory/router";
import { ChurchMissing } from "./church-missing.tsx";

/**
 * A page of a church's site. The server renders those, so a navigation within the app, as after signing in, is repeated
 * as a request to the server. If this app is the server's response to such a request, there is no such church.
 */
export function ServersPage() {
  const { key, pathname, search, hash } = useLocation();
  const isAnswer = key === "default";
  useEffect(() => {
    if (!isAnswer) location.replace(pathname + search + hash);
  }, [isAnswer, pathname, search, hash]);
  return isAnswer ? <ChurchMissing /> : <PageSkeleton />;
}
