import { logError } from "@offertory/api-client";
import { useEffect } from "react";
import { useRouteError } from "@offertory/router";
import { FailedPage } from "./failed-page.tsx";

/** The boundary of a route: a page that broke, or whose code could not be fetched. */
export function RouteFailed() {
  const error = useRouteError();
  useEffect(() => {
    logError("A page failed.", error);
  }, [error]);
  return <FailedPage />;
}
