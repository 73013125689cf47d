import { z } from "zod/mini";
import { DayText, Id, optionalText, text } from "../text/text.ts";

export const ASSIGNMENT_STATUSES = ["unconfirmed", "accepted", "declined"] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

/** How many people are needed, and how many have answered what. */
const Counts = { needed: z.int(), accepted: z.int(), unconfirmed: z.int(), declined: z.int() };

export const PlanListed = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  ...Counts,
  /** How many more people have to accept. */
  missing: z.int(),
});
export type PlanListed = z.output<typeof PlanListed>;

export const Assignment = z.object({
  id: z.string(),
  positionId: z.string(),
  personId: z.string(),
  name: z.string(),
  status: z.enum(ASSIGNMENT_STATUSES),
  /** Why the person declined; only for people who plan. */
  reason: z.string(),
});
export type Assignment = z.output<typeof Assignment>;

export const Position = z.object({ id: z.string(), name: z.string(), needed: z.int() });
export type Position = z.output<typeof Position>;

export const Plan = z.extend(PlanListed, {
  notes: z.string(),
  positions: z.array(Position),
  assignments: z.array(Assignment),
});
export type Plan = z.output<typeof Plan>;

export const PLAN_LENGTHS = { name: 200, notes: 5000 } as const;
export const MAX_POSITION_NAME_LENGTH = 100;
export const MAX_REASON_LENGTH = 500;

export const PositionDraft = z.object({
  name: text(MAX_POSITION_NAME_LENGTH),
  needed: z.int().check(z.gte(1), z.lte(100)),
});
export type PositionDraft = z.output<typeof PositionDraft>;

export const PlanDraft = z.object({
  name: text(PLAN_LENGTHS.name),
  date: DayText,
  notes: optionalText(PLAN_LENGTHS.notes),
  positions: z.nullish(z.array(PositionDraft).check(z.maxLength(100))),
});
export type PlanDraft = z.output<typeof PlanDraft>;

export const PlanChange = z.object({
  name: z.optional(text(PLAN_LENGTHS.name)),
  date: z.optional(DayText),
  notes: z.optional(text(PLAN_LENGTHS.notes)),
});
export type PlanChange = z.output<typeof PlanChange>;

/** An assignment in the person's own list. */
export const Serving = z.object({
  planId: z.string(),
  assignmentId: z.string(),
  planName: z.string(),
  date: z.string(),
  position: z.string(),
  status: z.enum(ASSIGNMENT_STATUSES),
});
export type Serving = z.output<typeof Serving>;

/** A plan as the people who serve in it see it: everyone's position, but nobody else's reason for declining. */
export const MyPlan = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  notes: z.string(),
  mine: z.array(
    z.object({
      id: z.string(),
      position: z.string(),
      status: z.enum(ASSIGNMENT_STATUSES),
      reason: z.string(),
    }),
  ),
  team: z.array(z.object({ positionId: z.string(), position: z.string(), people: z.array(z.string()) })),
});
export type MyPlan = z.output<typeof MyPlan>;

export const AssignmentAnswer = z.object({
  assignmentId: Id,
  status: z.enum(["accepted", "declined"]),
  reason: optionalText(MAX_REASON_LENGTH),
});
export type AssignmentAnswer = z.output<typeof AssignmentAnswer>;
