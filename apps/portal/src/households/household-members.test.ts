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
  test("the first person in an empty household is its head, later ones are not", () => {
    expect(withMember([], "boaz")).toEqual([{ personId: "boaz", role: "Head" }]);
    expect(withMember(membersOf(boaz), "obed").at(-1)).toEqual({ personId: "obed", role: "Other" });
  });

  test("nobody is in a household twice", () => {
    expect(withMember(membersOf(boaz), "ruth")).toEqual(membersOf(boaz));
  });

  test("a person is taken out, and the others stay as they are", () => {
    expect(withoutMember(membersOf(boaz), "ruth")).toEqual([{ personId: "boaz", role: "Head" }]);
  });

  test("one person's role changes", () => {
    expect(withRole(membersOf(boaz), "ruth", "Other")).toContainEqual({ personId: "ruth", role: "Other" });
    expect(withRole(membersOf(boaz), "ruth", "Other")).toContainEqual({ personId: "boaz", role: "Head" });
  });

  test("heads stand first, then spouses, then children by name", () => {
    const all = [member("zoe", "Child"), member("amy", "Child"), ...boaz.members];
    expect(inOrder(all).map(({ id }) => id)).toEqual(["boaz", "ruth", "amy", "zoe"]);
  });
});
