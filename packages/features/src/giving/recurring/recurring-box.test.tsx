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

test("G8.08 a gift with a deleted payment method shows an error in red", async () => {
  const gone = { ...someSubscription, default_payment_method: "pm_gone" };
  await show({ [METHODS]: [someCard], [GIFTS]: { data: [gone] } });
  expect((await screen.findByText("Payment method not found.")).className).toContain("text-danger");
});

test("G8.08 an empty list shows 'No recurring donations found.'", async () => {
  await show({ [METHODS]: [] });
  expect(await screen.findByText("No recurring donations found.")).toBeTruthy();
});

test("G2.18 G9.02 the table shows start date, funds with total, interval and payment method", async () => {
  await show({ [METHODS]: [someCard], [GIFTS]: { data: [someSubscription] } });
  const row = (await screen.findByText("Total: $25.00")).closest("tr");
  for (const text of ["$25.00 to General Fund", "every month", "Visa •••• 4242", "2026"])
    expect(row?.textContent).toContain(text);
});

test("G2.20 saving before the new fee has loaded asks for confirmation, and the displayed total is saved", async () => {
  const covered = { ...someSubscription, plan: { ...someSubscription.plan, amount: 2606 } };
  const { user, server } = await show({
    [METHODS]: [someCard],
    [GIFTS]: { data: [covered] },
    "POST /donate/fee?*": { calculatedFee: 2.7 },
    "POST /subscriptions": [covered],
  });
  const saved = () => server.requests.filter(({ method, path }) => method === "POST" && path === "/subscriptions");
  await user.click(await screen.findByRole("button", { name: "Edit $26.06 recurring donation" }));
  expect(screen.getByText("Total: $26.06")).toBeTruthy();
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "80");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saved()).toEqual([]);
  expect(await screen.findByText("Total: $82.70")).toBeTruthy();
  expect(screen.getByText("With the processing fee, each donation is $82.70. Save again to confirm.")).toBeTruthy();
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByRole("table");
  expect(saved().map(({ body }) => body)).toMatchObject([[{ shownTotal: 82.7, funds: [{ amount: 80 }] }]]);
});

test("G2.19 after an update, the table is shown again with the reloaded list", async () => {
  const { user, server } = await show({
    [METHODS]: [someCard],
    [GIFTS]: { data: [someSubscription] },
    "POST /subscriptions": [someSubscription],
  });
  await user.click(await screen.findByRole("button", { name: "Edit $25.00 recurring donation" }));
  expect(screen.queryByRole("table")).toBeNull();
  server.answer(GIFTS, { data: [{ ...someSubscription, plan: { ...someSubscription.plan, interval: "year" } }] });
  await user.selectOptions(screen.getByLabelText("Frequency"), "one_year");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect((await screen.findByRole("table")).textContent).toContain("every year");
  const sent = server.requests.find(({ method, path }) => method === "POST" && path === "/subscriptions");
  expect(sent?.body).toMatchObject([{ id: "sub", plan: { interval: "year", interval_count: 1 } }]);
});
