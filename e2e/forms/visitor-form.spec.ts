import { listChurchDonations, listResponses } from "@offertory/contract";
import { receiptsOf } from "../giving/visitor-form.ts";
import { callWire } from "../support/call-wire.ts";
import { expect, test } from "../support/test.ts";
import { everyType, fillCard, fillPayment, isAwake, makeFormChurch } from "./form-church.ts";

const THANKS = { name: "Thank you!" };
const PAY = { name: "Pay $25.00" };
const onlyPayment = (fundId: string) =>
  everyType(fundId).filter(({ fieldType }) => fieldType === "Textbox" || fieldType === "Payment");
const onlyName = (fundId: string) => everyType(fundId).filter(({ fieldType }) => fieldType === "Textbox");
const responsesOf = async ({ token, formId }: { token: string; formId: string }) =>
  (await callWire(listResponses, token, { params: { id: formId }, query: {} })).responses;

test("S2.24 S3.03 S3.04 G2.25 G3.08 G4.09 a visitor answers all twelve question types and pays, and both are stored", async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  const consoleErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  const church = await makeFormChurch(request, everyType, { thanks: "See you at the lake." });
  await page.goto(site + church.path);
  await expect(page.getByRole("heading", { level: 1, name: "Summer camp" })).toBeVisible();
  await isAwake(page);
  await page.getByLabel("My Textbox").fill("Vera");
  await page.getByRole("radio", { name: "Green" }).check();
  await page.getByRole("radio", { name: "Yes" }).check();
  await page.getByRole("checkbox", { name: "Blue" }).check();
  await page.getByRole("checkbox", { name: "Red" }).check();
  await page.getByLabel("My Whole Number").fill("3");
  await page.getByLabel("My Decimal").fill("2,5");
  await page.getByLabel("My Date").fill("2026-11-15");
  await page.getByLabel("My Phone Number", { exact: true }).pressSequentially("+44 20 7946 0958");
  await page.getByLabel("My Email").fill("vera@example.org");
  await page.getByLabel("My Text Area").fill("Hello there");
  await fillPayment(page, "vera-pays@example.org");
  await expectAccessible(page);
  await page.getByRole("button", PAY).click();
  await expect(page.getByRole("heading", THANKS)).toBeFocused();
  await expect(page.getByText("See you at the lake.")).toBeVisible();
  expect(consoleErrors).toEqual([]);

  const [response, ...others] = await responsesOf(church);
  expect(others).toEqual([]);
  expect(Object.values(response?.answers ?? {})).toEqual(
    expect.arrayContaining([
      "Vera",
      "Green",
      "True",
      "Red,Blue",
      "3",
      "2.5",
      "2026-11-15",
      "+44 20 7946 0958",
      "vera@example.org",
      "Hello there",
      "Payment Successful [Vera Visitor]",
    ]),
  );
  const { donations } = await callWire(listChurchDonations, church.givingToken, { query: {} });
  expect(donations.map(({ amount, funds }) => [amount, funds.map(({ name }) => name)])).toEqual([
    [25, ["General Fund"]],
  ]);
});

test("S5.07 a missing answer is shown below its question and at the top, and its field gets the focus", async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  const { path } = await makeFormChurch(request, onlyName);
  await page.goto(site + path);
  await isAwake(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("My Textbox is required", { exact: true })).toHaveCount(2);
  await expect(page.getByLabel("My Textbox")).toBeFocused();
  await expectAccessible(page);
});

test("a partly filled form survives a reload, and is cleared after it is submitted", async ({
  page,
  request,
  site,
}) => {
  const church = await makeFormChurch(request, onlyName);
  await page.goto(site + church.path);
  await isAwake(page);
  await page.getByLabel("My Textbox").fill("Vera");
  await page.reload();
  await expect(page.getByLabel("My Textbox")).toHaveValue("Vera");
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("My Textbox")).toHaveValue("");
  expect((await responsesOf(church)).length).toBe(1);
});

test("a form submitted offline shows a message, and is submitted once when the connection returns", async ({
  page,
  context,
  request,
  site,
}) => {
  const church = await makeFormChurch(request, onlyName);
  await page.goto(site + church.path);
  await isAwake(page);
  await page.getByLabel("My Textbox").fill("Vera");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("We couldn't submit your answers yet")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect((await responsesOf(church)).length).toBe(1);
});

