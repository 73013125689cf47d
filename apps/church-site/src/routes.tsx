import { NotFoundPage, PageSkeleton, RouteFailed, type RouteHandle, type Start } from "@offertory/features/frame";
import type { RouteObject } from "react-router";
import { ChurchPage } from "./church/church-page.tsx";
import { StartPage } from "./find/start-page.tsx";
import { SiteShell } from "./shell/site-shell.tsx";

const titled = (title: RouteHandle["title"], article?: string): RouteHandle => ({ title, ...(article && { article }) });

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
      { index: true, element: <StartPage />, handle: titled("church", "getting-started") },
      {
        path: "/find",
        lazy: async () => ({ Component: (await import("./find/find-church-page.tsx")).FindChurchPage }),
        handle: titled("findChurch", "churches"),
      },
      {
        path: "/login",
        lazy: async () => ({ Component: (await import("./login/login-route.tsx")).loginRoute(arrival) }),
        handle: titled("login", "sign-in"),
      },
      {
        path: "/logout",
        lazy: async () => ({ Component: (await import("@offertory/features/sign-in")).LogoutPage }),
        handle: titled("logout"),
      },
      ...(client.config.subDomain ? [] : [{ path: "/:subDomain", element: <ChurchPage />, handle: titled("church") }]),
      { path: "*", element: <NotFoundPage />, handle: titled("notFound") },
    ],
  },
];
