import { can } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { makePerson } from "../../people/testing/make-person.ts";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeBatch, makeFund, makeGift } from "../testing/make-gift.ts";
import { BatchPage } from "./batch-page.tsx";

const ruth = makePerson({ id: "ruth", first: "Ruth", last: "Boaz" });
const check = makeGift({ provider: null, method: "check", methodDetails: "7" });
const answers = {
  "GET /batches/batch-1": makeBatch({ donationCount: 2, totalAmount: 130.5 }),
  "GET /donations/list?*": { donations: [], next: null },
  "GET /funds": [makeFund(), makeFund({ id: "missions", name: "Missions" })],
  "GET /people/search?*": [ruth],
  "POST /donations": check,
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <BatchPage />,
      path: "/treasury/batches/:id",
      at: "/treasury/batches/batch-1",
      may: [can.viewDonations, can.editDonations],
      answers,
    },
    more,
  );

describe("the batch page", () => {
  test("G1.05 a gift can be entered with the keyboard alone, and the focus returns to the donor field", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("combobox", { name: "Donor" }));
    await user.keyboard("ruth");
    await screen.findByRole("option", { name: /Ruth Boaz/ });
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Amount" }));
    await user.keyboard("50{Tab}{Tab}{Tab}7{Enter}");
    await screen.findByText("Saved $50.00 from Ruth Boaz.");
    expect(lastBody(server, "POST", /^\/donations$/)).toEqual({
      batchId: "batch-1",
      personId: "ruth",
      donationDate: "2026-11-08",
      method: "check",
      methodDetails: "7",
      notes: "",
      funds: [{ id: "general", amount: 50 }],
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Donor" })));
    expect(screen.getByRole("textbox", { name: "Amount" })).toHaveProperty("value", "");
  });

  test("shows the number and the total of the batch's gifts", async () => {
    await show();
    expect(await screen.findByText("2 donations")).toBeTruthy();
    expect(screen.getByText("$130.50")).toBeTruthy();
  });

  test("shows the expected total and how much is left to enter", async () => {
    const expected = (expectedTotal: number) => ({
      ...answers,
      "GET /batches/batch-1": makeBatch({ donationCount: 2, totalAmount: 130.5, expectedTotal }),
    });
    for (const [total, text] of [
      [150, "$19.50 left to enter"],
      [130.5, "Matches the expected total"],
      [100, "$30.50 over the expected total"],
    ] as const) {
      await show({ answers: expected(total) });
      expect(await screen.findByText(text)).toBeTruthy();
      document.body.replaceChildren();
    }
  });

  test("the name and the expected total can be edited, and closing a batch that differs says so", async () => {
    const batch = makeBatch({ donationCount: 2, totalAmount: 130.5 });
    const changed = { ...batch, expectedTotal: 150 };
    const { server, user } = await show({
      answers: { ...answers, "GET /batches/batch-1": batch, "PATCH /batches/batch-1": changed },
    });
    await user.click(await screen.findByRole("button", { name: "Edit batch" }));
    const field = await screen.findByRole("textbox", { name: "Expected total" });
    await user.type(field, "0");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Enter an amount.")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "150");
    server.answer("GET /batches/batch-1", changed);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("$19.50 left to enter")).toBeTruthy();
    expect(lastBody(server, "PATCH", /^\/batches/)).toMatchObject({ name: "Sunday offering", expectedTotal: 150 });
    await user.click(screen.getByRole("button", { name: "Close batch" }));
    expect((await screen.findByRole("alertdialog")).textContent).toContain("$130.50 of $150.00 entered.");
  });

  test("a donor name that was typed but not chosen from the list is refused", async () => {
    const { server, user } = await show({ answers: { ...answers, "GET /people/search?*": [] } });
    await user.type(await screen.findByRole("combobox", { name: "Donor" }), "zzz");
    await user.type(screen.getByRole("textbox", { name: "Amount" }), "5{Enter}");
    expect(await screen.findByText("Choose a person from the list, or leave blank.")).toBeTruthy();
    expect(lastBody(server, "POST", /^\/donations$/)).toBeUndefined();
  });

  test("a refusal by the server is shown, and the typed amount stays", async () => {
    const refusal = new Response(JSON.stringify({ code: "batch-closed", errors: ["x"] }), { status: 409 });
    const { user } = await show({ answers: { ...answers, "POST /donations": refusal } });
    await user.type(await screen.findByRole("textbox", { name: "Amount" }), "5{Enter}");
    expect(await screen.findByText("This batch is closed. Reopen it or choose another.")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Amount" })).toHaveProperty("value", "5");
  });

  test("a closed batch, an online batch and a caller without edit permission get no entry form", async () => {
    for (const [batch, may] of [
      [makeBatch({ closed: true }), [can.viewDonations, can.editDonations]],
      [makeBatch({ online: true }), [can.viewDonations, can.editDonations]],
      [makeBatch(), [can.viewDonations]],
    ] as const) {
      await show({ answers: { ...answers, "GET /batches/batch-1": batch }, may });
      await screen.findAllByText("No donations in this batch yet");
      expect(screen.queryByRole("combobox", { name: "Donor" })).toBeNull();
      document.body.replaceChildren();
    }
  });
});
