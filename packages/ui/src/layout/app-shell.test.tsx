// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AppShell } from "./app-shell.tsx";

const nav = ["home", "people", "giving", "lessons", "roles", "settings"].map((place) => ({
  href: place === "home" ? "/" : `/${place}`,
  label: place,
  icon: <svg />,
}));

function show(currentPath: string, items = nav) {
  render(
    <AppShell header="Grace" nav={items} currentPath={currentPath} skipLabel="Skip" navLabel="Main" moreLabel="More">
      <h1>Here</h1>
    </AppShell>,
  );
}

const onPhone = () =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) => Object.assign(new EventTarget(), media(query)));
const media = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});
afterEach(() => void vi.restoreAllMocks());

const links = () => screen.getAllByRole("link").map((link) => link.textContent);

test("the first Tab stop is a link to the main content", async () => {
  show("/people");
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip" });
  expect(document.activeElement).toBe(skip);
  expect(document.querySelector(skip.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
});

test("on a wide screen the navigation shows all items and marks the current one", () => {
  show("/people/12/edit");
  expect(links()).toEqual(["Skip", "home", "people", "giving", "lessons", "roles", "settings"]);
  expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  expect(screen.getByRole("link", { name: "people" }).getAttribute("aria-current")).toBe("page");
});

test("on a phone the bar shows four of six items, and More opens the others", async () => {
  onPhone();
  show("/settings");
  expect(links()).toEqual(["Skip", "home", "people", "giving", "lessons"]);
  const more = screen.getByRole("button", { name: "More" });
  expect(more.getAttribute("aria-current")).toBe("page");
  await userEvent.click(more);
  expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual(["roles", "settings"]);
});

test("on a phone five items need no More button", () => {
  onPhone();
  show("/", nav.slice(0, 5));
  expect(links()).toHaveLength(6);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

test("if the focused element is removed after a key press, the main content gets the focus", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  show("/people");
  const row = document.createElement("button");
  screen.getByRole("main").append(row);
  row.focus();
  row.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  row.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  row.remove();
  await Promise.resolve();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(screen.getByRole("main")).toBe(document.activeElement);
});
