import { afterAll, beforeAll, expect, test } from "vitest";
import { give, openTestPaypal, refusal } from "../testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
beforeAll(async () => {
  paypal = await openTestPaypal();
});
afterAll(() => paypal.discard());

const day = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

test("the report lists every balance movement in pages and adds up to the balance", async () => {
  const as = paypal.as("sandbox-report", "r");
  const start = paypal.payments.clock.now() - 1000;
  for (const value of ["10.00", "20.00", "30.00"]) await give(as, value, undefined, { customId: `I-${value}` });
  await give(as, "40.00", "4000000000009995");
  const { captureId } = await give(as, "50.00");
  await as.captures.refundCapturedPayment({ captureId });
  await paypal.operate("/accounts/sandbox-report/withdraw");
  const dates = { startDate: iso(start), endDate: iso(start + 30 * day) };
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await as.reports.searchTransactions({ ...dates, pageSize: 2, page })).result),
  );
  expect(pages.map(({ totalItems, totalPages }) => [totalItems, totalPages])).toEqual([
    [6, 3],
    [6, 3],
    [6, 3],
  ]);
  const rows = pages.flatMap(({ transactionDetails }) => (transactionDetails ?? []).map((row) => row.transactionInfo));
  expect(rows.map((row) => row?.transactionEventCode)).toEqual(["T0006", "T0006", "T0006", "T0006", "T1107", "T0400"]);
  expect(rows[0]).toMatchObject({ customField: "I-10.00", feeAmount: { value: "-0.59" }, transactionStatus: "S" });
  expect(rows[4]).toMatchObject({ paypalReferenceId: captureId, transactionAmount: { value: "-50.00" } });
  const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);
  const sum = rows.reduce(
    (total, row) => total + cents(row?.transactionAmount?.value) + cents(row?.feeAmount?.value),
    0,
  );
  expect(sum).toBe(0);
  const { result } = await as.reports.searchBalances({ currencyCode: "USD" });
  expect(result.balances?.[0]?.totalBalance.value).toBe("0.00");
});

test("a report over more than 31 days is refused, and a period without transactions is empty", async () => {
  const as = paypal.as("sandbox-range", "r");
  await give(as, "10.00");
  const now = paypal.payments.clock.now();
  const long = as.reports.searchTransactions({ startDate: iso(now - 40 * day), endDate: iso(now) });
  expect(await refusal(long)).toMatchObject({ status: 400, name: "INVALID_REQUEST" });
  const { result } = await as.reports.searchTransactions({
    startDate: iso(now - 9 * day),
    endDate: iso(now - 8 * day),
  });
  expect(result.totalItems).toBe(0);
});