test("G1.07 G8.05 a form cannot be submitted before it is paid; a declined card shows an error, and another card pays", async ({
  page,
  request,
  site,
}) => {
  const church = await makeFormChurch(request, onlyPayment);
  await page.goto(site + church.path);
  await isAwake(page);
  await page.getByLabel("My Textbox").fill("Vera");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("My Payment: please pay before submitting the form.")).toHaveCount(2);
  expect(await responsesOf(church)).toEqual([]);
  await fillPayment(page, "declined-form@example.org", "4000000000000341");
  await page.getByRole("button", PAY).click();
  await expect(page.getByText("Payment failed", { exact: true })).toBeVisible();
  expect(await responsesOf(church)).toEqual([]);
  await fillCard(page, "4242424242424242");
  await page.getByRole("button", PAY).click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect((await responsesOf(church)).length).toBe(1);
});

test("G8.02 after four cards that were not accepted a fifth one still pays for the form", async ({
  page,
  request,
  site,
}) => {
  const church = await makeFormChurch(request, onlyPayment);
  await page.goto(site + church.path);
  await isAwake(page);
  await page.getByLabel("My Textbox").fill("Vera");
  await fillPayment(page, "five-cards@example.org", "4000000000000002");
  for (let tries = 1; tries <= 4; tries += 1) {
    const [asked] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith("/paymentmethods/addcard")),
      page.getByRole("button", PAY).click(),
    ]);
    expect(await asked.json(), `card ${tries}`).not.toMatchObject({ code: "captcha-needed" });
    await expect(page.getByRole("button", PAY)).toBeEnabled();
  }
  await fillCard(page, "4242424242424242");
  await page.getByRole("button", PAY).click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect((await responsesOf(church)).length).toBe(1);
});

test("when submitting fails after the payment, the answers are submitted after a reload without a second charge", async ({
  page,
  request,
  site,
  sandbox,
}) => {
  const church = await makeFormChurch(request, onlyPayment);
  let charges = 0;
  page.on("request", (sent) => {
    if (sent.url().endsWith("/donate/charge")) charges += 1;
  });
  await page.route(/\/formsubmissions$/, (route) => route.abort());
  await page.goto(site + church.path);
  await isAwake(page);
  await page.getByLabel("My Textbox").fill("Vera");
  await fillPayment(page, "cut-line@example.org");
  await page.getByRole("button", PAY).click();
  await expect(page.getByText("Payment received. Your answers are saved.")).toBeVisible();
  await expect(page.getByText("Payment successful")).toBeVisible();
  await expect(page.getByRole("button", PAY)).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(charges).toBe(1);
  expect((await responsesOf(church)).length).toBe(1);
  await expect.poll(() => receiptsOf(sandbox, "cut-line@example.org")).toEqual([2500]);
});

test("a closed form, a restricted form and an unknown form each show their own message", async ({
  page,
  request,
  site,
  portal,
  expectAccessible,
}) => {
  const closed = await makeFormChurch(request, onlyName, { state: "closed" });
  const answer = await page.goto(site + closed.path);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByRole("heading", { name: "This form is closed" })).toBeVisible();
  await expectAccessible(page);

  const own = await makeFormChurch(request, onlyName, { restricted: true });
  await page.goto(site + own.path);
  await expect(page.getByRole("heading", { name: "Sign in to fill out this form" })).toBeVisible();
  await expect(page.getByText("Summer camp")).toHaveCount(0);
  const signIn = await page.getByRole("link", { name: "Sign in" }).getAttribute("href");
  expect(signIn).toContain(`${portal}/login?returnUrl=`);

  const missing = await page.goto(`${site}/${closed.subDomain}/forms/no-such-form`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Form not found" })).toBeVisible();
  await page.goto(`${site}/${own.subDomain}/forms/${closed.formId}`);
  await expect(page.getByRole("heading", { name: "Form not found" })).toBeVisible();
});

test("a form is readable without JavaScript and shows a note", async ({ browser, request, site }) => {
  const { path } = await makeFormChurch(request, onlyName);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site + path);
  await expect(page.getByLabel("My Textbox")).toBeVisible();
  await expect(page.locator("noscript [role=note]")).toBeVisible();
  await context.close();
});

test("S3.04 a payment part that fails to load shows an error, and Try again loads it and keeps the typed answers", async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  const { path } = await makeFormChurch(request, onlyPayment);
  await page.route(/visitor-payment.*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(site + path);
  await isAwake(page);
  await page.getByLabel("My Textbox").fill("Vera");
  await expect(page.getByRole("alert")).toContainText("This part of the page couldn't be loaded.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", PAY)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("My Textbox")).toHaveValue("Vera");
});
