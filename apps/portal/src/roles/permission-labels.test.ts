import { can, CHURCH_PERMISSIONS } from "@offertory/contract";
import { describe, expect, test } from "vitest";
import { permissionLabels, subjectLabels } from "./permission-labels.ts";

describe("permission words", () => {
  test("every permission of a church has words of its own, named by its triple", () => {
    const labels = CHURCH_PERMISSIONS.map(permissionLabels);
    expect(labels).not.toContain(null);
    expect(new Set(labels).size).toBe(CHURCH_PERMISSIONS.length);
    for (const permission of CHURCH_PERMISSIONS) {
      const triple = [permission.api, permission.contentType, permission.action].join(".").replaceAll(" ", "");
      expect(permissionLabels(permission)).toBe(`roles:permissions.${triple}`);
    }
  });

  test("what a church cannot grant has no words", () => {
    expect(permissionLabels(can.administerServer)).toBeNull();
  });

  test("every subject has words", () => {
    for (const { contentType } of CHURCH_PERMISSIONS) expect(subjectLabels(contentType)).not.toBeNull();
    expect(subjectLabels("Elephants")).toBeNull();
  });
});
