import { HOUSEHOLD_ROLES, type Household } from "@offertory/contract";

export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];
export type Membership = { personId: string; role: HouseholdRole };

/** Who belongs to a household and as what, as the server is told it. */
export const membersOf = (household: Household): Membership[] =>
  household.members.map(({ id, householdRole }) => ({ personId: id, role: householdRole }));

/** The first one in is the head; who comes later is put right by hand. */
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
