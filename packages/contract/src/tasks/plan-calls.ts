import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { DayText, FlagText, Id, optionalText } from "../text/text.ts";
import {
  AssignmentAnswer,
  MyPlan,
  Plan,
  PLAN_LENGTHS,
  PlanChange,
  PlanDraft,
  PlanListed,
  PositionDraft,
  Serving,
} from "./plan.ts";

const ById = z.object({ id: Id });

export const listPlans = endpoint({
  api: "membership",
  method: "GET",
  path: "/plans",
  summary: "List upcoming or past plans, with the number of people still needed",
  query: z.object({ past: z.optional(FlagText) }),
  answer: z.array(PlanListed),
});
export const MAX_PLANS = 200;

export const addPlan = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans",
  summary: "Add a plan",
  body: PlanDraft,
  answer: Plan,
});

export const readPlan = endpoint({
  api: "membership",
  method: "GET",
  path: "/plans/:id",
  summary: "Read a plan; for planners",
  params: ById,
  answer: Plan,
});

export const changePlan = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/plans/:id",
  summary: "Change a plan; a new date asks its people again",
  params: ById,
  body: PlanChange,
  answer: Plan,
});

export const removePlan = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/plans/:id",
  summary: "Remove a plan",
  params: ById,
  answer: z.object({}),
});

export const copyPlan = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans/:id/copy",
  summary: "Copy a plan to another day; optionally ask the same people",
  params: ById,
  body: z.object({ date: DayText, name: optionalText(PLAN_LENGTHS.name), withPeople: z.nullish(z.boolean()) }),
  answer: Plan,
});

export const addPosition = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans/:id/positions",
  summary: "Add a position to a plan",
  params: ById,
  body: PositionDraft,
  answer: Plan,
});

const OnePosition = z.object({ id: Id, positionId: Id });

export const changePosition = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/plans/:id/positions/:positionId",
  summary: "Change a position of a plan",
  params: OnePosition,
  body: z.partial(PositionDraft),
  answer: Plan,
});

export const removePosition = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/plans/:id/positions/:positionId",
  summary: "Remove a position of a plan with its assignments",
  params: OnePosition,
  answer: Plan,
});

export const assignPerson = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans/:id/assignments",
  summary: "Assign a person to a position; they are notified",
  params: ById,
  body: z.object({ positionId: Id, personId: Id }),
  answer: Plan,
});

export const unassignPerson = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/plans/:id/assignments/:assignmentId",
  summary: "Remove a person from a plan",
  params: z.object({ id: Id, assignmentId: Id }),
  answer: Plan,
});

export const listMyPlans = endpoint({
  api: "membership",
  method: "GET",
  path: "/plans/my",
  summary: "List your own assignments from today on",
  answer: z.array(Serving),
});

export const readMyPlan = endpoint({
  api: "membership",
  method: "GET",
  path: "/plans/my/:id",
  summary: "Read a plan that you serve in",
  params: ById,
  answer: MyPlan,
});

export const answerAssignment = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans/my/:id/answer",
  summary: "Accept or decline an assignment",
  params: ById,
  body: AssignmentAnswer,
  answer: MyPlan,
});
