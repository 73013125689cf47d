import { NotFoundPage, PageSkeleton, RouteFailed, type RouteHandle, type Start } from "@offertory/features/frame";
import type { RouteObject } from "react-router";
import { HomePage } from "./home/home-page.tsx";
import { LessonsShell } from "./shell/lessons-shell.tsx";

const titled = (title: RouteHandle["title"], article?: string): RouteHandle => ({ title, ...(article && { article }) });

/** Every page of the lessons app. */
export const routes = ({ arrival }: Start): RouteObject[] => [
  {
    element: <LessonsShell />,
    errorElement: (
      <LessonsShell>
        <RouteFailed />
      </LessonsShell>
    ),
    hydrateFallbackElement: (
      <LessonsShell>
        <PageSkeleton />
      </LessonsShell>
    ),
    children: [
      { index: true, element: <HomePage />, handle: titled("lessons", "getting-started") },
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
      { path: "*", element: <NotFoundPage />, handle: titled("notFound") },
    ],
  },
];
