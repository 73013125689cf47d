import { openVisitorCall } from "@offertory/giving-client/calls";
import type { PaymentSource } from "@offertory/giving-client/card-entry";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type PayPalResponses, pretendPayPal } from "../testing/pretend-paypal.ts";
import type { ExpressPage, ExpressPayment } from "./express-gift.ts";
import { ExpressWays } from "./express-ways.tsx";

afterEach(() => vi.unstubAllGlobals());

const CLOSED = "closed PayPal";

/** Draws PayPal's and Venmo's buttons on a page with a gift of $50, and collects what the page gets. */
async function show(responses: PayPalResponses, changes: Partial<ExpressPage> = {}) {
  const paypal = pretendPayPal(responses);
  const capabilities = { ...paypal.capabilities, fundingSources: ["paypal" as const, "venmo" as const] };
  const gateway = { ...paypal, capabilities };
  const orders: unknown[] = [];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    if (url.endsWith("/client-token")) return Response.json({ clientToken: "token" });
    orders.push(JSON.parse(body));
    return Response.json({ id: `order-${orders.length}` });
  });
  const sources: (PaymentSource | null | Error)[] = [];
  const page: ExpressPage = {
    call: openVisitorCall(""),
    churchId: "grace",
    churchName: "Grace",
    gift: { type: "once", net: 50_00, lines: [], coverFee: false },
    known: null,
    needsEmail: true,
    feeLine: "",
    total: 50_00,
    language: "en",
    accountText: (text, { name, total }) => [text, name, text === "total" ? total : ""].join(" ").trim(),
    mayPay: () => true,
    async pay({ total, makePaymentSource }: ExpressPayment) {
      const gift = { amount: total / 100, funds: [], provider: "paypal", gatewayId: gateway.id };
      const holder = { name: "", email: "" };
      sources.push(await makePaymentSource({ gift, holder }).catch((error: Error) => error));
    },
    ...changes,
  };
  render(
    <Suspense>
      <ExpressWays gateways={[gateway]} page={page} />
    </Suspense>,
  );
  const find = async (name: string) => {
    await waitFor(() => expect(document.querySelector(name)).toBeTruthy());
    const found = document.querySelector(name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  return { orders, sources, press: async (name = "paypal-button") => fireEvent.click(await find(name)) };
}

test.each(["paypal", "venmo"])(
  "a gift from a %s account is paid by the order that its donor approved",
  async (name) => {
    const { orders, sources, press } = await show({});
    await press(`${name}-button`);
    await waitFor(() => expect(sources).toEqual([{ id: "order-1", type: "paypal" }]));
    expect(orders).toMatchObject([{ amount: 50, fundingSource: name }]);
    expect(screen.getByRole("status").textContent).toBe("");
  },
);

test("nothing is given before the donor has approved it in the window", async () => {
  const { sources, press } = await show({ inWindow: () => {} });
  await press();
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("waiting PayPal"));
  expect(sources).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "cancel PayPal" }));
  await waitFor(() => expect(sources).toEqual([null]));
  expect(screen.getByRole("status").textContent).toBe(CLOSED);
});

test("a closed window gives nothing, and a broken one is a failure that charges nothing", async () => {
  const ends = [
    (events: { onCancel(): void }) => events.onCancel(),
    (events: { onError(error: unknown): void }) => events.onError(new Error("broken")),
  ];
  const { sources, press } = await show({ inWindow: (events) => ends.shift()?.(events) });
  await press();
  await waitFor(() => expect(sources).toEqual([null]));
  expect(screen.getByRole("status").textContent).toBe(CLOSED);
  await press();
  await waitFor(() => expect(sources).toHaveLength(2));
  expect(sources[1]).toMatchObject({ failure: "account-failed" });
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a blocked popup opens the window in the page instead", async () => {
  const modes: string[] = [];
  const { sources, press } = await show({
    open: (mode) => {
      modes.push(mode);
      if (mode === "auto") throw Object.assign(new Error("blocked"), { isRecoverable: true });
    },
  });
  await press();
  await waitFor(() => expect(sources).toEqual([{ id: "order-1", type: "paypal" }]));
  expect(modes).toEqual(["auto", "modal"]);
});

test("a gift that cannot be paid opens no window", async () => {
  const opened = vi.fn<() => void>();
  const { press } = await show({ open: opened }, { mayPay: () => false });
  await press();
  expect(opened).not.toHaveBeenCalled();
});

test("a gift that the page does not make, because another one is not finished, gets no order", async () => {
  const pay = vi.fn<() => Promise<void>>(async () => {});
  const { orders, press } = await show({}, { pay });
  await press();
  await waitFor(() => expect(pay).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
  expect(orders).toEqual([]);
});

test.each<PayPalResponses>([{ eligible: false }, { start: () => Promise.reject(new Error("no script")) }])(
  "accounts that the church cannot take, or whose script does not start, leave their place: %o",
  async (responses) => {
    await show(responses);
    await waitFor(() => expect(document.querySelector("[data-missing]")).toBeTruthy());
    expect(document.querySelector("paypal-button")).toBeNull();
  },
);

test("the line below the buttons says a total that differs from that of a card", async () => {
  const { press } = await show({ inWindow: () => {} }, { total: 51_80 });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("total PayPal and Venmo $50.00"));
  await press();
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("waiting"));
});
