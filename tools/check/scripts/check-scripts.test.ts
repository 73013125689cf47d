import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROVIDER_PROFILES } from "../../../apps/server/src/modules/payment-providers/index.ts";
import { PROVIDERS } from "../../../packages/contract/src/giving/payments/gateway.ts";
import { compareProviders, compareOwn, type Inventory, missingOn } from "./check-scripts.ts";

const root = join(import.meta.dirname, "../../..");
const listed: Inventory = JSON.parse(readFileSync(join(import.meta.dirname, "donation-page-scripts.json"), "utf8"));
const origins = { scripts: [], frames: [], connect: [], images: [] };
const none = { stripe: origins, paypal: origins };
const providers = { stripe: { ...origins, script: "" }, paypal: { ...origins, script: "" } };

test("A script that is not listed and a listed script that does not exist are reported", () => {
  const built = [
    { file: "assets/give-start-CJSJP8va.js" },
    { file: "assets/give-tracker-a_b-1234.js" },
    { file: "a.css" },
  ];
  const own = { "give-start": "the form", "give-gone": "nothing" };
  expect(compareOwn({ own }, built)).toEqual([
    expect.stringContaining("give-tracker.js runs on a page where cards are typed"),
    expect.stringContaining("give-gone.js is in"),
  ]);
});

test("An unlisted origin that a payment provider may use and a listed origin that is not allowed are reported", () => {
  const allowed = { ...none, paypal: { ...origins, scripts: ["https://new.example"] } };
  expect(compareProviders({ providers }, allowed)).toEqual([
    expect.stringContaining("https://new.example (scripts of paypal) is not in"),
  ]);
  const old = { ...providers, stripe: { ...providers.stripe, frames: ["https://old.example"] } };
  expect(compareProviders({ providers: old }, none)).toEqual([expect.stringContaining("and not allowed")]);
});

test("docs/scripts.md names every script of the donation page", () => {
  expect(missingOn(readFileSync(join(root, "docs/scripts.md"), "utf8"), listed)).toEqual([]);
  expect(missingOn("", { own: { give: "" }, providers })).toContain("docs/scripts.md does not name give");
});

test("The scripts of the payment providers are loaded from the listed URLs", () => {
  for (const provider of PROVIDERS) {
    const { live, test: forTestKeys } = PROVIDER_PROFILES[provider].scripts;
    const { script, scripts } = listed.providers[provider];
    expect(live).toBe(script);
    for (const url of [live, ...(forTestKeys === null ? [] : [forTestKeys])])
      expect(scripts.map((origin) => new URL(origin).host)).toContainEqual(
        expect.toSatisfy(
          (host: string) => new URL(url).host === host || new URL(url).host.endsWith(host.replace("*", "")),
        ),
      );
  }
});
