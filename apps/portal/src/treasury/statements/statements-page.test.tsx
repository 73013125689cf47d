import { type CallAnswer, can, type readStatementRun, type StatementRun } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { StatementsPage } from "./statements-page.tsx";

const run: StatementRun = {
  id: "run",
  year: 2025,
  status: "done",
  emails: 5,
  sent: 2,
  waiting: 0,
  failed: 2,
  unsure: 1,
  skipped: 0,
  stalled: false,
  resumesAt: null,
  startedAt: "2026-01-05T15:00:00.000Z",
  endedAt: "2026-01-05T15:01:00.000Z",
};
const problems: CallAnswer<typeof readStatementRun>["problems"] = [
  {
    personId: "p1",
    name: "Ann Able",
    email: "ann@example",
    state: "failed",
    reason: "refused",
    detail: "550 No such user",
  },
  { personId: "p2", name: "Ben Baker", email: "ben@example.org", state: "unsure", reason: "interrupted", detail: "" },
];
const donor = { personId: "p1", name: "Ann Able", email: "ann@example.org", gifts: 3, amount: 120, mailed: false };
const year = {
  years: [2025, 2024],
  donors: 3,
  amount: 520,
  withEmail: 2,
  withoutEmail: 1,
  mailed: 0,
  allDonations: 520,
  differences: { anonymous: 0, ofRemovedPeople: 0, belowZero: 0, afterToday: 0 },
};
const settings = {
  legalName: "",
  taxId: "",
  language: "en",
  wording: {},
  churchName: "Grace Church",
  address: [],
  usualWording: { en: "No goods or services.", de: "Keine Gegenleistung." },
};
const answers = {
  "GET /statements/years/2025": year,
  "GET /statements/runs?*": [],
  "GET /statements/donors?*": { donors: [donor], next: null },
  "GET /statements/settings": settings,
};
const ALL = [can.viewDonations, can.editDonations, can.editGivingSettings];
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <StatementsPage />,
      path: "/treasury/statements",
      at: "/treasury/statements?year=2025",
      may: ALL,
      answers,
    },
    more,
  );

