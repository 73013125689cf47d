import { subscribeGift, chargeGift, listMyGifts, refundDonation } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { test } from "../support/test.ts";
import { form, prepare, preview, thanks } from "./member-form.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";
import type { Page } from "@playwright/test";
import { mailFor } from "../support/mail-for.ts";
async function shot(page: Page, name: string) {
  for (const [w, h] of [
    [360, 740],
    [1280, 800],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForTimeout(250);
      await page.screenshot({
        path: `/tmp/t1pics/${name}-${w}-${colorScheme}.png`,
        fullPage: !name.includes("dialog"),
        animations: "disabled",
      });
    }
}
test("pictures", async ({ page, request }) => {
  test.setTimeout(180_000);
  const after = new Date();
  const church = await makeGivingChurch(request, {
    gateways: [
      { provider: "stripe", payFees: false },
      { provider: "paypal", payFees: false },
    ],
  });
  const { paymentMethod } = await saveCard(church);
  const [general = "", missions = ""] = church.funds;
  const gift = (amount: number, notes = "") =>
    callWire(chargeGift, church.givingToken, {
      body: {
        amount,
        id: paymentMethod.id,
        notes,
        funds: [
          { id: general, amount: amount / 2 },
          { id: missions, amount: amount / 2 },
        ],
        provider: "stripe",
      },
    });
  await gift(50, "For the roof of the old hall");
  await gift(20);
  await gift(8);
  const gifts = await callWire(listMyGifts, church.givingToken, {});
  await callWire(refundDonation, church.givingToken, { params: { id: gifts[0]?.id ?? "" }, body: {} });
  await callWire(refundDonation, church.givingToken, { params: { id: gifts[1]?.id ?? "" }, body: { amount: 5 } });
  await callWire(subscribeGift, church.givingToken, {
    body: {
      amount: 25,
      id: paymentMethod.id,
      funds: [{ id: general, amount: 25 }],
      provider: "stripe",
      interval: { interval_count: 1, interval: "month" },
    },
  });
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await form(page).getByLabel("Amount").fill("35");
  await page.getByText("Total $25.00").waitFor();
  await shot(page, "giving");
  await form(page).getByLabel("Pay with").selectOption({ label: "Card, through PayPal" });
  await page.frameLocator(`iframe[title="PayPal card number"]`).getByRole("textbox").waitFor();
  await form(page).getByRole("button", { name: "Preview donation" }).click();
  await shot(page, "paypal");
  await form(page).getByLabel("Pay with").selectOption({ index: 0 });
  await page
    .getByRole("button", { name: /^Give again/ })
    .first()
    .click();
  await preview(page).waitFor();
  await shot(page, "preview-dialog");
  await preview(page)
    .getByRole("button", { name: /^Donate/ })
    .click();
  await thanks(page).waitFor();
  await shot(page, "done");
  await page.route("**/donate/charge", (route) => route.abort());
  await page.getByRole("button", { name: "One time" }).click();
  await (await prepare(page, "12")).click();
  await page.getByText("We do not know yet how your gift ended", { exact: true }).waitFor({ timeout: 20000 });
  await shot(page, "unknown");
  const { links } = await mailFor(church.email, { after, subject: church.name });
  const mails = links;
  let link = mails.find((each) => each.includes("/giving/manage?token="));
  if (!link) {
    const r = await (
      await fetch(`${process.env["SANDBOX"]}/api/mail?to=${encodeURIComponent(church.email)}&limit=20`)
    ).json();
    link = r.mails.flatMap((m: { links: string[] }) => m.links).find((l: string) => l.includes("/giving/manage"));
  }
  await page.context().clearCookies();
  await page.goto(link ?? "");
  await page.getByRole("button", { name: "Change card" }).waitFor();
  await shot(page, "manage");
  await page.getByRole("button", { name: "Change amount" }).click();
  await shot(page, "manage-change");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Change card" }).click();
  await page
    .frameLocator('iframe[title="Secure card payment input frame"]')
    .getByLabel("Credit or debit card number")
    .waitFor();
  await shot(page, "manage-card");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "End this donation" }).click();
  await shot(page, "manage-end-dialog");
  await page.getByRole("alertdialog").getByRole("button", { name: "End this donation" }).click();
  await page.getByText("This recurring donation has ended").waitFor();
  await shot(page, "manage-ended");
  await page.goto("/giving/manage?token=x");
  await page.getByText("This link is not valid any more").waitFor();
  await shot(page, "manage-void");
});
