import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareProviders, compareOwn, type Inventory, missingOn } from "./check-scripts.ts";

const root = join(import.meta.dirname, "../../..");
const listed: Inventory = JSON.parse(readFileSync(join(import.meta.dirname, "donation-page-scripts.json"), "utf8"));
const origins = { scripts: [], frames: [], connect: [], images: [] };
const none = { stripe: origins, paypal: origins };
const companies = { stripe: { ...origins, script: "" }, paypal: { ...origins, script: "" } };

test("A script that nobody has named, and a name that no script has, are told", () => {
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

test("An origin that a payment provider was newly allowed, and one that it is not allowed any more, are told", () => {
  const allowed = { ...none, paypal: { ...origins, scripts: ["https://new.example"] } };
  expect(compareProviders({ companies }, allowed)).toEqual([
    expect.stringContaining("https://new.example (scripts of paypal) is not in"),
  ]);
  const old = { ...companies, stripe: { ...companies.stripe, frames: ["https://old.example"] } };
  expect(compareProviders({ companies: old }, none)).toEqual([expect.stringContaining("and not allowed")]);
});

test("The page about the scripts names each of them", () => {
  expect(missingOn(readFileSync(join(root, "docs/scripts.md"), "utf8"), listed)).toEqual([]);
  expect(missingOn("", { own: { give: "" }, companies })).toContain("docs/scripts.md does not name give");
});

test("The scripts of the payment providers are fetched from where they are listed", () => {
  const page = ["stripe/stripe-profile.ts", "paypal/paypal-profile.ts"]
    .map((file) => readFileSync(join(root, "apps/server/src/modules/payment-providers", file), "utf8"))
    .join("");
  for (const { script, scripts } of Object.values(listed.companies)) {
    expect(page).toContain(`"${script}"`);
    const { host } = new URL(script);
    expect(
      scripts.some((origin) => host === new URL(origin).host || host.endsWith(new URL(origin).host.replace("*", ""))),
    ).toBe(true);
  }
  expect(page.match(/"https:\/\/[^"]+"/g)).toHaveLength(3);
});
