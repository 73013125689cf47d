import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Tasks } from "../tasks.ts";
import { addPlan } from "./add-plan.ts";
import { assignPerson, unassignPerson } from "./assign-person.ts";
import { changePlan } from "./change-plan.ts";
import { addPosition, changePosition, removePosition } from "./change-positions.ts";
import { copyPlan } from "./copy-plan.ts";
import { readPlan } from "./find-plan.ts";
import { listPlans } from "./list-plans.ts";
import { answerAssignment, listMyPlans, readMyPlan } from "./my-plans.ts";
import { removePlan } from "./remove-plan.ts";

export const planRoutes = (app: FastifyInstance, tasks: Tasks) => {
  const { member, allowedTo } = tasks.guards;
  const planner = allowedTo(can.editPlans);

  serve(app, calls.listPlans, { allow: planner, handle: ({ query }, caller) => listPlans(tasks, query, caller) });
  serve(app, calls.addPlan, { allow: planner, handle: ({ body }, caller) => addPlan(tasks, body, caller) });
  serve(app, calls.readPlan, { allow: planner, handle: ({ params }, caller) => readPlan(tasks, params.id, caller) });
  serve(app, calls.changePlan, {
    allow: planner,
    handle: ({ params, body }, caller) => changePlan(tasks, params.id, body, caller),
  });
  serve(app, calls.removePlan, {
    allow: planner,
    handle: ({ params }, caller) => removePlan(tasks, params.id, caller),
  });
  serve(app, calls.copyPlan, {
    allow: planner,
    handle: ({ params, body }, caller) => copyPlan(tasks, params.id, body, caller),
  });
  serve(app, calls.addPosition, {
    allow: planner,
    handle: ({ params, body }, caller) => addPosition(tasks, params.id, body, caller),
  });
  serve(app, calls.changePosition, {
    allow: planner,
    handle: ({ params, body }, caller) => changePosition(tasks, params, body, caller),
  });
  serve(app, calls.removePosition, {
    allow: planner,
    handle: ({ params }, caller) => removePosition(tasks, params, caller),
  });
  serve(app, calls.assignPerson, {
    allow: planner,
    handle: ({ params, body }, caller) => assignPerson(tasks, params.id, body, caller),
  });
  serve(app, calls.unassignPerson, {
    allow: planner,
    handle: ({ params }, caller) => unassignPerson(tasks, params, caller),
  });
  serve(app, calls.listMyPlans, { allow: member, handle: (_, caller) => listMyPlans(tasks, caller) });
  serve(app, calls.readMyPlan, { allow: member, handle: ({ params }, caller) => readMyPlan(tasks, params.id, caller) });
  serve(app, calls.answerAssignment, {
    allow: member,
    handle: ({ params, body }, caller) => answerAssignment(tasks, params.id, body, caller),
  });
};
