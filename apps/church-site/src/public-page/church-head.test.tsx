// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChurchHead } from "./church-head.tsx";

afterEach(() => vi.restoreAllMocks());

/** Images are not loaded in this document, so they get the natural width of a loaded image, or 0 for a failed one. */
function show(church: { name: string; logoLight: string; logoDark: string }, naturalWidth: number): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  const prototype: HTMLImageElement = Object.getPrototypeOf(document.createElement("img"));
  vi.spyOn(prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
  render(<ChurchHead church={church} home="/grace" />, { container });
  return container;
}

test("a church logo that fails to load is replaced by an icon beside the church's name", () => {
  const church = { name: "Grace Church", logoLight: "/no/such/light.png", logoDark: "/no/such/dark.png" };
  const container = show(church, 48);
  expect(container.querySelectorAll("img")).toHaveLength(2);
  for (const logo of container.querySelectorAll("img")) fireEvent.error(logo);
  expect(container.querySelectorAll("img")).toHaveLength(0);
  expect(container.querySelectorAll("header > span svg")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Grace Church" })).toBeTruthy();
});

test("a logo that failed to load before hydration is also removed", () => {
  const church = { name: "Grace Church", logoLight: "/no/such/light.png", logoDark: "" };
  expect(show(church, 0).querySelectorAll("img")).toHaveLength(0);
});
