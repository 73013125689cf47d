import { NotFoundPage, PageSkeleton, RouteFailed, type RouteHandle, type Start } from "@offertory/features/frame";
import type { RouteObject } from "react-router";
import { HomePage } from "./home/home-page.tsx";
import { LessonsShell } from "./shell/lessons-shell.tsx";

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
      {
        index: true,
        element: <HomePage />,
        handle: { title: "lessons", article: "getting-started" } satisfies RouteHandle,
      },
      {
        path: "/login",
        lazy: async () => {
          const { LoginRoute } = await import("@offertory/features/login-route");
          return { element: <LoginRoute arrival={arrival} /> };
        },
        handle: { title: "login", article: "sign-in" } satisfies RouteHandle,
      },
      {
        path: "/logout",
        lazy: async () => ({ Component: (await import("@offertory/features/sign-in")).LogoutPage }),
        handle: { title: "logout" } satisfies RouteHandle,
      },
      { path: "*", element: <NotFoundPage />, handle: { title: "notFound" } satisfies RouteHandle },
    ],
  },
];
