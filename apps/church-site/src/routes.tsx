import {
  lazyRoute,
  NotFoundPage,
  PageSkeleton,
  RouteFailed,
  type RouteHandle,
  type Start,
} from "@offertory/features/frame";
import type { RouteObject } from "@offertory/router";
import { ServersPage } from "./church/servers-page.tsx";
import { StartPage } from "./find/start-page.tsx";
import { SiteShell } from "./shell/site-shell.tsx";

/**
 * The routes of the app. The server renders the pages of churches at `/{subDomain}`, or at `/` on a church's own host.
 */
export const routes = ({ arrival, client }: Start): RouteObject[] => [
  {
    element: <SiteShell />,
    errorElement: (
      <SiteShell>
        <RouteFailed />
      </SiteShell>
    ),
    hydrateFallbackElement: (
      <SiteShell>
        <PageSkeleton />
      </SiteShell>
    ),
    children: [
      {
        index: true,
        element: client.config.subDomain ? <ServersPage /> : <StartPage />,
        handle: { title: "church", article: "getting-started" } satisfies RouteHandle,
      },
      {
        path: "/find",
        lazy: lazyRoute(async () => (await import("./find/find-church-page.tsx")).FindChurchPage),
        handle: { title: "findChurch", article: "churches" } satisfies RouteHandle,
      },
      {
        path: "/login",
        lazy: lazyRoute(async () => (await import("./login/login-route.tsx")).loginRoute(arrival)),
        handle: { title: "login", article: "sign-in" } satisfies RouteHandle,
      },
      {
        path: "/logout",
        lazy: lazyRoute(async () => (await import("@offertory/features/sign-in")).LogoutPage),
        handle: { title: "logout" } satisfies RouteHandle,
      },
      ...(client.config.subDomain ? ["/:page"] : ["/:subDomain", "/:subDomain/:page"]).map((path) => ({
        path,
        element: <ServersPage />,
        handle: { title: "church" } satisfies RouteHandle,
      })),
      { path: "*", element: <NotFoundPage />, handle: { title: "notFound" } satisfies RouteHandle },
    ],
  },
];
