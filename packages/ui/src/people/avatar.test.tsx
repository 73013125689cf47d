// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { compileClasses } from "../../test/compile-classes.ts";
import { Avatar, type AvatarProps } from "./avatar.tsx";

function show(props: AvatarProps): HTMLElement {
  const { container } = render(<Avatar {...props} />);
  const face = container.firstElementChild;
  if (!(face instanceof HTMLElement)) throw new Error("no avatar");
  return face;
}

const widths = async (props: AvatarProps) =>
  [...(await compileClasses(show(props).className)).matchAll(/\bwidth: (\d+)px/g)].map(([, px]) => Number(px));

test.each([
  ["tiny", 32],
  ["small", 48],
  ["medium", 56],
  ["large", 80],
  ["xlarge", 100],
  ["xxlarge", 120],
] as const)("S9.06 S2.30 a %s avatar is %i px wide", async (size, pixels) => {
  expect(await widths({ size })).toEqual([pixels]);
});

test("S9.06 S2.30 an avatar is 56 px wide by default, and 70, 80 and 100 by breakpoint when it is responsive", async () => {
  expect(await widths({})).toEqual([56]);
  expect(await widths({ size: "responsive" })).toEqual([70, 80, 100]);
});

test("S4.12 an avatar falls back to initials after its image did not load", () => {
  const face = show({ name: "Ada Lovelace", photo: "/gone.jpg", alt: "Ada Lovelace" });
  const image = screen.getByRole("img", { name: "Ada Lovelace" });
  expect(image.getAttribute("src")).toBe("/gone.jpg");
  fireEvent.error(image);
  expect(face.textContent).toBe("AL");
  expect(screen.getByRole("img", { name: "Ada Lovelace" })).toBe(face);
});

test("S4.12 a new photo is shown after an older one failed to load", () => {
  const { container, rerender } = render(<Avatar name="Ada Lovelace" photo="/gone.jpg" alt="Ada" />);
  fireEvent.error(screen.getByRole("img", { name: "Ada" }));
  rerender(<Avatar name="Ada Lovelace" photo="/new.jpg" alt="Ada" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/new.jpg");
});

test("S9.06 an avatar without name and photo shows the default image, and a broken photo without a name shows '?'", () => {
  expect(show({}).querySelector("svg")).not.toBeNull();
  const face = show({ photo: "/gone.jpg", alt: "somebody" });
  fireEvent.error(screen.getByRole("img", { name: "somebody" }));
  expect(face.textContent).toBe("?");
});

test("an avatar without alternative text is hidden from screen readers", () => {
  expect(show({ name: "Ada Lovelace" }).getAttribute("aria-hidden")).toBe("true");
});
