import { subscribeGift } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

test("a donor skips the next donation with the link in the receipt, undoes it, pauses, and sets an end", async ({
  page,
  request,
  mailFor,
  expectAccessible,
}) => {
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
  await page.goto(links.find((each) => each.includes("/giving/manage?token=")) ?? "");
  const box = page.getByRole("region", { name: `Your recurring donation to ${church.name}` });
  const upcoming = page.getByRole("region", { name: "Upcoming donations" });

  await upcoming.getByRole("button", { name: "Skip next donation" }).click();
  await expect(upcoming.getByText(/^Your donation on .* is skipped\.$/)).toBeVisible();
  await mailFor(church.email, "your recurring donation was updated");
  await expectAccessible(page);
  await page.reload();
  await upcoming.getByRole("button", { name: "Don't skip" }).click();
  await expect(upcoming.getByText(/is skipped/)).toHaveCount(0);

  await upcoming.getByRole("button", { name: "Pause" }).click();
  const pause = page.getByRole("dialog", { name: "Pause recurring donation" });
  const year = new Date().getFullYear() + 1;
  await pause.getByLabel(/^Pause until/).fill(`${year}-06-10`);
  await expectAccessible(page);
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(upcoming.getByText(`Paused until June 10, ${year}.`)).toBeVisible();

  await upcoming.getByRole("button", { name: "Set an end" }).click();
  const end = page.getByRole("dialog", { name: "When does it end?" });
  await end.getByRole("radio", { name: "After a number of donations" }).check();
  await end.getByLabel(/^Number of donations left/).fill("3");
  await expectAccessible(page);
  await end.getByRole("button", { name: "Save changes" }).click();
  await expect(box.getByText("Donations left")).toBeVisible();
  await page.reload();
  for (const words of ["Donations left", "Last donation", `Paused until June 10, ${year}.`])
    await expect(box).toContainText(words);

  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await upcoming.getByRole("button", { name: "Resume now" }).click();
  await expect(upcoming.getByText(/^Paused until/)).toHaveCount(0);
  await box.getByRole("button", { name: "Stop recurring donation" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Why are you stopping? (optional)").fill("We are moving away.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stop recurring donation" }).click();
  await expect(box.getByText("This recurring donation has ended")).toBeVisible();
});
