import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeRecurring } from "../testing/make-gift.ts";
import { RecurringPage } from "./recurring-page.tsx";

const trouble = {
  reason: "expired" as const,
  tries: 2,
  mails: 2,
  lastMailAt: "2026-11-05T12:00:00.000Z",
  nextTry: "2026-11-12",
};
const answers = {
  "GET /subscriptions/counts": { active: 1, failing: 1, ended: 0, monthly: 1250.5 },
  "GET /subscriptions/list?state=active": { recurring: [makeRecurring()], next: null },
  "GET /subscriptions/list?state=failing": {
    recurring: [makeRecurring({ state: "failing", nextDay: null, trouble })],
    next: null,
  },
  "GET /subscriptions/list?state=ended": { recurring: [], next: null },
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <RecurringPage />,
      path: "/treasury/recurring",
      may: [can.viewDonations, can.editDonations],
      answers,
    },
    more,
  );

describe("the recurring gifts page", () => {
  test("shows what all recurring gifts give in a month", async () => {
    await show();
    expect(await screen.findByText("$1,250.50 per month")).toBeTruthy();
  });

  test("shows the donor with a link, the amount and the frequency", async () => {
    await show();
    const link = await screen.findByRole("link", { name: "Ruth Boaz" });
    expect(link.getAttribute("href")).toBe("/people/ruth");
    const row = screen.getAllByRole("row")[1];
    expect(row?.textContent).toContain("$25.00every month");
    expect(row?.textContent).toContain("Dec 8, 2026");
  });

  test("a failing gift shows the reason, its attempts and emails, and the next attempt", async () => {
    const { user, address } = await show();
    await user.click(await screen.findByRole("tab", { name: "Past due 1" }));
    await waitFor(() => expect(address()).toBe("/treasury/recurring?state=failing"));
    const row = (await screen.findAllByRole("row"))[1];
    for (const words of [
      "The card has expired",
      "2 attempts",
      "Donor emailed 2 times, last on Nov 5, 2026",
      "Next attempt on Nov 12, 2026",
    ])
      expect(row?.textContent).toContain(words);
  });

  test("a recurring gift is ended after a confirmation that names it and focuses the safe button", async () => {
    const { user, server } = await show({
      answers: { ...answers, "DELETE /subscriptions/recurring-1": { ended: true } },
    });
    const [button] = await screen.findAllByRole("button", { name: "Stop Ruth Boaz's recurring donation" });
    await user.click(button!);
    const question = await screen.findByRole("alertdialog", {
      name: "Stop the $25.00 recurring donation from Ruth Boaz?",
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep recurring donation"));
    expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(question).getByRole("button", { name: "Stop recurring donation" }));
    await screen.findByText("$25.00 recurring donation from Ruth Boaz stopped.");
    expect(server.requests.some(({ method }) => method === "DELETE")).toBe(true);
  });

  test("G6.04 a caller with only view permission cannot end a gift, and a caller without it is refused", async () => {
    await show({ may: [can.viewDonations] });
    await screen.findByRole("link", { name: "Ruth Boaz" });
    expect(screen.queryByRole("button", { name: /^End/ })).toBeNull();
    document.body.replaceChildren();
    const { server } = await show({ may: [can.viewDonationSummaries] });
    await screen.findByText("You don't have access to this page");
    expect(server.requests.some(({ path }) => path.startsWith("/subscriptions"))).toBe(false);
  });

  test("an empty list of failing gifts and a failed load each show a message", async () => {
    const none = { recurring: [], next: null };
    const empty = { ...answers, "GET /subscriptions/list?state=failing": none };
    await show({ at: "/treasury/recurring?state=failing", answers: empty });
    expect(await screen.findByText("No failed payments")).toBeTruthy();
    document.body.replaceChildren();
    const failing = { ...answers, "GET /subscriptions/list?state=active": new Response("", { status: 400 }) };
    await show({ answers: failing });
    expect(await screen.findByText("We couldn't load this")).toBeTruthy();
  });
});
