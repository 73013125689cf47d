import type { Locator } from "@playwright/test";
import { listChurchDonations, recordDonation, refundDonation } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { giveByCard, givingToken, openGateway } from "./give-by-card.ts";

const yearsAgo = (years: number): string => {
  const day = new Date();
  return `${day.getUTCFullYear() - years}-01-02`;
};

test("the treasurer sees the key figures, moves through the chart with the keyboard, and verifies the ledger", async ({
  page,
  expectAccessible,
  church,
}) => {
  test.slow();
  const token = await givingToken(church);
  await enterChurch(page.context(), church);
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Finance" }).first().click();
  await expect(page).toHaveURL(/\/treasury$/);
  await expect(page.getByText("No donations yet")).toBeVisible();
  await expectAccessible(page);

  await openGateway(token);
  await giveByCard(token, { funds: { General: 40, Missions: 10 } });
  const { donations } = await callWire(listChurchDonations, token, { query: {} });
  const fundId = donations[0]?.funds[0]?.id ?? "";
  await callWire(refundDonation, token, { params: { id: donations[0]?.id ?? "" }, body: { amount: 5 } });
  for (const [years, amount] of [
    [0, 100],
    [1, 80],
    [3, 7],
  ] as const) {
    const body = { donationDate: yearsAgo(years), method: "check" as const, funds: [{ id: fundId, amount }] };
    await callWire(recordDonation, token, { body });
  }
  await page.reload();
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures).toContainText("$145.00");
  await expect(figures).toContainText("+81% from $80.00 on the same dates last year");
  await expect(figures.getByText("$5.00", { exact: true })).toBeHidden();
  await figures.getByRole("button", { name: "More figures" }).click();
  await expect(figures.getByText("$5.00", { exact: true })).toBeVisible();
  const time = page.getByRole("region", { name: "Giving over time" });
  await inLooks(page, EVERY_LOOK, async () => {
    await expectAccessible(page);
    await expectNothingTooWide(page);
  });
  // 400 % zoom on a screen of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const january = time.getByRole("link", { name: /^January/ });
  await expect(january).toHaveAccessibleName(/January .*\$100\.00/);
  await expectNothingTooWide(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await january.hover();
  await expect(time.getByText(/^January .*: \$100\.00 net donations/)).toBeVisible();
  await january.focus();
  await page.keyboard.press("End");
  await expect(time.getByText(/\$45\.00 net donations/)).toBeVisible();
  await time.getByRole("button", { name: "Show as a table" }).click();
  await expect(time.getByRole("row").filter({ hasText: "January" })).toContainText("$80.00");
  await expect(time.getByRole("row").filter({ hasText: "so far" })).toHaveCount(1);
  await january.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/treasury\/donations\?from=\d{4}-01-01&to=\d{4}-01-\d\d$/);
  await expect(page.getByRole("row").filter({ hasText: "$100.00" })).toBeVisible();
  await page.goBack();
  await page
    .getByRole("region", { name: "By fund" })
    .getByRole("link", { name: /^Missions/ })
    .click();
  await expect(page).toHaveURL(/\/treasury\/donations\?from=.*&to=.*&fund=/);
  await page.goBack();

  await page.emulateMedia({ forcedColors: "active" });
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const period = (name: string) => page.getByRole("button", { name, exact: true });
  expect(await colorOf(period("This year"))).not.toBe(await colorOf(period("All time")));
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: null });

  await page.getByRole("button", { name: "All time" }).click();
  await expect(figures).toContainText("$232.00");
  await expectAccessible(page);

  await page.getByRole("link", { name: "View ledger" }).click();
  const entries = page.getByRole("table", { name: "Entries" });
  await expect(entries.getByRole("row").filter({ hasText: "Refund" })).toContainText("-$5.00");
  await page.getByRole("button", { name: "Verify ledger" }).click();
  await expect(page.getByText("Ledger verified")).toBeVisible();
  await inLooks(page, EVERY_LOOK, async () => expectAccessible(page));
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNothingTooWide(page);
  await entries.getByRole("button", { name: "Show only this donation" }).first().click();
  await expect(page).toHaveURL(/gift=/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^ledger-.*\.csv$/);
  await entries
    .getByRole("link", { name: / donation on / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/treasury\/donations\//);
});
