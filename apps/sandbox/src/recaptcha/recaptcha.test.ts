import { createServer } from "node:http";
import { once } from "node:events";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../../../tools/test/launch-chromium.ts";
import { newFolder } from "../testing/open-test-sandbox.ts";
import { openPayments, type Payments } from "../payments/open-payments.ts";
import { listenHttp } from "../web/listen.ts";
import { openWeb } from "../web/open-web.ts";
import { openRecaptcha } from "./open-recaptcha.ts";

const web = openWeb();
const page = createServer();
let payments: Payments;
let browser: Browser;
let sandbox = "";
let site = "";
let html = "";

beforeAll(async () => {
  payments = await openPayments(await newFolder());
  await openRecaptcha(web, payments);
  sandbox = `http://localhost:${await listenHttp(web, { port: 0, host: "127.0.0.1" })}`;
  page.on("request", (_request, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  page.listen(0, "127.0.0.1");
  await once(page, "listening");
  const address = page.address();
  site = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  page.close();
  await web.close();
  await payments.close();
});

type Verdict = { success: boolean; score?: number; action?: string; hostname?: string; "error-codes"?: string[] };

async function verify(response: string, secret = "sandbox-secret"): Promise<Verdict> {
  const answer = await fetch(`${sandbox}/recaptcha/api/siteverify`, {
    method: "POST",
    body: new URLSearchParams({ secret, response }),
  });
  return JSON.parse(await answer.text());
}

async function setScore(score: unknown): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${sandbox}/api/recaptcha`, { method: "POST", headers, body: JSON.stringify({ score }) })).status;
}

async function token(version: "2" | "3"): Promise<string> {
  const answer = await fetch(`${sandbox}/recaptcha/browser/token`, {
    method: "POST",
    body: `version=${version}&action=give`,
  });
  const body: { token: string } = JSON.parse(await answer.text());
  return body.token;
}

test("a token can be verified only once", async () => {
  const response = await token("3");
  expect(await verify(response)).toMatchObject({ success: true, score: 0.9, action: "give" });
  expect(await verify(response)).toEqual({ success: false, "error-codes": ["timeout-or-duplicate"] });
});

test("a token expires after two minutes", async () => {
  const response = await token("3");
  await payments.clock.moveBy(121_000);
  expect(await verify(response)).toEqual({ success: false, "error-codes": ["timeout-or-duplicate"] });
});

test.each([
  ["", "sandbox-secret", "missing-input-response"],
  ["made-up", "sandbox-secret", "invalid-input-response"],
  ["made-up", "", "missing-input-secret"],
  ["made-up", "bad secret", "invalid-input-secret"],
])("the token %j with the secret %j is refused with %s", async (response, secret, code) => {
  expect(await verify(response, secret)).toEqual({ success: false, "error-codes": [code] });
});

test("the operator sets the score of visitors", async () => {
  expect(await setScore(0.1)).toBe(200);
  expect(await verify(await token("3"))).toMatchObject({ success: true, score: 0.1 });
  expect(await verify(await token("2"))).toMatchObject({ success: false });
  expect(await setScore(2)).toBe(400);
  expect(await setScore("much")).toBe(400);
  expect(await setScore(0.9)).toBe(200);
});

test("a cross-origin page cannot set the score", async () => {
  const headers = { "content-type": "application/json", origin: "http://evil.example" };
  const answer = await fetch(`${sandbox}/api/recaptcha`, { method: "POST", headers, body: '{"score":1}' });
  expect(answer.status).toBe(403);
});

test("version 2 is rendered in the given element and passes the token to its callback", async () => {
  html = `<!doctype html><div id="here"></div><output></output><script>
    function onloadcallback() {
      grecaptcha.render("here", { sitekey: "sandbox", callback: (token) => (document.querySelector("output").textContent = token) });
    }
  </script><script src="${sandbox}/recaptcha/api.js?onload=onloadcallback&render=explicit" async defer></script>`;
  const tab = await browser.newPage();
  await tab.goto(site);
  await tab.getByLabel("I'm not a robot").check();
  await expect.poll(() => tab.locator("output").textContent()).not.toBe("");
  const response = (await tab.locator("output").textContent()) ?? "";
  expect(await tab.evaluate("grecaptcha.getResponse()")).toBe(response);
  expect(await verify(response)).toMatchObject({ success: true, hostname: "127.0.0.1" });
  await tab.evaluate("grecaptcha.reset()");
  expect(await tab.getByLabel("I'm not a robot").isChecked()).toBe(false);
  await tab.close();
});

test("version 3 gives a token for an action", async () => {
  html = `<!doctype html><script src="${sandbox}/recaptcha/api.js?render=sitekey"></script>`;
  const tab = await browser.newPage();
  await tab.goto(site);
  const response = await tab.evaluate(
    'new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha.execute("sitekey", { action: "donate" }))))',
  );
  expect(await verify(String(response))).toMatchObject({ success: true, score: 0.9, action: "donate" });
  await tab.close();
});
