import { subscribeGift } from "@offertory/contract";
import type { Page, Route } from "@playwright/test";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { typeCard } from "./member-card.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

const NO_FUNDS = "No donation funds have been configured for this church. Please contact your administrator.";
const NO_GATEWAYS = "No payment gateways available for this church.";

/** Holds the answers to some calls back until they are released. */
async function holdAnswers(page: Page, url: RegExp) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(url, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    count: () => held.length,
    letGo: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

for (const [lack, made, text] of [
  ["funds", { funds: [] }, NO_FUNDS],
  ["a gateway", { gateways: [] }, NO_GATEWAYS],
] as const) {
  test(`G8.06 G8.07 a church without ${lack} shows members and visitors a message instead of a form`, async ({
    page,
    request,
    site,
  }) => {
    const church = await makeGivingChurch(request, made);
    await enterChurch(page.context(), church);
    await page.goto("/giving");
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("form", { name: "Donate" })).toHaveCount(0);
    await page.goto(`${site}/${church.subDomain}/give`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Give/ })).toHaveCount(0);
  });
}

test("G8.07 loading messages are shown while donation settings and payment options load", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  const settings = await holdAnswers(page, /\/api\/giving\/donate\/gateways\//);
  const methods = await holdAnswers(page, /\/api\/giving\/paymentmethods\//);
  await page.goto("/giving");
  await expect(page.getByText("Loading donation settings…")).toBeVisible();
  await settings.letGo();
  await expect(page.getByText("Loading donation settings…")).toBeHidden();
  await expect(page.getByRole("form", { name: "Donate" }).getByText("Loading payment options...")).toBeVisible();
  await methods.letGo();
  await expect(page.getByText("Loading payment options...")).toHaveCount(0);
  await expect(page.getByRole("form", { name: "Donate" }).getByLabel("Payment method")).toContainText("4242");

  const script = await holdAnswers(page, /stripe[^/]*\.js|\/v3/);
  await page.goto(`${site}/${church.subDomain}/give`);
  await page.getByLabel("Amount", { exact: true }).fill("5");
  await expect(page.getByText("Loading payment options...")).toBeVisible();
  await script.letGo();
  await expect(page.getByText("Loading payment options...")).toBeHidden();
});

test("G8.08 a recurring gift without its payment method shows an error in red, and an empty list shows a message", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const box = page.getByRole("region", { name: "Recurring donations" });
  await expect(box.getByText("No recurring donations found.")).toBeVisible();

  const { paymentMethod } = await saveCard(church);
  const [general = ""] = church.funds;
  await callWire(subscribeGift, church.givingToken, {
    body: {
      amount: 25,
      id: paymentMethod.id,
      funds: [{ id: general, amount: 25 }],
      provider: "stripe",
      interval: { interval_count: 1, interval: "month" },
    },
  });
  await saveCard(church, "pm_card_mastercard");
  // The card was deleted elsewhere, and the list of cards is the first to know.
  await page.route(/\/api\/giving\/paymentmethods\/personid\//, async (route) => {
    const answer = await route.fetch();
    const methods: { id: string }[] = await answer.json();
    await route.fulfill({ response: answer, json: methods.filter(({ id }) => id !== paymentMethod.id) });
  });
  await page.reload();
  const missing = box.getByText("Payment method not found.");
  await expect(missing).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await missing.evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test("G4.07 a second click or Enter while a card is being saved sends no second request", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const box = page.getByRole("region", { name: "Payment methods" });
  await box.getByRole("button", { name: "Add payment method" }).click();
  await page.getByRole("menuitem", { name: "Add card" }).click();
  await typeCard(page, "4242424242424242");
  const saving = await holdAnswers(page, /\/paymentmethods\/addcard$/);
  await box.getByRole("button", { name: "Save card" }).dblclick();
  const busy = box.getByRole("button", { name: "Saving…" });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect.poll(saving.count).toBe(1);
  await busy.click({ force: true });
  await busy.press("Enter");
  await expect(box.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await saving.letGo();
  await expect(box.getByText("Visa •••• 4242", { exact: true })).toHaveCount(1);
  expect(saving.count()).toBe(1);
});
