// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { applyBrandColor, brandDeclarations } from "./apply-brand-color.ts";
import { brandRamp } from "./brand-ramp.ts";

test("a brand color sets an element's custom properties for both themes, and an empty color removes them", () => {
  const element = document.createElement("div");
  applyBrandColor(element, "#aa3355");
  const ramp = brandRamp("#aa3355");
  expect(element.style.getPropertyValue("--brand")).toBe(
    `light-dark(${ramp?.light["--brand"]},${ramp?.dark["--brand"]})`,
  );
  expect(element.style.getPropertyValue("--on-brand")).toContain("light-dark(#ffffff,");
  expect(element.style.getPropertyValue("--church-brand")).toBe(element.style.getPropertyValue("--brand"));
  applyBrandColor(element, "");
  expect(element.style.getPropertyValue("--church-brand")).toBe("");
  expect(element.style.getPropertyValue("--brand")).toBe("");
});

test("a brand color is rendered as CSS declarations, and an invalid color as an empty string", () => {
  expect(brandDeclarations("#aa3355")).toMatch(
    /^--church-brand:light-dark\(#\w{6},#\w{6}\);--church-brand-strong:.*;--church-brand-soft:.*;--church-on-brand:light-dark\(#ffffff,#\w{6}\)$/,
  );
  expect(brandDeclarations("red;}</style>")).toBe("");
});
