import { addCard, addFund, recordDonation, subscribeGift } from "@offertory/contract";
import { makeChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { test } from "../support/test.ts";
import { givingToken, openGateway } from "./give-by-card.ts";

test("pictures", async ({ page, request }) => {
  test.setTimeout(300_000);
  const church = await makeChurch(request);
  const token = await givingToken(church);
  await enterChurch(page.context(), church);
  const id = (await callWire(addFund, token, { body: { name: "General Fund" } })).id;
  for (let m = 0; m < 26; m += 1) {
    const d = new Date(Date.UTC(2026, 10 - m, 3)).toISOString().slice(0, 10);
    await callWire(recordDonation, token, { body: { donationDate: d, method: "check", funds: [{ id, amount: 1200 + ((m * 7919) % 900) }] } });
  }
  const gateway = await openGateway(token);
  const { paymentMethod } = await callWire(addCard, token, { body: { id: "pm_card_visa", provider: "stripe" } });
  await callWire(subscribeGift, token, { body: { amount: 25, id: paymentMethod.id, type: "card", provider: "stripe", gatewayId: gateway.id, funds: [{ id, amount: 25 }], interval: { interval: "week", interval_count: 1 } } as never });
  await page.goto("/treasury");
  await page.context().addCookies([{ name: "language", value: "de", url: page.url() }]);
  await page.goto("/treasury");
  await page.getByText("Kennzahlen").waitFor();
  await page.waitForTimeout(1500);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 5200 : 2600 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/t2-pic/de-${width}.png` });
  }
});
