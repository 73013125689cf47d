import { readFileSync } from "node:fs";
import { addFund, recordDonation } from "@offertory/contract";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { givingToken } from "./give-by-card.ts";

test("the treasurer previews a year's statements, sets their legal name, and emails and prints them", async ({
  page,
  request,
  mailFor,
  expectAccessible,
  church,
}) => {
  const token = await givingToken(church);
  const { id: fundId } = await callWire(addFund, token, { body: { name: "General" } });
  const email = `phoebe.${church.subDomain}@example.com`;
  const people = await seedPeople(request, church, [
    { name: { first: "Phoebe", last: "Cenchreae" }, contactInfo: { email } },
    { name: { first: "Lydia", last: "Purple" } },
  ]);
  const year = new Date().getFullYear() - 1;
  for (const [index, { id: personId }] of people.entries()) {
    const funds = [{ id: fundId, amount: 100 + index }];
    await callWire(recordDonation, token, {
      body: { personId, donationDate: `${year}-05-0${index + 1}`, method: "check", methodDetails: "1042", funds },
    });
  }
  await callWire(recordDonation, token, {
    body: { donationDate: `${year}-06-01`, method: "cash", funds: [{ id: fundId, amount: 40 }] },
  });
  await enterChurch(page.context(), church);
  await page.goto(`/treasury/statements?year=${year}`);
  await expect(page.getByRole("heading", { name: "Giving statements", level: 1 })).toBeVisible();
  const totals = page.getByRole("region", { name: `All ${year} donations` });
  await expect(totals.getByRole("definition")).toHaveText(["$201.00", "$40.00", "$241.00"]);
  await expect(page.getByRole("row").filter({ hasText: "Lydia Purple" })).toContainText("No email address (print)");
  await inLooks(page, EVERY_LOOK, () => expectAccessible(page));
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Statement settings" }).click();
  const settings = page.getByRole("dialog", { name: "Statement settings" });
  await settings.getByLabel("Legal name").fill("Chapel of Ames, Inc.");
  await settings.getByLabel("Tax ID").fill("12-3456789");
  await settings.getByLabel("Tax wording", { exact: true }).fill("Nothing was given in return.");
  await expectAccessible(page);
  await settings.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Statement settings saved.")).toBeVisible();

  await page.getByRole("button", { name: "View Phoebe Cenchreae's statement" }).click();
  const preview = page.getByRole("dialog", { name: "Phoebe Cenchreae's statement" });
  await expect(preview.getByText("Chapel of Ames, Inc.")).toBeVisible();
  await expect(preview.getByText("Nothing was given in return.")).toBeVisible();
  await expect(preview.getByRole("row").filter({ hasText: "Check 1042" })).toContainText("$100.00");
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await preview.getByRole("button", { name: "Download PDF" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`giving-statement-${year}-Phoebe Cenchreae.pdf`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await preview.getByRole("button", { name: "Close" }).click();

  const printing = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download for printing" }).click();
  expect((await printing).suggestedFilename()).toBe(`giving-statements-${year}.pdf`);

  await page.getByRole("button", { name: "Email 1 statement" }).click();
  const question = page.getByRole("alertdialog", { name: `Email 1 statement for ${year}?` });
  await expect(question).toContainText(church.name);
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Email 1 statement" }).click();
  await expect(page.getByText("1 of 1 sent")).toBeVisible();
  await expect(
    page.getByText(`Every donor with an email address has been sent their ${year} statement.`),
  ).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Phoebe Cenchreae" })).toContainText("Emailed");
  await expectAccessible(page);
  const mail = await mailFor(email);
  expect(mail.subject).toBe(`Your ${year} giving statement from ${church.name}`);
  await page.reload();
  await expect(page.getByText("1 of 1 sent")).toBeVisible();
});
