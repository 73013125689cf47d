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

describe("the ledger", () => {
  test("shows each entry with its lines, the gift that it is about, and whether it is covered", async () => {
    await show();
    await screen.findByText("Payout to the bank");
    const [first, second] = rows();
    expect(first?.textContent).toContain("At the payment company-$40.00Bank$40.00");
    expect(first?.textContent).toContain("Not sealed yet");
    expect(within(first!).queryByRole("link")).toBeNull();
    expect(second?.textContent).toContain("General Fund-$50.00");
    expect(second?.textContent).toContain("Sealed, no. 3");
    const link = within(second!).getByRole("link", { name: "Gift of $50.00 on November 8, 2026" });
    expect(link.getAttribute("href")).toBe("/treasury/donations/gift-1");
  });

  test("is filtered by day and by gift in the address, and loads more by the server's key", async () => {
    const { server, user, address } = await show();
    await screen.findByText("Payout to the bank");
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(server.heard.some(({ path }) => path === "/ledger?cursor=page-2")).toBe(true);
    await user.click(screen.getAllByRole("button", { name: "Only this gift" })[0]!);
    await waitFor(() => expect(address()).toBe("/treasury/audit?gift=gift-1"));
    await waitFor(() => expect(server.heard.some(({ path }) => path === "/ledger?donationId=gift-1")).toBe(true));
    await user.click(screen.getByRole("button", { name: "Show all entries" }));
    await waitFor(() => expect(address()).toBe("/treasury/audit"));
    await user.type(screen.getByLabelText("Written from"), "2026-11-01");
    await waitFor(() => expect(server.heard.some(({ path }) => path === "/ledger?from=2026-11-01")).toBe(true));
  });

  test("a check of the chain shows how far it has come, and that it is whole", async () => {
    const { server, user } = await show();
    const running = makeCheck({ status: "running", checked: 40, endedAt: null });
    await screen.findByText("the-newest-checkpoint");
    server.answer("POST /ledger/checks", running);
    server.answer("GET /ledger/checkpoints", { ...checkpoints, check: running });
    await user.click(screen.getByRole("button", { name: "Check the chain" }));
    expect(await screen.findByText("40 of 120 lines checked")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Checking…" })).toHaveProperty("value", 40);
    server.answer("GET /ledger/checkpoints", { ...checkpoints, check: makeCheck() });
    expect(await screen.findByText("The chain is whole")).toBeTruthy();
    expect(screen.getByText(/120 lines and 3 seals are as they were written/)).toBeTruthy();
  });

  test("a chain that is broken says where, and leads to the gift", async () => {
    const trouble = { what: "line-changed", where: "8", entryId: "entry-1", donationId: "gift-1" } as const;
    await show({
      answers: { ...answers, "GET /ledger/checkpoints": { ...checkpoints, check: makeCheck({ trouble }) } },
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The chain is broken");
    expect(alert.textContent).toContain("Line 8 is not what it was when it was sealed.");
    expect(within(alert).getByRole("link", { name: "Open the gift" }).getAttribute("href")).toBe(
      "/treasury/donations/gift-1",
    );
  });

  test("a check that could not be finished, and one that could not be started, are told as such", async () => {
    const { server, user } = await show({
      answers: { ...answers, "GET /ledger/checkpoints": { ...checkpoints, check: makeCheck({ status: "failed" }) } },
    });
    expect(await screen.findByText("The check could not be finished")).toBeTruthy();
    server.answer("POST /ledger/checks", new Response("", { status: 400 }));
    await user.click(screen.getByRole("button", { name: "Check the chain" }));
    await waitFor(() => expect(screen.getAllByRole("alert").length).toBeGreaterThan(0));
  });

  test("an empty ledger, one where nothing matches, and one that cannot be read each say so", async () => {
    const none = { entries: [], next: null };
    const { server, user, router } = await show({
      answers: { ...answers, "GET /ledger": new Response("", { status: 400 }), "GET /ledger?*": none },
    });
    await screen.findByText("This could not be loaded");
    server.answer("GET /ledger", none);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("The ledger is empty")).toBeTruthy();
    await router.navigate("/treasury/audit?from=2031-01-01");
    expect(await screen.findByText("No entries match")).toBeTruthy();
  });

  test("G6.04 who may not see gifts sees no ledger, and nothing is asked", async () => {
    const { server } = await show({ may: [can.viewDonationSummaries, can.editDonations] });
    await screen.findByText("You do not have permission to see this");
    expect(server.heard.some(({ path }) => path.startsWith("/ledger"))).toBe(false);
  });
});
