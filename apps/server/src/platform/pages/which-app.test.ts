import { expect, test } from "vitest";
import { whichApp } from "./which-app.ts";

test("S2.31 on one machine the port selects one of the three apps", () => {
  const appOf = whichApp({
    port: 3000,
    apps: { portal: "http://localhost:3000", site: "http://localhost:3001", lessons: "http://localhost:3002" },
  });
  expect(appOf("localhost:3000", 3000)).toEqual({ app: "portal", subDomain: null });
  expect(appOf("lessons.localhost:3002", 3002)).toEqual({ app: "lessons", subDomain: null });
  expect(appOf("127.0.0.1:3001", 3001)).toEqual({ app: "site", subDomain: null });
  expect(appOf("grace.localhost:3001", 3001)).toEqual({ app: "site", subDomain: "grace" });
});

test("behind a proxy the host name selects the app, and each church has its own subdomain", () => {
  const appOf = whichApp({
    port: 3000,
    apps: { portal: "https://portal.example.org", site: "https://example.org", lessons: "https://lessons.example.org" },
  });
  expect(appOf("portal.example.org", 3000)).toEqual({ app: "portal", subDomain: null });
  expect(appOf("lessons.example.org", 3000)).toEqual({ app: "lessons", subDomain: null });
  expect(appOf("grace.example.org", 3001)).toEqual({ app: "site", subDomain: "grace" });
});
