import { expect, test } from "vitest";
import { isImplied } from "./is-implied.ts";

test("every person has the role everyone, and members and staff have the role members", () => {
  expect(isImplied({ kind: "everyone" }, { membershipStatus: "Guest" })).toBe(true);
  expect(isImplied({ kind: "members" }, { membershipStatus: "Member" })).toBe(true);
  expect(isImplied({ kind: "members" }, { membershipStatus: "Staff" })).toBe(true);
  expect(isImplied({ kind: "members" }, { membershipStatus: "Visitor" })).toBe(false);
});

test("other roles are not implied by a membership status", () => {
  expect(isImplied({ kind: "admins" }, { membershipStatus: "Staff" })).toBe(false);
  expect(isImplied({ kind: "chosen" }, { membershipStatus: "Staff" })).toBe(false);
});
