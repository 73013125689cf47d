import { addPerson } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { typeCard } from "./member-card.ts";
import { makeGivingChurch } from "./member-church.ts";

test("G6.03 staff with permission to edit giving settings add a card for a member from the member's page", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  const member = await callWire(addPerson, church.token, {
    body: { name: { first: "Mia", last: "Member" }, contactInfo: { email: "mia@example.org" } },
  });
  await enterChurch(page.context(), church);
  await page.goto(`/people/${member.id}`);
  await page.getByRole("link", { name: "Payment methods" }).click();
  await expect(page.getByText("Only add or change a card or bank account for Mia Member")).toBeVisible();
  const methods = page.getByRole("region", { name: "Payment methods" });
  await expect(methods.getByText("No payment methods yet")).toBeVisible();
  await expectAccessible(page);
  await methods.getByRole("button", { name: "Add payment method" }).click();
  await page.getByRole("menuitem", { name: "Add card" }).click();
  await typeCard(page, "5555555555554444");
  await methods.getByRole("button", { name: "Save card" }).click();
  await expect(methods.getByText("Mastercard •••• 4444", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Mia Member" }).click();
  await expect(page.getByRole("heading", { name: "Mia Member" })).toBeVisible();

  // The card belongs to the member, and to nobody else.
  await page.goto("/giving");
  await expect(page.getByRole("region", { name: "Payment methods" }).getByText("No payment methods yet")).toBeVisible();
});
