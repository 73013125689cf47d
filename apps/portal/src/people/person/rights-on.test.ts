import { can, samePermission, type Permission } from "@offertory/contract";
import { expect, test } from "vitest";
import { rightsOn } from "./rights-on.ts";

const holding = (held: Permission) => (wanted: Permission) => samePermission(held, wanted);

test("a caller with permission to edit people can edit everyone, others only their own record", () => {
  expect(rightsOn({ id: "ruth" }, { can: holding(can.editPeople), person: null })).toBe("office");
  expect(rightsOn({ id: "ruth" }, { can: holding(can.viewPeople), person: { id: "ruth" } })).toBe("own");
  expect(rightsOn({ id: "ruth" }, { can: holding(can.viewPeople), person: { id: "naomi" } })).toBe("read");
});
