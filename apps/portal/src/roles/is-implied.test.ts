import { expect, test } from "vitest";
import { isImplied } from "./is-implied.ts";

test("everyone holds the role of everyone, members and staff that of members", () => {
  expect(isImplied({ kind: "everyone" }, { membershipStatus: "Guest" })).toBe(true);
  expect(isImplied({ kind: "members" }, { membershipStatus: "Member" })).toBe(true);
  expect(isImplied({ kind: "members" }, { membershipStatus: "Staff" })).toBe(true);
  expect(isImplied({ kind: "members" }, { membershipStatus: "Visitor" })).toBe(false);
});

test("other roles are held only by those who were put in", () => {
  expect(isImplied({ kind: "admins" }, { membershipStatus: "Staff" })).toBe(false);
  expect(isImplied({ kind: "chosen" }, { membershipStatus: "Staff" })).toBe(false);
});
