import type { RouteObject } from "@offertory/router";
import type { MakePage } from "../page-maker.ts";

export const plansRoutes = (page: MakePage): RouteObject[] => [
  page("/plans", { title: "plans", article: "tasks", words: ["tasks"] }, () =>
    import("./list/plans-page.tsx").then((file) => file.PlansPage),
  ),
  page("/plans/:id", { title: "plan", article: "tasks", words: ["tasks"] }, () =>
    import("./plan/plan-page.tsx").then((file) => file.PlanPage),
  ),
  page("/my/plans", { title: "myPlans", article: "tasks", words: ["tasks"] }, () =>
    import("./mine/my-plans-page.tsx").then((file) => file.MyPlansPage),
  ),
  page("/my/plans/:id", { title: "plan", article: "tasks", words: ["tasks", "messaging"] }, () =>
    import("./mine/my-plan-page.tsx").then((file) => file.MyPlanPage),
  ),
];
