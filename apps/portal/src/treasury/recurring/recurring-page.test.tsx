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
  "GET /subscriptions/counts": { active: 1, failing: 1, ended: 0 },
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

describe("the page of recurring gifts", () => {
  test("shows who gives how much and how often, and leads to the donor", async () => {
    await show();
    const link = await screen.findByRole("link", { name: "Ruth Boaz" });
    expect(link.getAttribute("href")).toBe("/people/ruth");
    const row = screen.getAllByRole("row")[1];
    expect(row?.textContent).toContain("$25.00every month");
    expect(row?.textContent).toContain("Dec 8, 2026");
  });

  test("a failing one says why, how often it was tried, what was mailed, and when it is tried again", async () => {
    const { user, address } = await show();
    await user.click(await screen.findByRole("tab", { name: "Failing 1" }));
    await waitFor(() => expect(address()).toBe("/treasury/recurring?state=failing"));
    const row = (await screen.findAllByRole("row"))[1];
    for (const words of [
      "The card has expired",
      "Tried 2 times",
      "Donor mailed 2 times, last on Nov 5, 2026",
      "Next try on Nov 12, 2026",
    ])
      expect(row?.textContent).toContain(words);
  });

  test("one is ended after a question that names it, whose safe answer has the focus", async () => {
    const { user, server } = await show({
      answers: { ...answers, "DELETE /subscriptions/recurring-1": { ended: true } },
    });
    const [button] = await screen.findAllByRole("button", { name: "End the recurring gift of Ruth Boaz" });
    await user.click(button!);
    const question = await screen.findByRole("alertdialog", { name: "End the gift of $25.00 from Ruth Boaz?" });
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep it"));
    expect(server.heard.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(question).getByRole("button", { name: "End recurring gift" }));
    await screen.findByText("The recurring gift of $25.00 from Ruth Boaz has ended.");
    expect(server.heard.some(({ method }) => method === "DELETE")).toBe(true);
  });

  test("G6.04 who may only look ends nothing, and who may not look is told so", async () => {
    await show({ may: [can.viewDonations] });
    await screen.findByRole("link", { name: "Ruth Boaz" });
    expect(screen.queryByRole("button", { name: /^End/ })).toBeNull();
    document.body.replaceChildren();
    const { server } = await show({ may: [can.viewDonationSummaries] });
    await screen.findByText("You do not have permission to see this");
    expect(server.heard.some(({ path }) => path.startsWith("/subscriptions"))).toBe(false);
  });

  test("no failing ones is good news, and a list that cannot be read offers to try again", async () => {
    const none = { recurring: [], next: null };
    const empty = { ...answers, "GET /subscriptions/list?state=failing": none };
    await show({ at: "/treasury/recurring?state=failing", answers: empty });
    expect(await screen.findByText("Nothing is failing")).toBeTruthy();
    document.body.replaceChildren();
    const failing = { ...answers, "GET /subscriptions/list?state=active": new Response("", { status: 400 }) };
    await show({ answers: failing });
    expect(await screen.findByText("This could not be loaded")).toBeTruthy();
  });
});
