import { expect, test } from "vitest";
import { ConfigProblem, readConfig } from "./config.ts";

const key = Buffer.alloc(32, 7).toString("base64url");
const base = {
  DATABASE_URL: "postgres://x",
  OFFERTORY_DATA: "/data",
  OFFERTORY_SECRET: key,
  OFFERTORY_ENCRYPTION_KEY: key,
  SMTP_URL: "smtp://127.0.0.1:3004",
};

test("by default the three apps are served at localhost on consecutive ports", () => {
  const { apps, sandboxUrl } = readConfig({ ...base, PORT: "5000" });
  expect(apps).toEqual({
    portal: "http://localhost:5000",
    site: "http://localhost:5001",
    lessons: "http://localhost:5002",
  });
  expect(sandboxUrl).toBe("http://127.0.0.1:5003");
});

test("production requires public URLs and has no sandbox", () => {
  const production = { ...base, OFFERTORY_MODE: "production" };
  expect(() => readConfig(production)).toThrow(/PORTAL_URL is not set/);
  const addresses = {
    PORTAL_URL: "https://portal.example.org/",
    SITE_URL: "https://example.org",
    LESSONS_URL: "https://lessons.example.org",
  };
  expect(readConfig({ ...production, ...addresses })).toMatchObject({
    sandboxUrl: null,
    apps: { portal: "https://portal.example.org" },
  });
});

test("the reCAPTCHA site key and secret must be set together or not at all", () => {
  expect(readConfig(base).recaptcha).toBeNull();
  const keys = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" };
  expect(readConfig({ ...base, ...keys }).recaptcha).toEqual({ siteKey: "site", secret: "secret" });
  for (const half of [{ RECAPTCHA_SITE_KEY: "site" }, { RECAPTCHA_SECRET: "secret" }])
    expect(() => readConfig({ ...base, ...half })).toThrow(ConfigProblem);
});

test("an invalid setting is reported in one line", () => {
  for (const bad of [
    { PORT: "80a" },
    { PORT: "70000" },
    { OFFERTORY_MODE: "prod" },
    { OFFERTORY_SECRET: "short" },
    { PORTAL_URL: "ftp://x" },
    { DATABASE_URL: "" },
  ]) {
    expect(() => readConfig({ ...base, ...bad })).toThrow(ConfigProblem);
    expect(() => readConfig({ ...base, ...bad })).toThrow(/^[^\n]+$/);
  }
});

test("S7.13 each of the nine service hosts is set by the environment, and the variable of a stage takes precedence", () => {
  const names = [
    "ATTENDANCE_API",
    "DOING_API",
    "GIVING_API",
    "MEMBERSHIP_API",
    "REPORTING_API",
    "MESSAGING_API",
    "MESSAGING_SOCKET",
    "CONTENT_API",
    "ASK_API",
  ];
  const hosts = readConfig({
    ...base,
    ...Object.fromEntries(names.map((name) => [name, `https://${name.toLowerCase()}.example`])),
  }).serviceHosts;
  expect(Object.keys(hosts)).toHaveLength(9);
  for (const stage of ["demo", "staging", "prod", "dev"]) {
    const env = {
      ...base,
      OFFERTORY_STAGE: stage,
      GIVING_API: "https://all.example",
      [`${stage.toUpperCase()}_GIVING_API`]: `https://${stage}.example`,
    };
    expect(readConfig(env).serviceHosts.GivingApi).toBe(`https://${stage}.example`);
  }
});
