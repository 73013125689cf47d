import type { MyPlan, Plan, PlanListed } from "@offertory/contract";
import type { AssignmentRow, PlanRow, PositionRow } from "./plan-store.ts";

type NamedAssignment = AssignmentRow & { name: string };

/**
 * Counts the assignments of a plan by their status. `missing` is counted per position: extra people in one position do
 * not fill another.
 */
export function describeListed(
  plan: PlanRow,
  positions: readonly PositionRow[],
  assignments: readonly NamedAssignment[],
): PlanListed {
  const { id, name, date } = plan;
  const count = (status: string) => assignments.filter((one) => one.status === status).length;
  const missing = positions.map(({ id: positionId, needed }) => {
    const acceptedCount = assignments.filter(
      (one) => one.positionId === positionId && one.status === "accepted",
    ).length;
    return Math.max(0, needed - acceptedCount);
  });
  return {
    id,
    name,
    date,
    needed: positions.reduce((sum, { needed }) => sum + needed, 0),
    accepted: count("accepted"),
    unconfirmed: count("unconfirmed"),
    declined: count("declined"),
    missing: missing.reduce((sum, each) => sum + each, 0),
  };
}

export const describePlan = (
  plan: PlanRow,
  positions: readonly PositionRow[],
  assignments: readonly NamedAssignment[],
): Plan => ({
  ...describeListed(plan, positions, assignments),
  notes: plan.notes,
  positions: positions.map(({ id, name, needed }) => ({ id, name, needed })),
  assignments: assignments.map(({ id, positionId, personId, name, status, reason }) => ({
    id,
    positionId,
    personId,
    name,
    status,
    reason,
  })),
});

/**
 * Describes a plan for someone who serves in it: all positions and people without those who declined, and only their
 * own reasons.
 */
export function describeMine(
  { id, name, date, notes }: PlanRow,
  positions: readonly PositionRow[],
  assignments: readonly NamedAssignment[],
  personId: string,
): MyPlan {
  const nameOf = (positionId: string) => positions.find((position) => position.id === positionId)?.name ?? "";
  return {
    id,
    name,
    date,
    notes,
    mine: assignments
      .filter((one) => one.personId === personId)
      .map((one) => ({ id: one.id, position: nameOf(one.positionId), status: one.status, reason: one.reason })),
    team: positions.map((position) => ({
      positionId: position.id,
      position: position.name,
      people: assignments
        .filter((one) => one.positionId === position.id && one.status !== "declined")
        .map((one) => one.name),
    })),
  };
}
