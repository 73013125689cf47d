import { can, type Dispute, type DonationTimeline, type KeptRefund, type Refund } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeBatch, makeFund, makeGift } from "../testing/make-gift.ts";
import { DonationPage } from "./donation-page.tsx";

const dispute: Dispute = {
  id: "d1",
  donationId: "gift-1",
  personId: "ruth",
  gatewayId: "gateway-1",
  providerId: "dp_1",
  status: "open",
  reason: "product_not_received",
  amount: 50,
  fee: 15,
  donationAmount: 50,
  donationDate: "2026-11-08",
  dueAt: "2026-11-20T00:00:00.000Z",
  openedAt: "2026-11-10T00:00:00.000Z",
  closedAt: null,
};
const timeline: DonationTimeline = {
  events: [
    { kind: "paid", at: "2026-11-08T15:00:00.000Z", amount: 50, by: null },
    { kind: "fee", at: "2026-11-08T15:00:01.000Z", amount: -1.75, by: null },
    { kind: "receipt-resent", at: "2026-11-09T09:00:00.000Z", amount: null, by: { id: "tess", name: "Tess Ledger" } },
  ],
  net: 48.25,
  transactionId: "ch_123",
  mayResend: true,
};
const answers = {
  "GET /donations/gift-1": makeGift(),
  "GET /batches/batch-1": makeBatch(),
  "GET /disputes": [],
  "GET /donations/gift-1/refunds": [],
  "GET /donations/gift-1/timeline": timeline,
  "GET /funds": [makeFund()],
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <DonationPage />,
      path: "/treasury/donations/:id",
      at: "/treasury/donations/gift-1",
      may: [can.viewDonations, can.editDonations],
      answers,
    },
    more,
  );

describe("the donation page", () => {
  test("a refund asks for a confirmation that names the amount and the donor", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("radio", { name: "Partial amount" }));
    await user.type(within(dialog).getByRole("textbox", { name: "Amount" }), "12.5");
    await user.click(within(dialog).getByRole("button", { name: "Continue" }));
    const question = await screen.findByRole("alertdialog", { name: "Refund $12.50 to Ruth Boaz?" });
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
    server.answer("POST /donations/gift-1/refund", {
      id: "r1",
      donationId: "gift-1",
      amount: 12.5,
      status: "processing",
    });
    await user.click(within(question).getByRole("button", { name: "Refund $12.50" }));
    expect(await screen.findByText("$12.50 refund to Ruth Boaz is processing.")).toBeTruthy();
    expect(lastBody(server, "POST", /refund/)).toEqual({ amount: 12.5 });
  });

  test("a refund that the provider did not accept shows an error", async () => {
    const failed: Refund = { id: "r1", donationId: "gift-1", amount: 50, status: "failed" };
    const { user } = await show({ answers: { ...answers, "POST /donations/gift-1/refund": failed } });
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(await screen.findByRole("button", { name: "Refund $50.00" }));
    expect(await screen.findByText(/declined the refund/)).toBeTruthy();
  });

  test("refunds are listed with their amounts by fund, state, author and reason", async () => {
    const refund: KeptRefund = {
      id: "r1",
      donationId: "gift-1",
      amount: 20,
      status: "succeeded",
      at: "2026-11-09T15:00:00.000Z",
      by: { id: "tess", name: "Tess Ledger" },
      note: "Given twice",
      failure: "",
      funds: [
        { id: "general", name: "General Fund", amount: 19.5 },
        { id: null, name: "", amount: 0.5 },
      ],
    };
    const failed: KeptRefund = {
      ...refund,
      id: "r2",
      status: "failed",
      by: null,
      note: "",
      failure: "The bank said no.",
      funds: [],
    };
    await show({ answers: { ...answers, "GET /donations/gift-1/refunds": [failed, refund] } });
    const box = await screen.findByRole("region", { name: "Refunds" });
    const [first, second] = within(box).getAllByRole("listitem");
    expect(first?.textContent).toContain("in the payment provider's dashboard");
    expect(first?.textContent).toContain("The bank said no.");
    expect(second?.textContent).toContain("Refunded$20.00");
    expect(second?.textContent).toContain("by Tess Ledger");
    expect(second?.textContent).toContain("General Fund$19.50");
    expect(second?.textContent).toContain("Fee covered by donor$0.50");
    expect(second?.textContent).toContain("Reason: Given twice");
  });

  test("the timeline, the net amount and the payment id are shown, and the id can be copied", async () => {
    const { user } = await show();
    const box = await screen.findByRole("region", { name: "Timeline" });
    const [paid, fee, receipt] = await within(box).findAllByRole("listitem");
    expect(paid?.textContent).toContain("Paid$50.00");
    expect(fee?.textContent).toContain("Processing fee-$1.75");
    expect(receipt?.textContent).toContain("by Tess Ledger");
    expect(screen.getByText("$48.25")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Copy payment ID" }));
    expect(await screen.findByText("Payment ID copied.")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("ch_123");
  });

  test("the receipt is sent again to the donor, and a refusal is shown", async () => {
    const { server, user } = await show();
    server.answer("POST /donations/gift-1/receipt", { sent: true });
    await user.click(await screen.findByRole("button", { name: "Resend receipt" }));
    expect(await screen.findByText("Receipt emailed to Ruth Boaz.")).toBeTruthy();
    server.answer(
      "POST /donations/gift-1/receipt",
      Response.json({ code: "too-many-tries", message: "Too many" }, { status: 429 }),
    );
    await user.click(screen.getByRole("button", { name: "Resend receipt" }));
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  });

  test("a disputed gift shows its dispute and offers no refund", async () => {
    const disputed = makeGift({ status: "disputed" });
    await show({ answers: { ...answers, "GET /donations/gift-1": disputed, "GET /disputes": [dispute] } });
    expect(await screen.findByText("Disputed")).toBeTruthy();
    expect(await screen.findByText("Under review")).toBeTruthy();
    expect(screen.getByText("dp_1")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  });

  test("a check can be voided after a confirmation, but not refunded", async () => {
    const check = makeGift({ provider: null, method: "check", methodDetails: "1042", providerFee: null });
    const recorded = { ...answers, "GET /donations/gift-1": check, "DELETE /donations/gift-1": check };
    const { user, server } = await show({ answers: recorded });
    await user.click(await screen.findByRole("button", { name: "Void" }));
    await user.click(await screen.findByRole("button", { name: "Void donation" }));
    await screen.findByText("$50.00 donation from Ruth Boaz voided.");
    expect(server.requests.some(({ method }) => method === "DELETE")).toBe(true);
    expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  });

  test("a check in a closed batch can be neither corrected nor voided, and the page explains why", async () => {
    const check = makeGift({ provider: null, method: "check", providerFee: null });
    const closed = { "GET /donations/gift-1": check, "GET /batches/batch-1": makeBatch({ closed: true }) };
    await show({ answers: { ...answers, ...closed } });
    await screen.findByText("This donation is in a closed batch. Reopen the batch to edit it.");
    expect(screen.queryByRole("button", { name: /Correct|Void/ })).toBeNull();
  });

  test("G6.04 a caller with only view permission gets no buttons to refund, correct or void", async () => {
    await show({ may: [can.viewDonations] });
    await screen.findByRole("heading", { name: "$50.00 from Ruth Boaz" });
    expect(screen.queryByRole("button", { name: /Refund|Correct|Void|Resend/ })).toBeNull();
  });
});
