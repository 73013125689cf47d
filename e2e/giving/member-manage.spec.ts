import { subscribeGift } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { expect, test } from "../support/test.ts";
import { bankFrame, typeCard } from "./member-card.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

test("a donor who is not signed in changes and ends a recurring gift with the link in its receipt", async ({
  page,
  request,
  mailFor,
  expectAccessible,
}) => {
  const consoleErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  const church = await makeGivingChurch(request);
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
  const { links } = await mailFor(church.email, church.name);
  const link = links.find((each) => each.includes("/giving/manage?token=")) ?? "";
  await page.goto(link);
  const box = page.getByRole("region", { name: `Your recurring donation to ${church.name}` });
  for (const words of ["$25.00", "every month", "$25.00 to General Fund", "Visa •••• 4242", "Next donation"])
    await expect(box).toContainText(words);
  await expectAccessible(page);

  await box.getByRole("button", { name: "Edit amount or frequency" }).click();
  await box.getByRole("textbox", { name: "Amount" }).fill("0.20");
  await box.getByRole("button", { name: "Save changes" }).click();
  await expect(box.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await expect(box.getByText("Donation amount must be greater than $0.50")).toBeVisible();
  await box.getByRole("textbox", { name: "Amount" }).fill("20");
  await box.getByRole("button", { name: "Add another fund" }).click();
  await box.getByLabel("Amount 2").fill("15");
  await box.getByLabel("Fund 2", { exact: true }).selectOption({ label: "Missions" });
  await box.getByRole("combobox", { name: "Frequency" }).selectOption({ label: "Every 2 weeks" });
  await expectAccessible(page);
  await box.getByRole("button", { name: "Save changes" }).click();
  for (const words of ["$35.00", "every 2 weeks", "$15.00 to Missions"]) await expect(box).toContainText(words);
  await mailFor(church.email, "your recurring donation was updated");

  await box.getByRole("button", { name: "Update card" }).click();
  await typeCard(page, "4000000000000002");
  await box.getByRole("button", { name: "Save card" }).click();
  await expect(box.getByText("Your bank declined this card.")).toBeVisible();
  await box.getByRole("button", { name: "Cancel" }).click();
  await box.getByRole("button", { name: "Update card" }).click();
  await typeCard(page, "4000002760003184");
  await expectAccessible(page);
  await box.getByRole("button", { name: "Save card" }).click();
  await bankFrame(page).getByRole("button", { name: "Fail" }).click();
  await expect(box.getByRole("alert")).toBeVisible();
  await box.getByRole("button", { name: "Save card" }).click();
  await bankFrame(page).getByRole("button", { name: "Complete" }).click();
  await expect(box).toContainText("Visa •••• 3184");

  await page.reload();
  for (const words of ["$35.00", "every 2 weeks", "Visa •••• 3184"]) await expect(box).toContainText(words);
  await box.getByRole("button", { name: "Stop recurring donation" }).click();
  const question = page.getByRole("alertdialog", { name: "Stop your recurring donation of $35.00 every 2 weeks?" });
  await expect(question.getByRole("button", { name: "Keep recurring donation" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stop recurring donation" }).click();
  await expect(box.getByText("This recurring donation has ended")).toBeVisible();
  await expect(box.getByRole("button")).toHaveCount(0);
  await mailFor(church.email, "was stopped");
  expect(consoleErrors.filter((text) => !text.includes("402"))).toEqual([]);

  await page.goto(`${link}x`);
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid");
  await expectAccessible(page);
});
