import type { Household } from "@offertory/contract";
import { describe, expect, test } from "vitest";
import { inOrder, membersOf, withMember, withoutMember, withRole, type HouseholdRole } from "./household-members.ts";

const member = (id: string, householdRole: HouseholdRole): Household["members"][number] => ({
  id,
  name: { first: id, last: "", nick: "", display: id },
  contactInfo: { email: "" },
  photo: "",
  photoUpdated: null,
  membershipStatus: "Member",
  birthDate: null,
  householdRole,
});
const boaz: Household = { id: "h", name: "Boaz", members: [member("ruth", "Spouse"), member("boaz", "Head")] };

describe("household members", () => {
  test("the first person in an empty household becomes its head, later ones do not", () => {
    expect(withMember([], "boaz")).toEqual([{ personId: "boaz", role: "Head" }]);
    expect(withMember(membersOf(boaz), "obed").at(-1)).toEqual({ personId: "obed", role: "Other" });
  });

  test("a person who is already in the household is not added again", () => {
    expect(withMember(membersOf(boaz), "ruth")).toEqual(membersOf(boaz));
  });

  test("removing a person leaves the other members unchanged", () => {
    expect(withoutMember(membersOf(boaz), "ruth")).toEqual([{ personId: "boaz", role: "Head" }]);
  });

  test("changing a role affects only that person", () => {
    expect(withRole(membersOf(boaz), "ruth", "Other")).toContainEqual({ personId: "ruth", role: "Other" });
    expect(withRole(membersOf(boaz), "ruth", "Other")).toContainEqual({ personId: "boaz", role: "Head" });
  });

  test("members are sorted by role: heads, spouses, then children by name", () => {
    const all = [member("zoe", "Child"), member("amy", "Child"), ...boaz.members];
    expect(inOrder(all).map(({ id }) => id)).toEqual(["boaz", "ruth", "amy", "zoe"]);
  });
});
