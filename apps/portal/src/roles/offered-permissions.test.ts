import { can } from "@offertory/contract";
import { expect, test } from "vitest";
import { offeredPermissions } from "./offered-permissions.ts";

test("a permission without a screen is not offered", () => {
  const offered = offeredPermissions({ permissions: [can.viewPeople] });
  expect(offered).toContain(can.editForms);
  for (const unused of [can.viewAttendance, can.editGroups, can.hostChat]) expect(offered).not.toContain(unused);
});

test("a permission without a screen that a role already has can be removed", () => {
  expect(offeredPermissions({ permissions: [can.hostChat] })).toContain(can.hostChat);
});
