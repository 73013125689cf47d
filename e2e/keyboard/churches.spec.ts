import { claimPerson, searchChurches, selectChurch } from "@offertory/contract";
import { callApi } from "../people/call-api.ts";
import { makeOwnAccount, makeOwnChurch, uniqueWord } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { tabAndChoose, tabAndPress, tabAndType, tabTo } from "../support/keyboard.ts";
import { DEMO_CHURCH } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a church is searched for, not found, and registered by keyboard alone", async ({ page, request, site }) => {
  const account = await makeOwnAccount(request);
  const name = `Chapel ${uniqueWord()}`;
  await page.goto(`${site}/find`);
  await expect(page.getByLabel("Church name")).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText("No churches found")).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Register a new church" }));
  const question = page.getByRole("alertdialog", { name: "Register a new church?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Register a new church" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, question.getByRole("button", { name: "Register a new church" }));

  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
  await tabAndType(page, page.getByLabel("Church name"), name);
  for (const [label, text] of [
    ["Address line 1", "5 Hill Road"],
    ["City", "Ames"],
    ["State/Province", "Iowa"],
    ["Zip/Postal code", "50010"],
  ] as const) {
    await tabAndType(page, page.getByLabel(label), text);
  }
  await tabAndChoose(page, page.getByLabel("Country"), "United States");
  await tabAndPress(page, page.getByRole("button", { name: "Register church" }));
  await expect(page.getByText("You need an account to register a church. We've saved what you entered.")).toBeVisible();
  await tabAndPress(page, page.getByRole("main").getByRole("link", { name: "Sign in" }), "Enter", { back: true });
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(account.email);
  await tabAndType(page, page.getByLabel("Password", { exact: true }), account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Church name")).toHaveValue(name);
  await tabAndPress(page, page.getByRole("button", { name: "Register church" }));
  await expect(page.getByRole("banner")).toContainText(name);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a church of the list is selected and left by keyboard alone", async ({ page, context, request }) => {
  const own = await makeOwnChurch(request);
  const [grace] = await callApi(request, searchChurches, { body: { name: DEMO_CHURCH } });
  const joined = await callApi(request, selectChurch, { body: { churchId: grace?.id ?? "" } }, own.jwt);
  const token = joined.apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt ?? joined.jwt;
  await callApi(request, claimPerson, { params: { churchId: joined.church.id } }, token);
  await enterChurch(context, own);

  await page.goto("/churches");
  await tabAndPress(page, page.getByRole("button", { name: `Select ${DEMO_CHURCH}` }));
  await expect(page.getByRole("banner")).toContainText(DEMO_CHURCH);
  await page.goto("/churches");
  await tabAndPress(page, page.getByRole("button", { name: `Select ${own.name}` }));
  await expect(page.getByRole("banner")).toContainText(own.name);

  await page.goto("/churches");
  const leave = page.getByRole("button", { name: `Delete ${DEMO_CHURCH}` });
  await tabAndPress(page, leave);
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(leave).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, question.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`You are no longer a member of ${DEMO_CHURCH}.`)).toBeVisible();
});
