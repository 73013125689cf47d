import { act, render, screen } from "@testing-library/react";
import { I18nProvider } from "@offertory/i18n/react";
import { startEnglish } from "@offertory/i18n/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyRoute } from "./lazy-part.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page whose code loads only while online. */
async function openPage() {
  const line = { isUp: false, asked: 0 };
  const { Component } = await lazyRoute(async () => {
    line.asked += 1;
    if (!line.isUp) throw new Error("offline");
    return () => <h1>Calendar</h1>;
  })();
  render(
    <I18nProvider languages={await startEnglish()}>
      <Component />
    </I18nProvider>,
  );
  await screen.findByRole("heading", { name: "We couldn't load this page" });
  return line;
}

test("a page that could not be fetched is fetched again when the device is online", async () => {
  const line = await openPage();
  line.isUp = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByRole("heading", { name: "Calendar" })).toBeTruthy();
});

test("a page that could not be fetched is fetched again with growing delays", async () => {
  const line = await openPage();
  const asked = line.asked;
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(line.asked).toBe(asked + 1);
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(line.asked).toBe(asked + 1);
  line.isUp = true;
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(await screen.findByRole("heading", { name: "Calendar" })).toBeTruthy();
});
