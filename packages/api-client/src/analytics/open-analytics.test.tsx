import { afterEach, expect, test } from "vitest";
import { openAnalytics } from "./open-analytics.ts";

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test("S7.13 without a tag id no analytics script is loaded and no event is recorded", () => {
  const analytics = openAnalytics(null, "nonce");
  analytics.pageView("/");
  analytics.event("User", "Register");
  expect(window.dataLayer).toBeUndefined();
  expect(document.querySelector("script")).toBeNull();
});

test("S7.13 with a tag id the analytics script is loaded, and page views and events are recorded", () => {
  const analytics = openAnalytics("G-TEST", "some-nonce");
  analytics.pageView("/people");
  analytics.event("User", "Register");
  expect(document.querySelector("script")?.src).toBe("https://www.googletagmanager.com/gtag/js?id=G-TEST");
  expect(document.querySelector("script")?.nonce).toBe("some-nonce");
  const commands = window.dataLayer?.slice(1).map((command) => Object.values(command ?? {}));
  expect(commands).toEqual([
    ["config", "G-TEST", { send_page_view: false }],
    ["event", "page_view", { page_path: "/people" }],
    ["event", "Register", { event_category: "User" }],
  ]);
});
