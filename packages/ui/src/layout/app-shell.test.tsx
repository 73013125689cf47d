// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SnackbarProvider } from "../feedback/snackbar-provider.tsx";
import { AppShell } from "./app-shell.tsx";

const nav = ["home", "people", "giving", "lessons", "roles", "settings"].map((place) => ({
  href: place === "home" ? "/" : `/${place}`,
  label: place,
  icon: <svg />,
}));

function show(currentPath: string, items = nav) {
  const more = { label: "More", closeLabel: "Close", failedText: "Offline" };
  render(
    <SnackbarProvider closeLabel="Close">
      <AppShell header="Grace" nav={items} currentPath={currentPath} skipLabel="Skip" navLabel="Main" more={more}>
        <h1>Here</h1>
      </AppShell>
    </SnackbarProvider>,
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

const withPlaces = nav.map((item) =>
  item.label === "giving"
    ? {
        ...item,
        places: [
          { href: "/giving", label: "overview" },
          { href: "/giving/batches", label: "batches" },
        ],
      }
    : item,
);

test("the navigation lists the places of the current area only, and marks the current place", () => {
  show("/giving/batches/12", withPlaces);
  expect(links()).toEqual(["Skip", "home", "people", "giving", "overview", "batches", "lessons", "roles", "settings"]);
  expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  expect(screen.getByRole("link", { name: "batches" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "giving" }).getAttribute("aria-current")).toBe("true");
});

test("the places of other areas are not listed", () => {
  show("/people", withPlaces);
  expect(links()).not.toContain("batches");
});

test("on a phone the bar shows four of six items, and More opens a drawer with all of them", async () => {
  onPhone();
  show("/settings");
  expect(links()).toEqual(["Skip", "home", "people", "giving", "lessons"]);
  const more = screen.getByRole("button", { name: "More" });
  expect(more.getAttribute("aria-current")).toBe("page");
  await userEvent.click(more);
  const drawer = within(await screen.findByRole("dialog", { name: "More" }));
  expect(drawer.getAllByRole("link").map((item) => item.textContent)).toEqual(nav.map(({ label }) => label));
});

test("in the drawer of a phone every area can show its places without leaving the page", async () => {
  onPhone();
  show("/people", withPlaces);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const drawer = within(await screen.findByRole("dialog", { name: "More" }));
  expect(drawer.queryByRole("link", { name: "batches" })).toBeNull();
  await userEvent.click(drawer.getByRole("button", { name: "giving", expanded: false }));
  expect(drawer.getByRole("link", { name: "batches" }).getAttribute("href")).toBe("/giving/batches");
});

test("on a phone five items need no More button", () => {
  onPhone();
  show("/", nav.slice(0, 5));
  expect(links()).toHaveLength(6);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

async function removeFocused(besides: readonly HTMLElement[]) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  show("/people");
  const row = document.createElement("button");
  screen.getByRole("main").append(row, ...besides);
  row.focus();
  row.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  row.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  row.remove();
  await Promise.resolve();
  vi.runAllTimers();
  vi.useRealTimers();
}

test("if the focused element is removed after a key press, the main content gets the focus", async () => {
  await removeFocused([]);
  expect(screen.getByRole("main")).toBe(document.activeElement);
});

test("if the focused row is removed after a key press, the next row gets the focus", async () => {
  const next = document.createElement("button");
  await removeFocused([next]);
  expect(next).toBe(document.activeElement);
});
