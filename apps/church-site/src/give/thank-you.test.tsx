import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Draft } from "./draft/draft.ts";
import { GiveContext, giveFrom } from "./give-context.ts";
import { createTestBoot, PAYPAL, STRIPE } from "./testing/create-test-boot.ts";
import { ThankYou } from "./thank-you.tsx";

afterEach(() => vi.restoreAllMocks());

const gift = {
  total: 2500,
  fee: 0,
  lines: [{ name: "Missions", amount: 2500 }],
  email: "vera@example.org",
  frequency: "one_month" as const,
  next: "2026-12-01",
};

const textOf = (beginsLater: boolean) =>
  render(
    <GiveContext value={giveFrom(createTestBoot())}>
      <ThankYou gift={{ ...gift, beginsLater }} draft={null} isPending={false} isRepeat={false} onAgain={() => {}} />
    </GiveContext>,
  ).container.textContent;

test("a recurring gift that starts later announces a receipt for each gift, but none for today", () => {
  const later = textOf(true);
  expect(later).toContain("You weren't charged today.");
  expect(later).toContain("We'll send a receipt for each donation to vera@example.org.");
  expect(later).not.toContain("on its way");
  expect(textOf(false)).toContain("We're sending a receipt to vera@example.org.");
});

const once = { ...gift, frequency: null, next: null, beginsLater: false };
const draft: Partial<Draft> = {
  type: "once",
  lines: [{ key: 0, fundId: "missions", amount: "25" }],
  firstName: "Vera",
  email: "vera@example.org",
};

function show(more: Partial<Parameters<typeof ThankYou>[0]> = {}, gateways = [STRIPE]) {
  const again: (Partial<Draft> | undefined)[] = [];
  render(
    <GiveContext value={giveFrom(createTestBoot({}, gateways))}>
      <ThankYou
        gift={once}
        draft={draft}
        isPending={false}
        isRepeat={false}
        onAgain={(next) => again.push(next)}
        {...more}
      />
    </GiveContext>,
  );
  return again;
}

test("after a one-time gift, the same gift can be made monthly, beginning a month from today", async () => {
  const again = show();
  await userEvent.click(screen.getByRole("button", { name: "Make it monthly" }));
  expect(again).toMatchObject([
    {
      type: "recurring",
      frequency: "one_month",
      start: "2026-12-15",
      lines: [{ fundId: "missions", amount: "25" }],
      firstName: "Vera",
    },
  ]);
});

test("a gift is not offered monthly if it recurs already, if no gateway saves cards, or if its form is gone", () => {
  const monthly = () => screen.queryByRole("button", { name: "Make it monthly" });
  show({ gift: { ...gift, beginsLater: false } });
  expect(monthly()).toBeNull();
  show({ draft: null });
  expect(monthly()).toBeNull();
  show({}, [PAYPAL]);
  expect(monthly()).toBeNull();
});

test("the receipt can be printed or saved once something was charged, with the date", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show();
  expect(screen.getByText("November 15, 2026")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Print or save receipt" }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("no receipt is offered for a payment that is pending or that begins later", () => {
  show({ isPending: true });
  show({ gift: { ...gift, beginsLater: true } });
  expect(screen.queryByRole("button", { name: "Print or save receipt" })).toBeNull();
});

test("the link to the page is copied without the values of the visitor's own link", async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("button", { name: "Share this page" }));
  expect(await screen.findByText("Link copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
});