describe("the statements page", () => {
  test("asks for confirmation before emails are sent, with their number and the missing tax ID", async () => {
    const { user, server } = await show();
    await user.click(await screen.findByRole("button", { name: "Email 2 statements" }));
    const question = await screen.findByRole("alertdialog", { name: "Email 2 statements for 2025?" });
    expect(await within(question).findByText("Your statements don't have a tax ID yet.")).toBeTruthy();
    expect(within(question).getByText(/on behalf of Grace Church/)).toBeTruthy();
    server.answer("POST /statements/runs", { ...run, status: "running", sent: 0, failed: 0, unsure: 0, waiting: 5 });
    await user.click(within(question).getByRole("button", { name: "Email 2 statements" }));
    await screen.findByText("Sending statements…");
    expect(lastBody(server, "POST", /statements\/runs$/)).toEqual({ year: 2025, again: false });
  });

  test("a running mailing shows its progress and can be stopped", async () => {
    const under: StatementRun = { ...run, status: "running", sent: 1, failed: 0, unsure: 0, waiting: 4, stalled: true };
    const { user, server } = await show({ answers: { ...answers, "GET /statements/runs?*": [under] } });
    expect(await screen.findByText("1 of 5 sent")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Sending progress" })).toBeTruthy();
    expect(screen.getByText(/The mail server isn't responding/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Email / })).toBeNull();
    server.answer("POST /statements/runs/run/cancel", { ...under, status: "cancelled" });
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    const question = await screen.findByRole("alertdialog", { name: "Stop sending these statements?" });
    expect(question.textContent).toContain("4 emails");
    await user.click(within(question).getByRole("button", { name: "Stop sending" }));
    expect(await screen.findByText("Sending stopped.")).toBeTruthy();
  });

  test("a mailing that reached the daily limit shows when it continues", async () => {
    const waits: StatementRun = {
      ...run,
      status: "running",
      sent: 1,
      waiting: 4,
      resumesAt: "2026-01-06T00:00:00.000Z",
    };
    await show({
      answers: {
        ...answers,
        "GET /statements/runs?*": [waits],
        "GET /statements/runs/run": { ...waits, problems: [] },
      },
    });
    expect(
      await screen.findByText(/reached its daily email limit. The rest will be sent from Jan 6, 2026/),
    ).toBeTruthy();
  });

  test("failed emails are listed with their reason and can be retried, uncertain ones only after a confirmation", async () => {
    const { user, server } = await show({
      answers: { ...answers, "GET /statements/runs?*": [run], "GET /statements/runs/run": { ...run, problems } },
    });
    expect(await screen.findByText("Rejected by the mail server")).toBeTruthy();
    expect(screen.getByText("550 No such user")).toBeTruthy();
    expect(screen.getByText(/It may have been delivered/)).toBeTruthy();
    server.answer("POST /statements/runs/run/retry", { ...run, status: "running" });
    await user.click(screen.getByRole("button", { name: "Retry 2" }));
    await waitFor(() => expect(lastBody(server, "POST", /retry$/)).toEqual({ unsure: false }));
    await user.click(await screen.findByRole("button", { name: "Resend 1 unconfirmed email" }));
    const question = await screen.findByRole("alertdialog", { name: "Resend unconfirmed emails?" });
    await user.click(within(question).getByRole("button", { name: "Resend" }));
    await waitFor(() => expect(lastBody(server, "POST", /retry$/)).toEqual({ unsure: true }));
  });

  test("the wording can be set for each language, with the default text as placeholder", async () => {
    const { user, server } = await show();
    await user.click(await screen.findByRole("button", { name: "Statement settings" }));
    const dialog = await screen.findByRole("dialog", { name: "Statement settings" });
    await user.type(await within(dialog).findByLabelText("Tax ID"), "12-3456789");
    await user.selectOptions(within(dialog).getByLabelText("Tax wording language"), "de");
    const wording = within(dialog).getByLabelText("Tax wording");
    expect(wording.getAttribute("placeholder")).toBe("Keine Gegenleistung.");
    await user.type(wording, "Danke.");
    server.answer("POST /statements/settings", { ...settings, taxId: "12-3456789" });
    await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await screen.findByText("Statement settings saved.");
    expect(lastBody(server, "POST", /settings$/)).toMatchObject({ taxId: "12-3456789", wording: { de: "Danke." } });
  });

  test("a total that differs from the overview is explained with amounts that add up", async () => {
    const sums = {
      ...year,
      allDonations: 731.5,
      differences: { anonymous: 240, ofRemovedPeople: 0, belowZero: -3.5, afterToday: -25 },
    };
    await show({ answers: { ...answers, "GET /statements/years/2025": sums } });
    const box = await screen.findByRole("region", { name: "All 2025 donations" });
    expect(
      within(box)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "On statements",
      "Anonymous donations, such as loose cash",
      "Donors with more refunded than given",
      "Donations dated after today",
      "Total on the overview",
    ]);
    expect(
      within(box)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(["$520.00", "$240.00", "-$3.50", "-$25.00", "$731.50"]);
  });

  test("a total that equals the overview needs no explanation", async () => {
    await show();
    await screen.findByText("$520.00");
    expect(screen.queryByRole("region", { name: "All 2025 donations" })).toBeNull();
  });

  test("a year with only anonymous gifts has no statements, and says where the money is", async () => {
    const sums = {
      ...year,
      donors: 0,
      amount: 0,
      allDonations: 60,
      differences: { ...year.differences, anonymous: 60 },
    };
    await show({ answers: { ...answers, "GET /statements/years/2025": sums } });
    expect(await screen.findByText("No statements for 2025")).toBeTruthy();
    expect((await screen.findByRole("region", { name: "All 2025 donations" })).textContent).toContain("$60.00");
  });

  test("a year without gifts shows a message", async () => {
    const none = { ...answers, "GET /statements/years/2025": { ...year, donors: 0, withEmail: 0, withoutEmail: 0 } };
    await show({ answers: none });
    expect(await screen.findByText("No statements for 2025")).toBeTruthy();
  });

  test("a year that failed to load can be loaded again", async () => {
    const failing = { ...answers, "GET /statements/years/2025": new Response("", { status: 400 }) };
    const { user, server } = await show({ answers: failing });
    await screen.findByText("We couldn't load this");
    server.answer("GET /statements/years/2025", year);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("$520.00")).toBeTruthy();
  });

  test("a caller with only view permission can neither send statements nor change their settings", async () => {
    await show({ may: [can.viewDonations] });
    expect(await screen.findByText("Only people who can edit donations can email statements.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Email / })).toBeNull();
    expect(screen.queryByRole("button", { name: "Statement settings" })).toBeNull();
  });

  test("a caller without permission to view donations is refused, and no statements are requested", async () => {
    const { server } = await show({ may: [can.viewDonationSummaries] });
    await screen.findByText("You don't have access to this page");
    expect(server.requests.some(({ path }) => path.startsWith("/statements"))).toBe(false);
  });
});
