import { can, CHURCH_PERMISSIONS, samePermission, type Permission } from "@offertory/contract";
import { describe, expect, test } from "vitest";
import {
  groupPermissions,
  isGranted,
  isRoleChanged,
  mayHandOut,
  problemWithRole,
  roleChange,
  setGranted,
  startRole,
} from "./role-draft.ts";

const greeters = { name: "Greeters", permissions: [can.viewPeople] };

describe("role draft", () => {
  test("a permission can be granted and revoked", () => {
    const granted = setGranted(startRole(greeters), can.editPeople, true);
    expect(isGranted(granted, can.editPeople)).toBe(true);
    expect(isGranted(granted, can.viewPeople)).toBe(true);
    expect(isGranted(setGranted(granted, can.viewPeople, false), can.viewPeople)).toBe(false);
  });

  test("only changed fields are sent", () => {
    const draft = startRole(greeters);
    expect(roleChange(draft, greeters)).toEqual({});
    expect(roleChange({ ...draft, name: " Ushers " }, greeters)).toEqual({ name: "Ushers" });
    expect(roleChange(setGranted(draft, can.viewPeople, false), greeters)).toEqual({ permissions: [] });
  });

  test("granting and revoking the same permission leaves the role unchanged", () => {
    const draft = startRole(greeters);
    const back = setGranted(setGranted(draft, can.editRoles, true), can.editRoles, false);
    expect(isRoleChanged(back, greeters)).toBe(false);
    expect(isRoleChanged(setGranted(draft, can.editRoles, true), greeters)).toBe(true);
  });

  test("a caller cannot assign a role that has permissions they lack", () => {
    const canSeePeople = (permission: Permission) => samePermission(permission, can.viewPeople);
    expect(mayHandOut({ kind: "chosen", permissions: [can.viewPeople] }, canSeePeople)).toBe(true);
    expect(mayHandOut({ kind: "chosen", permissions: [can.viewPeople, can.editRoles] }, canSeePeople)).toBe(false);
    expect(mayHandOut({ kind: "admins", permissions: [] }, canSeePeople)).toBe(false);
    expect(mayHandOut({ kind: "admins", permissions: [] }, () => true)).toBe(true);
  });

  test("a role needs a name", () => {
    expect(problemWithRole({ name: "  ", permissions: [] })).toBe("role-nameless");
    expect(problemWithRole(startRole(greeters))).toBeNull();
  });

  test("the groups contain every permission exactly once", () => {
    const shown = groupPermissions(CHURCH_PERMISSIONS).flatMap(({ contentTypes }) =>
      contentTypes.flatMap((each) => each.permissions),
    );
    expect(shown).toHaveLength(CHURCH_PERMISSIONS.length);
    expect(new Set(shown)).toEqual(new Set(CHURCH_PERMISSIONS));
    expect(shown).not.toContain(can.administerServer);
    expect(groupPermissions(CHURCH_PERMISSIONS)[0]?.api).toBe("MembershipApi");
  });
});
