import { act, render, screen } from "@testing-library/react";
import { I18nProvider } from "@offertory/i18n/react";
import { startEnglish } from "@offertory/i18n/testing";
import { expect, test, vi } from "vitest";
import { density } from "./density.ts";
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

test("a heading that renders later takes the focus when it appears", async () => {
  document.body.innerHTML = "<main></main>";
  focusHeading();
  await act(async () => {
    document.querySelector("main")?.append(Object.assign(document.createElement("h1"), { textContent: "Roles" }));
  });
  expect(document.activeElement?.textContent).toBe("Roles");
});

test("the heading does not take the focus if the user has moved it meanwhile", async () => {
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

test("a chosen theme is stored on the device, and the system theme sets no theme attribute", () => {
  saveTheme("dark");
  expect(readTheme()).toBe("dark");
  applyTheme("dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  saveTheme("system");
  applyTheme(readTheme());
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("a chosen density is stored on the device; without storage rows are comfortable", () => {
  density.save("compact");
  density.apply(density.read());
  expect(document.documentElement.dataset["density"]).toBe("compact");
  density.save("comfortable");
  expect(localStorage.getItem("density")).toBeNull();
  expect(density.read({ getItem: () => "tiny" })).toBe("comfortable");
});

test("the page title comes from the innermost route with a valid handle", () => {
  expect(handleOf([{ handle: { title: "people" } }, { handle: { title: "person", article: "people" } }])).toEqual({
    title: "person",
    article: "people",
  });
  expect(handleOf([{ handle: undefined }, { handle: { title: "nonsense" } }])).toBeNull();
});

test("an error outside a route shows a friendly error page and is logged", async () => {
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
  expect(screen.getByRole("button", { name: "Reload page" })).toBeTruthy();
  expect(screen.queryByText(/a secret detail/)).toBeNull();
  expect(logged.some(([message]) => message === "The app failed.")).toBe(true);
});
