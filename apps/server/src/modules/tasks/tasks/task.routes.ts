import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Tasks } from "../tasks.ts";
import { addTask } from "./add-task.ts";
import { changeTask } from "./change-task.ts";
import { readTask } from "./find-task.ts";
import { listTasks } from "./list-tasks.ts";
import { removeTask } from "./remove-task.ts";

export const taskRoutes = (app: FastifyInstance, tasks: Tasks) => {
  const { member } = tasks.guards;

  serve(app, calls.listTasks, { allow: member, handle: ({ query }, caller) => listTasks(tasks, query, caller) });
  serve(app, calls.addTask, { allow: member, handle: ({ body }, caller) => addTask(tasks, body, caller) });
  serve(app, calls.readTask, { allow: member, handle: ({ params }, caller) => readTask(tasks, params.id, caller) });
  serve(app, calls.changeTask, {
    allow: member,
    handle: ({ params, body }, caller) => changeTask(tasks, params.id, body, caller),
  });
  serve(app, calls.removeTask, { allow: member, handle: ({ params }, caller) => removeTask(tasks, params.id, caller) });
};
