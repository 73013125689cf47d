import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { GivePage } from "./give-page.tsx";
import { createTestBoot } from "./testing/create-test-boot.ts";
import { DECLINED, pretendCaptchaTokens, SAVED } from "./testing/pretend-captcha-tokens.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

async function giveTwice() {
  const user = userEvent.setup();
  render(<GivePage boot={createTestBoot({ amount: "50" })} />);
  await user.type(screen.getByLabelText(/First name/), "Vera");
  await user.type(screen.getByLabelText(/Last name/), "Visitor");
  await user.type(screen.getByLabelText(/Email/), "vera@example.org");
  await vi.waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
  for (let press = 0; press < 2; press++) {
    await user.click(screen.getByRole("button", { name: "Give $50.00" }));
    await screen.findAllByText(/Your card was declined/);
    await vi.waitFor(() =>
      expect(screen.getByRole("button", { name: "Give $50.00" })).toHaveProperty("disabled", false),
    );
  }
}

test("G4.04 G8.01 a card that cannot be saved uses up its captcha token, and the next attempt gets a new one", async () => {
  const shown = pretendCaptchaTokens({ addcard: DECLINED });
  await giveTwice();
  expect(shown).toEqual(["addcard captchaToken-1", "addcard captchaToken-2"]);
});

test("G4.04 G8.01 a declined gift uses up its captcha token, and the next attempt gets a new one", async () => {
  const shown = pretendCaptchaTokens({ addcard: SAVED, charge: DECLINED });
  await giveTwice();
  expect(shown).toEqual([
    "addcard captchaToken-1",
    "charge captchaToken-1",
    "addcard captchaToken-2",
    "charge captchaToken-2",
  ]);
});
