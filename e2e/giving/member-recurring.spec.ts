import { subscribeGift } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

test("G2.18 G2.19 G2.20 a recurring gift is listed, changed and deleted after confirmation", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  const { paymentMethod } = await saveCard(church);
  await saveCard(church, "pm_card_mastercard");
  const [general = "", missions = ""] = church.funds;
  await callWire(subscribeGift, church.givingToken, {
    body: {
      amount: 25,
      id: paymentMethod.id,
      funds: [
        { id: general, amount: 20 },
        { id: missions, amount: 5 },
      ],
      provider: "stripe",
      interval: { interval_count: 1, interval: "month" },
    },
  });
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const box = page.getByRole("region", { name: "Recurring donations" });
  const row = box.getByRole("row").nth(1);
  for (const words of ["$20.00 to General Fund", "$5.00 to Missions", "Total: $25.00", "every month", "Visa •••• 4242"])
    await expect(row).toContainText(words);
  await expectAccessible(page);

  await box.getByRole("button", { name: "Edit $25.00 recurring donation" }).click();
  await box.getByLabel("Payment method").selectOption({ label: "Mastercard •••• 4444" });
  await box.getByLabel("Frequency").selectOption({ label: "Every 3 months" });
  await box.getByLabel("Amount 2").fill("15");
  await expectAccessible(page);
  await box.getByRole("button", { name: "Save changes" }).click();
  for (const words of ["$15.00 to Missions", "Total: $35.00", "every 3 months", "Mastercard •••• 4444"])
    await expect(row).toContainText(words);

  await box.getByRole("button", { name: "Edit $35.00 recurring donation" }).click();
  await box.getByRole("button", { name: "Stop recurring donation" }).click();
  const question = page.getByRole("alertdialog", { name: "Stop your recurring donation of $35.00 every 3 months?" });
  await question.getByRole("button", { name: "Keep recurring donation" }).click();
  await box.getByRole("button", { name: "Stop recurring donation" }).click();
  await question.getByRole("button", { name: "Stop recurring donation" }).click();
  await expect(box.getByText("No recurring donations found.")).toBeVisible();
});
