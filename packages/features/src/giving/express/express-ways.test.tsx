import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pretendNoStripe, pretendStripe } from "../testing/pretend-stripe.ts";
import { ExpressFrame, type ExpressPage, ExpressWays } from "./index.ts";

const page: ExpressPage = {
  call: async () => ({}),
  churchId: "grace",
  churchName: "Grace",
  gift: { type: "once", net: 5000, lines: [], coverFee: false },
  known: null,
  needsEmail: true,
  feeLine: "Processing fee",
  total: 5000,
  language: "en",
  accountText: (text) => text,
  mayPay: () => true,
  pay: async () => {},
};

test.each([
  ["a device without a wallet", pretendStripe],
  ["a script that cannot be started", pretendNoStripe],
])("with %s the place stays until somebody uses the page, so that nothing moves by itself", async (_, pretend) => {
  const gateways = [pretend()];
  const { container } = render(
    <>
      <input aria-label="Amount" />
      <ExpressFrame gateways={gateways} gift={page.gift} label="Express payment" divider="Or pay by card">
        <ExpressWays gateways={gateways} page={page} />
      </ExpressFrame>
    </>,
  );
  await waitFor(() => expect(container.querySelector("[data-missing]")).toBeTruthy());
  expect(container.querySelector("[data-gone]")).toBeNull();
  await userEvent.setup().type(screen.getByLabelText("Amount"), "5");
  await waitFor(() => expect(container.querySelector("[data-gone]")).toBeTruthy());
});
