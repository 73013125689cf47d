import { HOUSEHOLD_ROLES, type Household } from "@offertory/contract";

export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];
export type Membership = { personId: string; role: HouseholdRole };

/** Returns the members in the form that the API expects. */
export const membersOf = (household: Household): Membership[] =>
  household.members.map(({ id, householdRole }) => ({ personId: id, role: householdRole }));

/** Adds a person: as head if there is none yet, else as "Other"; staff can correct the role. */
export function withMember(members: readonly Membership[], personId: string): Membership[] {
  if (members.some((member) => member.personId === personId)) return [...members];
  return [...members, { personId, role: members.some(({ role }) => role === "Head") ? "Other" : "Head" }];
}

export const withoutMember = (members: readonly Membership[], personId: string): Membership[] =>
  members.filter((member) => member.personId !== personId);

export const withRole = (members: readonly Membership[], personId: string, role: HouseholdRole): Membership[] =>
  members.map((member) => (member.personId === personId ? { personId, role } : member));

/** Heads first, then spouses, children and others; by name among equals. */
export function inOrder(members: Household["members"]): Household["members"] {
  const rank = (role: HouseholdRole) => HOUSEHOLD_ROLES.indexOf(role);
  return members.toSorted(
    (one, other) =>
      rank(one.householdRole) - rank(other.householdRole) || one.name.display.localeCompare(other.name.display),
  );
}
