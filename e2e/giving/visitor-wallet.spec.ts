import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";
import { receiptsOf, receivedBy } from "./visitor-form.ts";
import { walletSheet } from "./wallet-sheet.ts";

const THANKS = { name: "Thank you for your donation!" };

test("from a QR code with an amount to the thank-you takes two taps by wallet, and no field", async ({
  page,
  site,
  request,
  sandbox,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give?amount=50`);
  const { wallet, inSheet } = walletSheet(page);
  await expect(wallet("Link")).toBeVisible();
  await expectAccessible(page);
  let taps = 0;
  for (const button of [wallet(), inSheet("Approve $50.00")]) {
    await button.click();
    taps += 1;
  }
  await expect(page.getByRole("heading", THANKS)).toBeFocused();
  expect(taps).toBeLessThanOrEqual(2);
  await expect(page.getByText("We're sending a receipt to wallet.donor@example.com.")).toBeVisible();
  expect(await receivedBy(church)).toEqual([50]);
  await expect.poll(() => receiptsOf(sandbox, "wallet.donor@example.com")).toContain(50_00);
});

test("a suggested amount and a wallet are two taps on the page; memo, split and fee are part of the gift", async ({
  page,
  site,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give`);
  const { wallet, sheet, inSheet } = walletSheet(page);
  await page.getByLabel("Amount", { exact: true }).fill("30");
  await page.getByRole("button", { name: "Split across funds" }).click();
  await page.getByLabel("Fund", { exact: true }).nth(1).selectOption("Missions");
  await page.getByLabel("Amount", { exact: true }).nth(1).fill("20");
  await page.getByLabel("Memo (optional)").fill("For the roof");
  await page.getByLabel(/cover the processing fee/).check();
  const sent = page.waitForRequest(/\/donate\/charge$/);
  await wallet().click();
  await expect(sheet().getByRole("row")).toHaveText([
    "General Fund$30.00",
    "Missions$20.00",
    "Processing fee$1.80",
    "Total$51.80",
  ]);
  await inSheet("Approve $51.80").click();
  const body: unknown = (await sent).postDataJSON();
  expect(body).toMatchObject({ amount: 51.8, notes: "For the roof", funds: [{ amount: 30 }, { amount: 20 }] });
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(await receivedBy(church)).toEqual([51.8]);
});

test("a visitor starts a monthly gift by wallet, and its card is saved with a mandate", async ({
  page,
  site,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give?amount=25&frequency=one_month`);
  const { wallet, inSheet } = walletSheet(page);
  await wallet().click();
  const saved = page.waitForRequest(/\/paymentmethods\/addcard$/);
  await inSheet("Approve $25.00").click();
  expect((await saved).postDataJSON()).toMatchObject({ id: expect.stringMatching(/^ctoken_/) });
  await expect(page.getByRole("heading", { name: /^Recurring donation created/ })).toBeVisible();
  await expect(page.getByText("Next donation")).toBeVisible();
  expect(await receivedBy(church)).toEqual([25]);
});

test("a declined wallet charges nothing, says so, and the next try pays", async ({ page, site, request }) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give?amount=10`);
  const { wallet, inSheet, closed } = walletSheet(page);
  await wallet().click();
  await inSheet("Decline").click();
  await expect(page.getByText(/Your bank declined this card/)).toBeVisible();
  await closed();
  expect(await receivedBy(church)).toEqual([]);
  await wallet().click();
  await inSheet("Approve").click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(await receivedBy(church)).toEqual([10]);
});

test("a sheet that is canceled, closed or lost charges nothing, and the form stays as it was", async ({
  page,
  site,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give?amount=10`);
  const { wallet, inSheet, closed } = walletSheet(page);
  await page.getByLabel("First name").fill("Vera");
  for (const name of ["Cancel", "Close", "Lost"]) {
    await wallet().click();
    await inSheet(name).click();
    await closed();
  }
  await expect(page.getByLabel("First name")).toHaveValue("Vera");
  await expect(page.getByRole("button", { name: "Give $10.00" })).toBeEnabled();
  expect(await receivedBy(church)).toEqual([]);
});

test("a wallet that is tapped twice, and approved while the answer is lost, charges once", async ({
  page,
  site,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give?amount=15`);
  const { wallet, inSheet } = walletSheet(page);
  let lost = 0;
  await page.route(/\/donate\/charge$/, async (route) => {
    await route.fetch();
    lost += 1;
    if (lost > 1) await route.continue();
    else await route.abort();
  });
  await wallet().dblclick();
  await inSheet("Approve").dblclick();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  expect(await receivedBy(church)).toEqual([15]);
});

test("without an amount a wallet opens no sheet, and the amount is asked for", async ({ page, site, request }) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give`);
  const { wallet, closed } = walletSheet(page);
  await wallet().click();
  await expect(page.getByText("Donation amount must be greater than $0.50")).toBeVisible();
  await expect(page.getByLabel("Amount", { exact: true })).toBeFocused();
  await expect(page.getByText("Please enter your first name.")).toHaveCount(0);
  await closed();
});

test("a wallet's card that asks for 3-D Secure pays once the bank agreed", async ({ page, site, request }) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give?amount=20`);
  const { wallet, inSheet, chooseCard } = walletSheet(page);
  await wallet().click();
  await chooseCard("authenticationRequired");
  await inSheet("Approve").click();
  await page.frameLocator('iframe[name="stripe-challenge-frame"]').getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(await receivedBy(church)).toEqual([20]);
});

test("when the wallets' script does not load, nothing of them is shown and the form stays usable", async ({
  page,
  site,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await page.route(/\/stripe\/v3\/$/, (route) => route.abort());
  await page.goto(`${site}/${church.subDomain}/give`);
  await page.getByRole("button", { name: "$50", exact: true }).click();
  await page.getByLabel("First name").click();
  await expect(page.getByText("Payment processing unavailable")).toBeVisible();
  await expect(page.getByText("Or pay by card")).toBeHidden();
  await expect(page.getByRole("button", { name: "Give $50.00" })).toBeEnabled();
});
