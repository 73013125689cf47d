import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SignIn } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { launchChromium } from "../test/launch-chromium.ts";
import { skipIfAsked } from "../test/skip-if-asked.ts";
import { askByHttps } from "./stand-ins/ask-by-https.ts";
import { openHttpsProxy } from "./stand-ins/open-https-proxy.ts";
import { findPorts, makeDataFolder, runStart, type StartRun } from "./stand-ins/run-start.ts";

const root = join(import.meta.dirname, "../..");
const PASSWORD = "seven quiet otters";
const POLL = { timeout: 30_000 };

let port = 0;
let run: StartRun;
let sandbox: { url: string; close(): Promise<unknown> };
const endings: (() => Promise<unknown>)[] = [];
const dataFolder = makeDataFolder();
/** The instance may use five ports; the proxy has the next one. Each name is another host on this machine. */
const urlOf = (name: string) => `https://${name}.example.org:${port + 5}`;

beforeAll(async () => {
  port = await findPorts();
  const portOf = (host: string) => port + (host.startsWith("portal.") ? 0 : host.startsWith("lessons.") ? 2 : 1);
  const proxy = await openHttpsProxy(port + 5, portOf);
  endings.push(proxy.close);
  sandbox = await openMailbox();
  endings.push(sandbox.close);
  run = runStart({
    dataFolder,
    port,
    program: [join(root, "tools/start/start.ts")],
    env: {
      OFFERTORY_MODE: "production",
      PORTAL_URL: urlOf("portal"),
      SITE_URL: urlOf("church"),
      LESSONS_URL: urlOf("lessons"),
      SMTP_URL: `smtp://127.0.0.1:${port + 7}`,
      MAIL_FROM: "Grace Community Church <office@example.org>",
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  await run.prints("Offertory is ready");
});
afterAll(async () => {
  run.child.kill("SIGTERM");
  await run.ended;
  for (const end of endings) await end();
  rmSync(dirname(dataFolder), { recursive: true, force: true });
});

/** A church's mail server, played by the sandbox in its own process. */
async function openMailbox() {
  const child = fork(join(root, "apps/sandbox/src/main.ts"), {
    env: {
      PATH: process.env["PATH"],
      SANDBOX_PORT: String(port + 6),
      SANDBOX_SMTP_PORT: String(port + 7),
      SANDBOX_DATA: join(dirname(dataFolder), "mailbox"),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  const close = async () => (child.kill("SIGTERM"), once(child, "exit"));
  return { url: `http://127.0.0.1:${port + 6}`, close };
}

async function linkMailedTo(email: string): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(100)) {
    const answer = await fetch(`${sandbox.url}/api/mail?to=${encodeURIComponent(email)}&limit=1`);
    const { mails } = Mails.parse(await answer.json());
    const link = mails[0]?.links.find((one) => one.includes("auth="));
    if (link) return link;
  }
  throw new Error(`No link was mailed to ${email}`);
}

const Mails = z.object({ mails: z.array(z.object({ links: z.array(z.string()) })) });

const logIn = (email: string, from: string, headers: Record<string, string> = {}) =>
  askByHttps(`${urlOf("portal")}/api/membership/users/login`, { from, headers, body: { email, password: "wrong" } });

test("There is no demo and no sandbox", async () => {
  expect(run.output()).not.toMatch(/admin@example\.com|sandbox/);
  await expect(fetch(`http://127.0.0.1:${port + 3}`)).rejects.toThrow("fetch failed");
  const { body } = await askByHttps(`${urlOf("portal")}/login`);
  expect(body).toContain('"mode":"production"');
  expect(body).toContain('"sandboxUrl":null');
  const found = await askByHttps(`${urlOf("portal")}/api/membership/churches/search`, { body: { name: "Grace" } });
  expect(JSON.parse(found.body)).toEqual([]);
});

test("Every host serves its own app with HSTS and does not expose its metrics", async () => {
  const apps = { portal: "portal", church: "site", lessons: "lessons", "grace.church": "site" };
  for (const [name, app] of Object.entries(apps)) {
    const { status, headers, body } = await askByHttps(`${urlOf(name)}/`);
    expect(status).toBe(200);
    expect(String(headers["strict-transport-security"])).toMatch(/^max-age=31536000/);
    expect(body).toContain(`"app":"${app}"`);
    expect(body).toContain(`"subDomain":${name.startsWith("grace") ? '"grace"' : "null"}`);
    expect((await askByHttps(`${urlOf(name)}/metrics`)).status).toBe(404);
    expect((await askByHttps(`${urlOf(name)}/ready`)).status).toBe(200);
  }
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
});

test("Rate limits use the client address that the proxy reports, not one that the client claims", async (context) => {
  if (process.platform !== "linux") skipIfAsked(context, "linux", "only Linux answers at every address of 127.0.0.0/8");
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const claim = { "x-forwarded-for": `198.51.100.${turn}` };
    statuses.push((await logIn("nobody@example.net", "127.0.0.5", claim)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await logIn("nobody@example.net", "127.0.0.6")).status).toBe(401);
  // Headers of a request that bypasses the proxy are not trusted.
  const past = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { "x-forwarded-for": "127.0.0.1" } });
  expect(past.status).toBe(404);
});

test("A new user registers, sets a password with the emailed link and signs in, and the church has its own host", async () => {
  const browser = await launchChromium("--host-resolver-rules=MAP *.example.org 127.0.0.1");
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: "en-US" });
    const page = await context.newPage();
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/Content.Security.Policy|Mixed Content|CORS/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${urlOf("portal")}/login?action=register`);
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel("Last name").fill("Newcomer");
    await page.getByLabel("Email").fill("nora@example.net");
    await page.getByRole("button", { name: "Register" }).click();
    await page.getByRole("heading", { name: "Registration Complete" }).waitFor();

    const link = await linkMailedTo("nora@example.net");
    expect(new URL(link).origin).toBe(urlOf("portal"));
    await page.goto(link);
    await page.getByLabel("New password").fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("dialog", { name: "Find a church" }).waitFor();
    await registerChurch("nora@example.net");

    await page.goto(`${urlOf("portal")}/login`);
    await page.locator('input[type="email"]').fill("nora@example.net");
    await page.locator('input[type="password"]').fill(PASSWORD);
    await page.locator('input[type="password"]').press("Enter");
    // A person who has not selected a church yet is asked for one.
    const choice = page.getByRole("dialog").getByRole("button", { name: "Hope Chapel" });
    const isIn = () => !new URL(page.url()).pathname.startsWith("/login");
    await expect.poll(async () => isIn() || (await choice.count()) > 0, POLL).toBe(true);
    if (await choice.count()) await choice.first().click();
    await expect.poll(isIn, POLL).toBe(true);
    const cookies = await context.cookies(urlOf("portal"));
    expect(cookies.map(({ name }) => name)).toContain("jwt");
    expect(cookies.filter(({ secure, sameSite }) => !secure || sameSite !== "Lax")).toEqual([]);

    await page.goto(urlOf("hope.church"));
    await page.getByText("Hope Chapel").first().waitFor();
    expect(violations).toEqual([]);
  } finally {
    await browser.close();
  }
});

async function registerChurch(email: string): Promise<void> {
  const call = async (path: string, body: object, token = "") => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await askByHttps(`${urlOf("portal")}/api/membership${path}`, { headers, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const { user } = SignIn.parse(JSON.parse(await call("/users/login", { email, password: PASSWORD })));
  const address = { address1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701", country: "US" };
  await call("/churches/add", { name: "Hope Chapel", subDomain: "hope", ...address }, user.jwt);
}
