import { readFileSync } from "node:fs";
import { changeChurch, recordDonation, selectChurch } from "@offertory/contract";
import { makeGivingChurch } from "../giving/member-church.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";

test("in a British church a donor declares Gift Aid, and the treasurer claims a donation once and downloads the file", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request, { gateways: [] });
  const body = { country: "United Kingdom", currency: "GBP", timeZone: "Europe/London" };
  await callWire(changeChurch, church.token, { params: { churchId: church.churchId }, body });
  await enterChurch(page.context(), church);

  await page.goto("/giving");
  await page.getByRole("button", { name: "Declare Gift Aid" }).click();
  const declare = page.getByRole("dialog", { name: "Declare Gift Aid" });
  await declare.getByLabel("House name or number").fill("12");
  await declare.getByRole("button", { name: "Agree and declare" }).click();
  await expect(declare.getByLabel("Postcode")).toBeFocused();
  await declare.getByLabel("Postcode").fill("nowhere");
  await declare.getByRole("button", { name: "Agree and declare" }).click();
  await expect(declare.getByText("Enter a full UK postcode, such as S19 2BD.")).toBeInViewport();
  await expect(declare.getByLabel("Postcode")).toBeFocused();
  await declare.getByLabel("Postcode").fill("yo224jt");
  await inLooks(page, EVERY_LOOK, () => expectAccessible(page));
  await declare.getByRole("button", { name: "Agree and declare" }).click();
  await expect(page.getByText(/Covers donations since/)).toBeVisible();
  await inLooks(page, EVERY_LOOK, () => expectAccessible(page));
  await page.setViewportSize({ width: 1280, height: 800 });

  const { person } = await callWire(selectChurch, church.jwt, { body: { churchId: church.churchId } });
  const gift = { personId: person.id, donationDate: "2026-11-01", method: "cash" } as const;
  const funds = [{ id: church.funds[0] ?? "", amount: 40 }];
  await callWire(recordDonation, church.givingToken, { body: { ...gift, funds } });
  await page.goto("/treasury/gift-aid");
  await expect(page.getByText("1 donation of £40.00 is ready. The tax to claim is £10.00.")).toBeVisible();
  await inLooks(page, EVERY_LOOK, () => expectAccessible(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Make claim" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Claim Gift Aid on £40.00?" });
  await expectAccessible(page);
  await confirm.getByRole("button", { name: "Make claim" }).click();
  await expect(page.getByText("There are no donations to claim right now.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect(readFileSync(await (await saving).path(), "utf8")).toContain("YO22 4JT");
  await inLooks(page, EVERY_LOOK, () => expectAccessible(page));
  await page.setViewportSize({ width: 1280, height: 800 });

  // Staff cancel the declaration on the donor's behalf, after a question.
  await page.goto(`/people/${person.id}`);
  await page.getByRole("button", { name: "Gift Aid" }).click();
  const staff = page.getByRole("dialog", { name: /^Gift Aid of / });
  await staff.getByRole("button", { name: "Cancel declaration" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel the Gift Aid declaration?" });
  await question.getByRole("button", { name: "Keep declaration" }).click();
  await expect(staff.getByText(/Ended on/)).toHaveCount(0);
  await staff.getByRole("button", { name: "Cancel declaration" }).click();
  await question.getByRole("button", { name: "Cancel declaration" }).click();
  await expect(staff.getByText(/Ended on/)).toBeVisible();
  await expect(staff.getByLabel("How it was given")).toBeVisible();
  await inLooks(page, EVERY_LOOK, () => expectAccessible(page));
});
