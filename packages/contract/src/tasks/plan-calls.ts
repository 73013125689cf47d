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
  summary: "Plans from today on, or those that are over, with who is missing",
  query: z.object({ past: z.optional(FlagText) }),
  answer: z.array(PlanListed),
});
export const MAX_PLANS = 200;

export const addPlan = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans",
  summary: "Begin a plan",
  body: PlanDraft,
  answer: Plan,
});

export const readPlan = endpoint({
  api: "membership",
  method: "GET",
  path: "/plans/:id",
  summary: "One plan, for those who plan",
  params: ById,
  answer: Plan,
});

export const changePlan = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/plans/:id",
  summary: "Change a plan; who serves in one that moves to another day is asked again",
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
  summary: "The same plan on another day; the same people are asked where that is wished",
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
  summary: "Remove a position of a plan, with who was asked for it",
  params: OnePosition,
  answer: Plan,
});

export const assignPerson = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans/:id/assignments",
  summary: "Ask somebody to serve; they are told",
  params: ById,
  body: z.object({ positionId: Id, personId: Id }),
  answer: Plan,
});

export const unassignPerson = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/plans/:id/assignments/:assignmentId",
  summary: "Take somebody out of a plan",
  params: z.object({ id: Id, assignmentId: Id }),
  answer: Plan,
});

export const listMyPlans = endpoint({
  api: "membership",
  method: "GET",
  path: "/plans/my",
  summary: "Where one was asked to serve, from today on",
  answer: z.array(Serving),
});

export const readMyPlan = endpoint({
  api: "membership",
  method: "GET",
  path: "/plans/my/:id",
  summary: "A plan that one serves in",
  params: ById,
  answer: MyPlan,
});

export const answerAssignment = endpoint({
  api: "membership",
  method: "POST",
  path: "/plans/my/:id/answer",
  summary: "Say whether one can serve",
  params: ById,
  body: AssignmentAnswer,
  answer: MyPlan,
});
