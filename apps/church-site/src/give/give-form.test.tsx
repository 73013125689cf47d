import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { GivePage } from "./give-page.tsx";
import { createTestBoot, PAYPAL, STRIPE } from "./testing/create-test-boot.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Lets the payment provider's script load as if it succeeded, without running anything. */
const settings: unknown = Reflect.get(Reflect.get(window, "happyDOM"), "settings");
Object.assign(settings ?? {}, { handleDisabledFileLoadingAsSuccess: true });

/** Stubs a giving service that returns this fee after `tellFee` was called; collects the requested paths. */
function pretendGiving(fee: number | null) {
  const requestedPaths: string[] = [];
  let resolveFee = (): void => {};
  const isPressed = new Promise<void>((resolve) => (resolveFee = resolve));
  vi.stubGlobal("fetch", async (url: string) => {
    requestedPaths.push(url.split("?")[0] ?? "");
    if (!url.includes("/donate/fee")) return Response.json({});
    await isPressed;
    return fee === null ? new Response("", { status: 503 }) : Response.json({ calculatedFee: fee });
  });
  return { requestedPaths, resolveFee };
}

async function press(amount: string, resolveFee: () => void) {
  const user = userEvent.setup();
  render(<GivePage boot={createTestBoot({}, [{ ...STRIPE, payFees: true }])} />);
  await user.type(screen.getByLabelText(/First name/), "Vera");
  await user.type(screen.getByLabelText(/Last name/), "Visitor");
  await user.type(screen.getByLabelText(/Email/), "vera@example.org");
  await user.type(screen.getByLabelText("Amount"), amount);
  await user.click(screen.getByRole("button", { name: "Give $50.00" }));
  resolveFee();
}

test("G4.05 Give pressed before the fee arrives shows the new total, asks again and sends no payment", async () => {
  const { requestedPaths, resolveFee } = pretendGiving(1.8);
  await press("50", resolveFee);
  const expectNewTotal = () =>
    expect(document.body.textContent).toContain("Your total with the processing fee is $51.80.");
  await waitFor(expectNewTotal);
  expect(screen.getByRole("button", { name: "Give $51.80" })).toBeTruthy();
  expect(requestedPaths.filter((path) => path === "/api/giving/donate/fee")).toHaveLength(1);
  expect(requestedPaths.filter((path) => /addcard|charge/.test(path))).toEqual([]);
  expect(screen.queryByText(/^Error/)).toBeNull();
});

test("G4.06 if the fee request fails, no fee is added and the gift continues without another question", async () => {
  const { resolveFee } = pretendGiving(null);
  await press("50", resolveFee);
  // There is no card in this test, so the gift fails at this point.
  expect(await screen.findAllByText(/^Error: /)).toHaveLength(1);
  expect(screen.queryByText(/Your total with the processing fee/)).toBeNull();
});

test("G8.01 the page scrolls to the error of a failed gift", async () => {
  const { resolveFee } = pretendGiving(null);
  const scrolled: number[] = [];
  vi.stubGlobal("scrollTo", (_: number, down: number) => scrolled.push(down));
  await press("50", resolveFee);
  expect(await screen.findAllByText(/^Error: /)).toHaveLength(1);
  expect(scrolled).toEqual([expect.any(Number)]);
});

test("a guest's typed fields are restored after a refresh, and no card data is stored", async () => {
  pretendGiving(0);
  const user = userEvent.setup();
  const { unmount } = render(<GivePage boot={createTestBoot()} />);
  await user.type(screen.getByLabelText(/First name/), "Vera");
  await user.type(screen.getByLabelText(/Email/), "vera@example.org");
  await user.type(screen.getByLabelText("Amount"), "1,250");
  unmount();
  render(<GivePage boot={createTestBoot()} />);
  await waitFor(() => expect(screen.getByLabelText("Amount")).toHaveProperty("value", "1,250"));
  expect(screen.getByLabelText(/First name/)).toHaveProperty("value", "Vera");
  expect(screen.getByRole("button", { name: "Give $1,250.00" })).toBeTruthy();
  const kept = sessionStorage.getItem("offertory-gift church-1 visitor   ") ?? "card";
  for (const word of ["card", "cvc", "4242"]) expect(kept.toLowerCase()).not.toContain(word);
});

test("an offline notice appears when the connection is lost, and the Give button sends nothing while offline", async () => {
  const { requestedPaths } = pretendGiving(0);
  const user = userEvent.setup();
  render(<GivePage boot={createTestBoot({ amount: "50" })} />);
  await user.type(screen.getByLabelText(/First name/), "Vera");
  await user.type(screen.getByLabelText(/Last name/), "Visitor");
  await user.type(screen.getByLabelText(/Email/), "vera@example.org");
  // The fee of the amount is requested half a second after the page opened.
  await waitFor(() => expect(requestedPaths).toContain("/api/giving/donate/fee"));
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(/You're offline/)).toBeTruthy();
  const before = requestedPaths.length;
  await user.click(screen.getByRole("button", { name: "Give $50.00" }));
  expect(requestedPaths.slice(before)).toEqual([]);
  expect(screen.queryByText(/^Error/)).toBeNull();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/You're offline/)).toBeNull();
});

test("a recurring gift says that it can be canceled", async () => {
  pretendGiving(0);
  const user = userEvent.setup();
  render(<GivePage boot={createTestBoot({}, [STRIPE, PAYPAL])} />);
  await user.click(screen.getByLabelText("Recurring"));
  expect(await screen.findByText("Change or cancel it anytime with the link in your receipt.")).toBeTruthy();
});

test("the donor chooses no company: cards go through the gateway that takes them", () => {
  pretendGiving(0);
  const byPayPal = [
    { ...STRIPE, takesCards: false },
    { ...PAYPAL, takesCards: true },
  ];
  const { unmount } = render(<GivePage boot={createTestBoot({}, [STRIPE, PAYPAL])} />);
  expect(screen.getByText("Your card details go directly to Stripe.")).toBeTruthy();
  expect(screen.getByLabelText("Recurring")).toBeTruthy();
  unmount();
  render(<GivePage boot={createTestBoot({}, byPayPal)} />);
  expect(screen.getByText("Your card details go directly to PayPal.")).toBeTruthy();
  // A guest's card is not saved there, so a recurring gift is not offered at all.
  expect(screen.queryByLabelText("Recurring")).toBeNull();
});

test("G8.07 the page says that payment options load only while they load", () => {
  pretendGiving(0);
  render(<GivePage boot={createTestBoot()} />);
  expect(screen.queryByText("Loading payment options...")).toBeNull();
  act(() => void window.dispatchEvent(new Event("pointerdown")));
  expect(screen.getByText("Loading payment options...")).toBeTruthy();
});

test("the card field shows the marks of the usual cards, with their names for screen readers", () => {
  pretendGiving(0);
  render(<GivePage boot={createTestBoot()} />);
  expect(screen.getByRole("img", { name: "Visa, Mastercard, American Express, Discover" })).toBeTruthy();
});
