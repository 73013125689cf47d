import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";
import { receivedBy, visitorForm } from "./visitor-form.ts";

const THANKS = { name: "Thank you for your donation!" };

test("G1.03 G2.13 G5.20 a visitor gives once by card, and a thank-you replaces the form", async ({
  page,
  site,
  mailFor,
}) => {
  const consoleErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  await page.goto(`${site}/grace/give`);
  const form = visitorForm(page);
  await page.getByRole("button", { name: "$50", exact: true }).click();
  await form.fillPerson("once@example.org");
  await form.fillCard();
  await expect(page.getByText("Verified")).toBeVisible();
  await page.getByRole("button", { name: "Give $50.00" }).click();
  await expect(page.getByRole("heading", THANKS)).toBeFocused();
  await expect(page.getByText("You gave $50.00 to Grace Community Church.")).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("$50.00");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
  expect((await mailFor("once@example.org")).text).toContain("$50.00");
});

test("G1.05 G1.06 G4.06 a visitor splits a gift between funds, adds a memo and covers the fee", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/grace/give`);
  const form = visitorForm(page);
  await page.getByLabel("Amount", { exact: true }).fill("30");
  await page.getByRole("button", { name: "Split across funds" }).click();
  await page.getByLabel("Fund", { exact: true }).nth(1).selectOption("Missions");
  await page.getByLabel("Amount", { exact: true }).nth(1).fill("20");
  await form.fillPerson("split@example.org");
  await page.getByLabel("Memo (optional)").fill("For the roof");
  await page.getByLabel(/Add \$1\.80 to cover the processing fee/).check();
  await form.fillCard();
  const sent = page.waitForRequest(/\/donate\/charge$/);
  await page.getByRole("button", { name: "Give $51.80" }).click();
  const body: unknown = (await sent).postDataJSON();
  expect(body).toMatchObject({
    amount: 51.8,
    notes: "For the roof",
    funds: [
      { amount: 30, name: "General Fund" },
      { amount: 20, name: "Missions" },
    ],
  });
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["$30.00", "$20.00", "$1.80", "$51.80", /\d{4}/]);
});

test("G1.03 a visitor starts a monthly gift and sees the date of the next gift", async ({ page, site }) => {
  await page.goto(`${site}/grace/give?frequency=one_month`);
  const form = visitorForm(page);
  await expect(page.getByRole("radio", { name: "Recurring" })).toBeChecked();
  await expect(page.getByLabel("Frequency")).toHaveValue("one_month");
  await page.getByRole("button", { name: "$25", exact: true }).click();
  await form.fillPerson("monthly@example.org");
  await form.fillCard();
  await page.getByRole("button", { name: "Give $25.00 every month" }).click();
  await expect(
    page.getByRole("heading", { name: "Recurring donation created. Thank you for your donation!" }),
  ).toBeVisible();
  await expect(page.getByText("Next donation")).toBeVisible();
});

test("G2.14 a link with a fund and an amount makes both read-only", async ({ page, site, request }) => {
  const church = await (await request.get(`${site}/api/membership/churches/lookup?subDomain=grace`)).json();
  const funds = await (await request.get(`${site}/api/giving/funds/churchId/${church.id}`)).json();
  const [, missions] = funds;
  await page.goto(`${site}/grace/give?fundId=${missions.id}&amount=40`);
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("40");
  await expect(page.getByLabel("Amount", { exact: true })).toBeDisabled();
  await expect(page.getByText("Missions")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Fund" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Split across funds" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Give $40.00" })).toBeVisible();
});

test("G5.01 G5.02 G5.03 G5.04 G5.05 missing or invalid fields show errors, and the first one gets the focus", async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(`${site}/grace/give`);
  const form = visitorForm(page);
  await page.getByLabel("Amount", { exact: true }).fill("0.49");
  await page.getByLabel("Email").fill("vera@example");
  await form.giveButton().click();
  for (const text of [
    "Donation amount must be greater than $0.50",
    "Please enter your first name.",
    "Please enter your last name.",
    "Please enter a valid email address.",
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Amount", { exact: true })).toBeFocused();
  await page.getByLabel("Email").fill("");
  await expect(page.getByText("Please enter your email address.", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("G8.01 a declined card shows an error, nothing is given, and another card succeeds", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  await page.goto(`${site}/${church.subDomain}/give?amount=12`);
  const form = visitorForm(page);
  await form.fillPerson("declined@example.org");
  await form.fillCard("4000000000000341");
  await form.giveButton().click();
  await expect(page.getByRole("alert")).toContainText("Error: ");
  expect(await receivedBy(church)).toEqual([]);
  await form.fillCard("4242424242424242");
  await form.giveButton().click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(await receivedBy(church)).toEqual([12]);
});

test("G8.01 on a phone the error of a declined gift is fully visible above the Give button", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site}/grace/give?amount=12`);
  const form = visitorForm(page);
  await form.fillPerson("declined-phone@example.org");
  await form.fillCard("4000000000000341");
  await page.evaluate(() => scrollTo(0, 0));
  await form.giveButton().click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Error: ");
  await expect(notice).toBeInViewport({ ratio: 1 });
  const [said, button] = [await notice.boundingBox(), await form.giveButton().boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test("G4.05 G4.06 the fee of each way to pay is requested once, half a second after typing, and the charge equals the amount on the button", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!/\/donate\/fee\?/.test(request.url())) return;
    const { amount, provider } = request.postDataJSON();
    asked.push(`${provider} ${amount}`);
  });
  await page.goto(`${site}/grace/give`);
  const form = visitorForm(page);
  await form.fillPerson("fee@example.org");
  await form.fillCard();
  await page.getByLabel(/processing fee/i).check();
  const amount = page.getByLabel("Amount", { exact: true });
  await page.evaluate(() => addEventListener("input", () => performance.mark("typed")));
  await amount.pressSequentially("120", { delay: 120 });
  await expect(page.getByLabel(/Add \$3\.\d\d to cover the processing fee/)).toBeVisible();
  // The church takes cards through one provider, and PayPal accounts through the other.
  expect(asked.toSorted()).toEqual(["paypal 120", "stripe 120"]);
  const rested = await page.evaluate(() => {
    const fee = performance.getEntriesByType("resource").find(({ name }) => name.includes("/donate/fee"));
    return (fee?.startTime ?? 0) - (performance.getEntriesByName("typed").at(-1)?.startTime ?? 0);
  });
  expect(rested).toBeGreaterThan(495);

  // Pressed before the new fee has arrived: the page waits for it, and asks for a confirmation because the total
  // changed.
  let charged: unknown;
  page.on("request", (request) => {
    if (request.url().endsWith("/donate/charge")) charged = request.postDataJSON();
  });
  let tell = (): void => {};
  const held = new Promise<void>((resolve) => (tell = resolve));
  await page.route(/\/donate\/fee\?/, async (route) => {
    await held;
    await route.continue();
  });
  await amount.fill("60");
  await page.getByRole("button", { name: "Give $60.00" }).click();
  tell();
  await expect(
    page.getByText(/^Your total with the processing fee is \$62\.\d\d\. Press the button again/),
  ).toBeVisible();
  expect(charged).toBeUndefined();
  const said = /\$([\d.]+)/.exec((await form.giveButton().textContent()) ?? "")?.[1];
  await form.giveButton().click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(charged).toMatchObject({ amount: Number(said), funds: [{ amount: 60 }] });
});

