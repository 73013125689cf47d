import { logError } from "@offertory/api-client";
import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { FailedPage } from "./failed-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** The boundary of a route: a page that broke, or whose code could not be fetched. */
export function RouteFailed() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) logError("A page failed.", error);
  }, [error, isMissing]);
  return isMissing ? <NotFoundPage /> : <FailedPage />;
}
