import { act, render, screen } from "@testing-library/react";
import { I18nProvider } from "@offertory/i18n/react";
import { startEnglish } from "@offertory/i18n/testing";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FailedPage } from "./failed-page.tsx";
import { focusHeading } from "@offertory/ui";
import { handleOf } from "./route-handle.ts";
import { applyTheme, readTheme, saveTheme } from "./theme.ts";

test("after a navigation the heading of the page takes the focus", () => {
  document.body.innerHTML = "<a href='/'>Home</a><main><h1>People</h1></main>";
  document.querySelector("a")?.focus();
  focusHeading();
  expect(document.activeElement?.textContent).toBe("People");
});

test("a heading that comes later takes the focus when it comes", async () => {
  document.body.innerHTML = "<main></main>";
  focusHeading();
  await act(async () => {
    document.querySelector("main")?.append(Object.assign(document.createElement("h1"), { textContent: "Roles" }));
  });
  expect(document.activeElement?.textContent).toBe("Roles");
});

test("whoever has moved the focus meanwhile keeps it", async () => {
  document.body.innerHTML = "<main></main><input>";
  focusHeading();
  document.querySelector("input")?.focus();
  await act(async () => {
    document.querySelector("main")?.append(document.createElement("h1"));
  });
  expect(document.activeElement?.tagName).toBe("INPUT");
});

test("a menu that was opened before the page was drawn keeps the focus", async () => {
  document.body.innerHTML = "<main></main><div popover><a href='/profile'>Profile</a></div>";
  document.querySelector("a")?.focus();
  focusHeading();
  await act(async () => {
    document.querySelector("main")?.append(document.createElement("h1"));
  });
  expect(document.activeElement?.textContent).toBe("Profile");
});

test("a choice of light or dark is kept on the device, and the system's is no choice", () => {
  saveTheme("dark");
  expect(readTheme()).toBe("dark");
  applyTheme("dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  saveTheme("system");
  applyTheme(readTheme());
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("the innermost route that says something of itself gives the title", () => {
  expect(handleOf([{ handle: { title: "people" } }, { handle: { title: "person", article: "people" } }])).toEqual({
    title: "person",
    article: "people",
  });
  expect(handleOf([{ handle: undefined }, { handle: { title: "nonsense" } }])).toBeNull();
});

test("what breaks outside a route is told in friendly words, and logged", async () => {
  const logged: unknown[][] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void logged.push(args));
  const Broken = () => {
    throw new Error("a secret detail");
  };
  render(
    <I18nProvider languages={await startEnglish()}>
      <ErrorBoundary fallback={<FailedPage />}>
        <Broken />
      </ErrorBoundary>
    </I18nProvider>,
  );
  spy.mockRestore();
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Load the page again" })).toBeTruthy();
  expect(screen.queryByText(/a secret detail/)).toBeNull();
  expect(logged.some(([message]) => message === "The app failed.")).toBe(true);
});
