import type { RouteObject } from "@offertory/router";
import type { MakePage } from "../page-maker.ts";

export const calendarRoutes = (page: MakePage): RouteObject[] => [
  page("/calendar", { title: "calendar", article: "calendar", words: ["calendar"] }, () =>
    import("./calendar-page.tsx").then((file) => file.CalendarPage),
  ),
];
