import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPaypal, type Merchant } from "./testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
});
afterAll(() => paypal.discard());

const make = (currency_code: string, value: string) =>
  grace.rest("POST", "/v2/checkout/orders", {
    intent: "CAPTURE",
    purchase_units: [{ amount: { currency_code, value } }],
  });

async function pay(currency: string, value: string) {
  const { body } = await make(currency, value);
  await paypal.approve("paypal", `order/${String(body["id"])}`);
  const prefer = { prefer: "return=representation" };
  const path = `/v2/checkout/orders/${String(body["id"])}/capture`;
  const captured = JSON.parse(JSON.stringify((await grace.rest("POST", path, {}, prefer)).body));
  return captured.purchase_units[0].payments.captures[0];
}

test.each([
  ["USD", "50.00", "1.75", "48.25"],
  ["EUR", "50.00", "1.80", "48.20"],
  ["JPY", "5000", "185", "4815"],
  ["HUF", "20000", "670", "19330"],
  ["TWD", "1000", "39", "961"],
])("a payment in %s has its fee in that currency", async (currency, value, fee, net) => {
  const money = (amount: string) => ({ currency_code: currency, value: amount });
  expect(await pay(currency, value)).toMatchObject({
    amount: money(value),
    seller_receivable_breakdown: { gross_amount: money(value), paypal_fee: money(fee), net_amount: money(net) },
  });
});

test.each([
  ["JPY", "50.00", "DECIMAL_PRECISION"],
  ["HUF", "50.0", "DECIMAL_PRECISION"],
  ["TWD", "50.5", "DECIMAL_PRECISION"],
  ["USD", "50.001", "DECIMAL_PRECISION"],
  ["KRW", "5000", "INVALID_CURRENCY_CODE"],
  ["KWD", "5.000", "INVALID_CURRENCY_CODE"],
  ["JPY", "0", "CANNOT_BE_ZERO_OR_NEGATIVE"],
])("%s %s is refused with %s", async (currency, value, issue) => {
  expect(await make(currency, value)).toMatchObject({ status: 422, body: { details: [{ issue }] } });
});

test("an account has a balance in every currency, and all are withdrawn", async () => {
  const balance = async (currency: string) => {
    const path = `/v1/reporting/balances?currency_code=${currency}`;
    return JSON.parse(JSON.stringify((await grace.rest("GET", path)).body)).balances[0].total_balance.value;
  };
  await pay("GBP", "100.00");
  expect(await balance("GBP")).toBe("96.80");
  await paypal.operate("/accounts/sandbox-grace/withdraw");
  expect([await balance("GBP"), await balance("JPY"), await balance("USD")]).toEqual(["0.00", "0", "0.00"]);
});
