import { can, CHURCH_PERMISSIONS } from "@offertory/contract";
import { describe, expect, test } from "vitest";
import { permissionLabels, subjectLabels } from "./permission-labels.ts";

describe("permission labels", () => {
  test("every church permission has its own label, named by its triple", () => {
    const labels = CHURCH_PERMISSIONS.map(permissionLabels);
    expect(labels).not.toContain(null);
    expect(new Set(labels).size).toBe(CHURCH_PERMISSIONS.length);
    for (const permission of CHURCH_PERMISSIONS) {
      const triple = [permission.api, permission.contentType, permission.action].join(".").replaceAll(" ", "");
      expect(permissionLabels(permission)).toBe(`roles:permissions.${triple}`);
    }
  });

  test("a permission that a church cannot grant has no label", () => {
    expect(permissionLabels(can.administerServer)).toBeNull();
  });

  test("every content type has a label", () => {
    for (const { contentType } of CHURCH_PERMISSIONS) expect(subjectLabels(contentType)).not.toBeNull();
    expect(subjectLabels("Elephants")).toBeNull();
  });
});
