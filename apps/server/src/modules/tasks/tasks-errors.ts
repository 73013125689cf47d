import { refusal } from "../../platform/errors/refusal.ts";

export const TaskNotFound = refusal("missing", "task-not-found");
export const TaskTitleBlank = refusal("invalid", "task-title-blank");

/** Somebody else saved the task after the caller had loaded it. */
export const TaskChanged = refusal("conflict", "task-changed");
export const PersonNotKnown = refusal("missing", "person-not-found");
export const DayInvalid = refusal("invalid", "date-invalid");

export const PlanNotFound = refusal("missing", "plan-not-found");
export const PlanNameBlank = refusal("invalid", "plan-name-blank");
export const PositionNotFound = refusal("missing", "plan-position-not-found");
export const PositionNameBlank = refusal("invalid", "plan-position-name-blank");
export const TooManyPositions = refusal("conflict", "plan-too-many-positions");
export const AssignmentNotFound = refusal("missing", "plan-assignment-not-found");
export const AlreadyAssigned = refusal("conflict", "plan-already-assigned");
export const PlanTooFull = refusal("conflict", "plan-too-full");
