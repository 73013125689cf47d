import type { RouteObject } from "@offertory/router";
import type { MakePage } from "../page-maker.ts";

export const tasksRoutes = (page: MakePage): RouteObject[] => [
  page("/tasks", { title: "tasks", article: "tasks", words: ["tasks"] }, () =>
    import("./tasks-page.tsx").then((file) => file.TasksPage),
  ),
  page("/tasks/:id", { title: "task", article: "tasks", words: ["tasks", "messaging"] }, () =>
    import("./task-page.tsx").then((file) => file.TaskPage),
  ),
];
