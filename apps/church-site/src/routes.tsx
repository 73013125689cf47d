import { NotFoundPage, PageSkeleton, RouteFailed, type RouteHandle, type Start } from "@offertory/features/frame";
import type { RouteObject } from "react-router";
import { ChurchPage } from "./church/church-page.tsx";
import { StartPage } from "./find/start-page.tsx";
import { SiteShell } from "./shell/site-shell.tsx";

/** Every page of the church site. With a host name of its own a church stands at `/`, else at `/{subDomain}`. */
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
        element: <StartPage />,
        handle: { title: "church", article: "getting-started" } satisfies RouteHandle,
      },
      {
        path: "/find",
        lazy: async () => ({ Component: (await import("./find/find-church-page.tsx")).FindChurchPage }),
        handle: { title: "findChurch", article: "churches" } satisfies RouteHandle,
      },
      {
        path: "/login",
        lazy: async () => ({ Component: (await import("./login/login-route.tsx")).loginRoute(arrival) }),
        handle: { title: "login", article: "sign-in" } satisfies RouteHandle,
      },
      {
        path: "/logout",
        lazy: async () => ({ Component: (await import("@offertory/features/sign-in")).LogoutPage }),
        handle: { title: "logout" } satisfies RouteHandle,
      },
      ...(client.config.subDomain
        ? []
        : [{ path: "/:subDomain", element: <ChurchPage />, handle: { title: "church" } satisfies RouteHandle }]),
      { path: "*", element: <NotFoundPage />, handle: { title: "notFound" } satisfies RouteHandle },
    ],
  },
];
