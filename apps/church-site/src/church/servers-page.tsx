import { useEffect } from "react";
import { PageSkeleton } from "@offertory/features/frame";
import { useLocation } from "@offertory/router";
import { ChurchMissing } from "./church-missing.tsx";

/**
 * A page of a church's site. The server draws those, so that whoever comes here from within the app, as after signing in, is sent
 * on to it. Where the app is the server's own answer, there is no such church.
 */
export function ServersPage() {
  const { key, pathname, search, hash } = useLocation();
  const isAnswer = key === "default";
  useEffect(() => {
    if (!isAnswer) location.replace(pathname + search + hash);
  }, [isAnswer, pathname, search, hash]);
  return isAnswer ? <ChurchMissing /> : <PageSkeleton />;
}
