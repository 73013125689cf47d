import {
  lazyRoute,
  NotFoundPage,
  PageSkeleton,
  RouteFailed,
  type RouteHandle,
  type Start,
} from "@offertory/features/frame";
import type { ComponentType } from "react";
import type { RouteObject } from "@offertory/router";
import { HomePage } from "./home/home-page.tsx";
import { LessonsShell } from "./shell/lessons-shell.tsx";

const ARTICLE = "lessons";
const PROGRAM = "/programs/:church/:program";
const LESSON = `${PROGRAM}/:study/:lesson`;

/** A route whose code is loaded when it is opened. */
const page = (path: string, handle: RouteHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: lazyRoute(load),
});

export const routes = ({ arrival }: Start): RouteObject[] => [
  {
    // A presentation has no frame around it.
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      page(`${LESSON}/present`, { title: "lessons", article: ARTICLE }, () =>
        import("./present/present-page.tsx").then((file) => file.PresentPage),
      ),
    ],
  },
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
      { index: true, element: <HomePage />, handle: { title: "lessons", article: ARTICLE } satisfies RouteHandle },
      page(PROGRAM, { title: "lessons", article: ARTICLE }, () =>
        import("./program/program-page.tsx").then((file) => file.ProgramPage),
      ),
      page(LESSON, { title: "lessons", article: ARTICLE }, () =>
        import("./lesson/lesson-page.tsx").then((file) => file.LessonPage),
      ),
      page("/edit", { title: "editLessons", article: ARTICLE }, () =>
        import("./edit/programs-page.tsx").then((file) => file.ProgramsPage),
      ),
      page("/edit/programs/:id", { title: "editLessons", article: ARTICLE }, () =>
        import("./edit/program-editor-page.tsx").then((file) => file.ProgramEditorPage),
      ),
      page("/edit/lessons/:id", { title: "editLessons", article: ARTICLE }, () =>
        import("./edit/lesson-editor-page.tsx").then((file) => file.LessonEditorPage),
      ),
      {
        path: "/login",
        lazy: lazyRoute(async () => {
          const { LoginRoute } = await import("@offertory/features/login-route");
          return () => <LoginRoute arrival={arrival} />;
        }),
        handle: { title: "login", article: "sign-in" } satisfies RouteHandle,
      },
      {
        path: "/logout",
        lazy: lazyRoute(async () => (await import("@offertory/features/sign-in")).LogoutPage),
        handle: { title: "logout" } satisfies RouteHandle,
      },
      { path: "*", element: <NotFoundPage />, handle: { title: "notFound" } satisfies RouteHandle },
    ],
  },
];