test("G4.06 when the fee request fails, the gift is charged without a fee", async ({ page, site }) => {
  await page.route(/\/donate\/fee\?/, (route) => route.abort());
  await page.goto(`${site}/grace/give`);
  const form = visitorForm(page);
  await form.fillPerson("no-fee@example.org");
  await form.fillCard();
  await page.getByLabel(/processing fee/i).check();
  await page.getByLabel("Amount", { exact: true }).fill("60");
  await form.giveButton().click();
  await expect(page.getByText("You gave $60.00 to Grace Community Church.")).toBeVisible();
});

test("G5.18 name and email of a signed-in donor are prefilled and read-only until the donor signs out", async ({
  page,
  site,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "member@example.com", { at: site });
  await page.goto(`${site}/grace/give`);
  const email = page.getByLabel("Email");
  await expect(email).toHaveValue("member@example.com");
  for (const label of ["First name", "Last name", "Email"]) {
    await expect(page.getByLabel(label)).not.toHaveValue("");
    await expect(page.getByLabel(label)).not.toBeEditable();
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Not you?" }).click();
  await expect(page).toHaveURL(`${site}/`);
  await page.goto(`${site}/grace/give`);
  await expect(email).toHaveValue("");
  await expect(email).toBeEditable();
});

test("a link with an invalid fund, amount or interval shows a notice and the editable form", async ({
  page,
  site,
  expectAccessible,
}) => {
  const answer = await page.goto(`${site}/grace/give?fundId=closed&amount=-3&interval=hourly&x=%01%ff`);
  expect(answer?.status()).toBe(200);
  const notice = page.getByRole("note");
  await expect(notice).toContainText("The fund in this link isn't accepting donations.");
  await expect(notice).toContainText("The amount in this link isn't valid.");
  await expect(notice).toContainText("The frequency in this link isn't available.");
  await expect(page.getByLabel("Amount", { exact: true })).toBeEditable();
  await expect(page.getByLabel("Fund", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site}/grace/give?interval=one_week`);
  await expect(page.getByRole("radio", { name: "Recurring" })).toBeChecked();
  await expect(notice).toHaveCount(0);
});

test("a church's site links to its donation page, and the site of a church without giving has no link", async ({
  page,
  site,
  church,
}) => {
  await page.goto(`${site}/grace`);
  await page.getByRole("banner").getByRole("link", { name: "Give", exact: true }).click();
  await expect(page).toHaveURL(`${site}/grace/give`);
  await expect(page.getByRole("heading", { name: "Give to Grace Community Church" })).toBeVisible();
  const { subDomain, name } = church;
  await page.goto(`${site}/${subDomain}`);
  await expect(page.getByRole("heading", { name: `Welcome to ${name}` })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: "Give", exact: true })).toHaveCount(0);
});
