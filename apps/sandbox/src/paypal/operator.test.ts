import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSandbox } from "../testing/open-test-sandbox.ts";
import { gift, give, merchantAt, withCard, type Merchant } from "./testing/open-test-paypal.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
let grace: Merchant;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  grace = merchantAt(sandbox.origin, "sandbox-grace", "secret");
});
afterAll(() => sandbox.discard());

/** Presses a button of the page as a browser would, and returns the text of the next page. */
async function press(action: string, id: string, reason = ""): Promise<string> {
  const pressed = await sandbox.get("/payments/paypal/act", {
    method: "POST",
    headers: { origin: sandbox.origin },
    body: new URLSearchParams({ action, id, reason }),
  });
  expect(pressed.status).toBe(303);
  return sandbox.page(pressed.headers.get("location") ?? "");
}

test("the page lists gifts, and buttons dispute a gift and win its dispute", async () => {
  const { captureId } = await give(grace, "47.11");
  const page = await sandbox.page("/payments/paypal");
  expect(page).toContain("$47.11");
  expect(page).toContain(captureId);
  expect(await press("dispute", captureId, "UNAUTHORISED")).toContain("The gift is disputed");
  expect(await press("dispute", captureId)).toContain("The payment is disputed already.");
  const { body } = await grace.rest("GET", `/v1/customer/disputes?disputed_transaction_id=${captureId}`);
  const { items }: { items: { dispute_id: string }[] } = JSON.parse(JSON.stringify(body));
  expect(await press("win", items[0]?.dispute_id ?? "")).toContain("The dispute is won");
});

test("the operator can confirm a 3-D Secure challenge for the donor", async () => {
  const { result } = await grace.orders.createOrder({ body: gift("5.00"), paypalRequestId: crypto.randomUUID() });
  const id = result.id ?? "";
  await grace.orders.confirmOrder({ id, body: withCard("4000002760003184") });
  expect(await press("complete", id)).toContain("The donor has said yes");
  expect((await grace.orders.getOrder({ id })).result.status).toBe("APPROVED");
  expect(await press("fail", id)).toContain("nothing to be done");
});

test("the operator can withdraw the balance, and disable and enable saving cards", async () => {
  expect(await press("withdraw", "sandbox-grace")).toContain("on its way");
  expect((await grace.reports.searchBalances({})).result.balances?.[0]?.totalBalance.value).toBe("0.00");
  expect(await press("withdraw", "sandbox-grace")).toContain("nothing to withdraw");
  expect(await press("forbid-vault", "sandbox-grace")).toContain("may no longer save cards");
  expect((await grace.rest("GET", "/v3/vault/payment-tokens?customer_id=x")).status).toBe(403);
  expect(await press("allow-vault", "sandbox-grace")).toContain("may save cards again");
});
