import { logError } from "@offertory/api-client";
import { useEffect } from "react";
import { useRouteError } from "@offertory/router";
import { FailedPage } from "./failed-page.tsx";

/** The error boundary of a route: shown if the page failed or its code could not be loaded. */
export function RouteFailed() {
  const error = useRouteError();
  useEffect(() => {
    logError("A page failed.", error);
  }, [error]);
  return <FailedPage />;
}
