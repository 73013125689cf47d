import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeCheck, makeEntry } from "../testing/make-dashboard.ts";
import { AuditPage } from "./audit-page.tsx";

const checkpoints = {
  checkpoints: 3,
  addedAt: "2026-11-08T15:40:00.000Z",
  head: "the-newest-checkpoint",
  uncovered: 2,
  check: null,
};
const payout = makeEntry({
  id: "entry-2",
  reason: "payout",
  donation: null,
  checkpoint: null,
  lines: [
    { line: "9", account: "provider", fund: null, amount: -40 },
    { line: "10", account: "bank", fund: null, amount: 40 },
  ],
});
const answers = {
  "GET /ledger": { entries: [payout, makeEntry()], next: "page-2" },
  "GET /ledger?*": { entries: [makeEntry({ id: "entry-3" })], next: null },
  "GET /ledger/checkpoints": checkpoints,
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <AuditPage />, path: "/treasury/audit", may: [can.viewDonations], answers }, more);
const rows = () =>
  within(screen.getByRole("table", { name: "Entries" }))
    .getAllByRole("row")
    .slice(1);

describe("the ledger page", () => {
  test("shows each entry with its lines, its gift and its checkpoint", async () => {
    await show();
    await screen.findByText("Payout");
    const [first, second] = rows();
    expect(first?.textContent).toContain("Payment provider balance-$40.00Bank$40.00");
    expect(first?.textContent).toContain("Not locked yet");
    expect(within(first!).queryByRole("link")).toBeNull();
    expect(second?.textContent).toContain("General Fund-$50.00");
    expect(second?.textContent).toContain("Locked, checkpoint 3");
    const link = within(second!).getByRole("link", { name: "$50.00 donation on November 8, 2026" });
    expect(link.getAttribute("href")).toBe("/treasury/donations/gift-1");
  });

  test("filters by day and by gift, and loads more with the server's cursor", async () => {
    const { server, user, address } = await show();
    await screen.findByText("Payout");
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(server.requests.some(({ path }) => path === "/ledger?cursor=page-2")).toBe(true);
    await user.click(screen.getAllByRole("button", { name: "Show only this donation" })[0]!);
    await waitFor(() => expect(address()).toBe("/treasury/audit?gift=gift-1"));
    await waitFor(() => expect(server.requests.some(({ path }) => path === "/ledger?donationId=gift-1")).toBe(true));
    await user.click(screen.getByRole("button", { name: "Show all entries" }));
    await waitFor(() => expect(address()).toBe("/treasury/audit"));
    await user.type(screen.getByLabelText("Recorded from"), "2026-11-01");
    await waitFor(() => expect(server.requests.some(({ path }) => path === "/ledger?from=2026-11-01")).toBe(true));
  });

  test("a check of the hash chain shows its progress and then that the chain is intact", async () => {
    const { server, user } = await show();
    const running = makeCheck({ status: "running", checked: 40, endedAt: null });
    await screen.findByText("the-newest-checkpoint");
    server.answer("POST /ledger/checks", running);
    server.answer("GET /ledger/checkpoints", { ...checkpoints, check: running });
    await user.click(screen.getByRole("button", { name: "Verify ledger" }));
    expect(await screen.findByText("40 of 120 lines verified")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Verifying…" })).toHaveProperty("value", 40);
    server.answer("GET /ledger/checkpoints", { ...checkpoints, check: makeCheck() });
    expect(await screen.findByText("Ledger verified")).toBeTruthy();
    expect(screen.getByText(/120 lines and 3 checkpoints are unchanged/)).toBeTruthy();
  });

  test("a broken chain shows the changed line and a link to the gift", async () => {
    const trouble = { what: "line-changed", where: "8", entryId: "entry-1", donationId: "gift-1" } as const;
    await show({
      answers: { ...answers, "GET /ledger/checkpoints": { ...checkpoints, check: makeCheck({ trouble }) } },
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The ledger was altered");
    expect(alert.textContent).toContain("Line 8 was changed after it was locked.");
    expect(within(alert).getByRole("link", { name: "View donation" }).getAttribute("href")).toBe(
      "/treasury/donations/gift-1",
    );
  });

  test("a failed check and a check that cannot be started show an error", async () => {
    const { server, user } = await show({
      answers: { ...answers, "GET /ledger/checkpoints": { ...checkpoints, check: makeCheck({ status: "failed" }) } },
    });
    expect(await screen.findByText("Verification didn't finish")).toBeTruthy();
    server.answer("POST /ledger/checks", new Response("", { status: 400 }));
    await user.click(screen.getByRole("button", { name: "Verify ledger" }));
    await waitFor(() => expect(screen.getAllByRole("alert").length).toBeGreaterThan(0));
  });

  test("an empty ledger, a filter without results and a failed load each show a message", async () => {
    const none = { entries: [], next: null };
    const { server, user, router } = await show({
      answers: { ...answers, "GET /ledger": new Response("", { status: 400 }), "GET /ledger?*": none },
    });
    await screen.findByText("We couldn't load this");
    server.answer("GET /ledger", none);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No entries yet")).toBeTruthy();
    await router.navigate("/treasury/audit?from=2031-01-01");
    expect(await screen.findByText("No entries match")).toBeTruthy();
  });

  test("G6.04 a caller without permission to view donations is refused, and no ledger is requested", async () => {
    const { server } = await show({ may: [can.viewDonationSummaries, can.editDonations] });
    await screen.findByText("You don't have access to this page");
    expect(server.requests.some(({ path }) => path.startsWith("/ledger"))).toBe(false);
  });
});
