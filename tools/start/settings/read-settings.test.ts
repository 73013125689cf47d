import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

const read = (env: Record<string, string>, ...args: string[]) => readSettings(env, args, "/here");

test("Without settings it is a demo on port 3000 with its data next to the program", () => {
  expect(read({})).toEqual({
    mode: "demo",
    port: 3000,
    host: undefined,
    dataFolder: "/here/.offertory",
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
  });
});

test("Port, host, data folder and database come from the environment, and --empty sets the mode", () => {
  expect(
    read({ PORT: "4000", OFFERTORY_DATA: "/data", DATABASE_URL: "postgres://x/y", HOST: "::1" }, "--empty"),
  ).toEqual({
    mode: "empty",
    port: 4000,
    host: "::1",
    dataFolder: "/data",
    databaseUrl: "postgres://x/y",
    databaseOwnerUrl: undefined,
  });
});

test.each(["0", "abc", "3000.5", "65532", "-1"])("PORT %s is refused in one line", (port) => {
  expect(() => read({ PORT: port })).toThrow(/^PORT must be a whole number from 1 to 65531/);
});

test("Production mode lists every missing setting", () => {
  expect(() => read({ OFFERTORY_MODE: "production", SITE_URL: "https://a.example" })).toThrow(
    /^Production mode needs PORTAL_URL, LESSONS_URL, SMTP_URL in the environment/,
  );
});

test("An unknown mode and an unknown argument are refused", () => {
  expect(() => read({ OFFERTORY_MODE: "test" })).toThrow("OFFERTORY_MODE must be demo, empty or production, not test.");
  expect(() => read({}, "--emtpy")).toThrow("npm start knows only --empty, not --emtpy.");
});
