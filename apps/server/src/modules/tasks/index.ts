import type { FastifyInstance } from "fastify";
import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import { onPeopleMerged, onPersonErased } from "./people/follow-people.ts";
import { planRoutes } from "./plans/plan.routes.ts";
import type { Tasks } from "./tasks.ts";
import { taskRoutes } from "./tasks/task.routes.ts";

export { myTasksCard } from "./home/my-tasks-card.ts";
export { notedTasks } from "./notes/noted-tasks.ts";
export { servingTimeline } from "./people/serving-timeline.ts";
export { tasksContributor } from "./people/tasks-contributor.ts";
export { listServing } from "./plans/my-plans.ts";
export { openTasks, type Tasks, type TasksNeeds } from "./tasks.ts";

export const tasksRoutes = (app: FastifyInstance, tasks: Tasks) => {
  for (const routes of [taskRoutes, planRoutes]) routes(app, tasks);
};

export const tasksListeners = (tasks: Tasks): Subscriber[] => [
  subscribe(personErased, "tasks", (event) => onPersonErased(tasks, event)),
  subscribe(peopleMerged, "tasks", (event) => onPeopleMerged(tasks, event)),
];
