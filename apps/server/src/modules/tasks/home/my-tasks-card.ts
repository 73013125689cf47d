import { everyone, type HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { readToday } from "../plans/read-today.ts";
import type { Tasks } from "../tasks.ts";

const SHOWN = 5;

/** The open tasks that are assigned to the caller. */
export const myTasksCard = (tasks: Pick<Tasks, "tasks" | "persons" | "now">): HomeCardSource => ({
  kind: "myTasks",
  allow: everyone,
  async read({ churchId, personId }) {
    const [count, next, today] = await Promise.all([
      tasks.tasks.countOpenOf(churchId, personId),
      tasks.tasks.nextOf(churchId, personId, SHOWN),
      readToday(tasks, churchId),
    ]);
    if (count === 0) return null;
    return {
      kind: "myTasks",
      count,
      tasks: next.map((task) => ({ ...task, isOverdue: task.dueDate !== null && task.dueDate < today })),
    };
  },
});
