import { pretendServer, type ServerAnswers } from "@offertory/api-client/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/index.ts";
import { someCard, someFunds, someDonor, someSubscription } from "../testing/some-giving.ts";
import { RecurringBox } from "./recurring-box.tsx";

const show = async <Address extends string>(answers: ServerAnswers<Address>) => {
  const server = pretendServer(answers);
  const shown = await renderScreen(
    <RecurringBox churchId={someDonor.churchId} personId={someDonor.personId} funds={someFunds} />,
  );
  return { server, ...shown };
};
const METHODS = "GET /paymentmethods/personid/*";
const GIFTS = "GET /customers/*/subscriptions";

test("G8.08 a gift whose payment method is gone says so in red", async () => {
  const gone = { ...someSubscription, default_payment_method: "pm_gone" };
  await show({ [METHODS]: [someCard], [GIFTS]: { data: [gone] } });
  expect((await screen.findByText("Payment method not found.")).className).toContain("text-danger");
});

test("G8.08 without any, it says that none were found", async () => {
  await show({ [METHODS]: [] });
  expect(await screen.findByText("No recurring donations found.")).toBeTruthy();
});

test("G2.18 G9.02 the table shows start, funds with total, interval and method", async () => {
  await show({ [METHODS]: [someCard], [GIFTS]: { data: [someSubscription] } });
  const row = (await screen.findByText("Total $25.00")).closest("tr");
  for (const text of ["$25.00 to General Fund", "every month", "Visa ···· 4242", "2026"])
    expect(row?.textContent).toContain(text);
});

test("G2.20 a recurring gift with its fee is saved as it was shown: who saves too early is asked once more", async () => {
  const covered = { ...someSubscription, plan: { ...someSubscription.plan, amount: 2606 } };
  const { user, server } = await show({
    [METHODS]: [someCard],
    [GIFTS]: { data: [covered] },
    "POST /donate/fee?*": { calculatedFee: 2.7 },
    "POST /subscriptions": [covered],
  });
  const saved = () => server.heard.filter(({ method, path }) => method === "POST" && path === "/subscriptions");
  await user.click(await screen.findByRole("button", { name: "Edit the recurring donation of $26.06" }));
  expect(screen.getByText("Total $26.06")).toBeTruthy();
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "80");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saved()).toEqual([]);
  expect(await screen.findByText("Total $82.70")).toBeTruthy();
  expect(screen.getByText("With the fee, each gift comes to $82.70. Save once more to confirm.")).toBeTruthy();
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByRole("table");
  expect(saved().map(({ body }) => body)).toMatchObject([[{ shownTotal: 82.7, funds: [{ amount: 80 }] }]]);
});

test("G2.19 after an update the list is read again and the table is back", async () => {
  const { user, server } = await show({
    [METHODS]: [someCard],
    [GIFTS]: { data: [someSubscription] },
    "POST /subscriptions": [someSubscription],
  });
  await user.click(await screen.findByRole("button", { name: "Edit the recurring donation of $25.00" }));
  expect(screen.queryByRole("table")).toBeNull();
  server.answer(GIFTS, { data: [{ ...someSubscription, plan: { ...someSubscription.plan, interval: "year" } }] });
  await user.selectOptions(screen.getByLabelText("Frequency"), "one_year");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect((await screen.findByRole("table")).textContent).toContain("every year");
  const sent = server.heard.find(({ method, path }) => method === "POST" && path === "/subscriptions");
  expect(sent?.body).toMatchObject([{ id: "sub", plan: { interval: "year", interval_count: 1 } }]);
});
