import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DECLINED, pretendCaptchaTokens, SAVED } from "../../give/testing/pretend-captcha-tokens.ts";
import { FormPage } from "../form-page.tsx";
import { createTestFormBoot } from "../testing/create-test-form-boot.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

async function payTwice() {
  const user = userEvent.setup();
  render(<FormPage boot={createTestFormBoot()} formId="camp" />);
  await user.type(await screen.findByLabelText(/First name/), "Vera");
  await user.type(screen.getByLabelText(/Last name/), "Visitor");
  await user.type(screen.getByLabelText(/Email/), "vera@example.org");
  await vi.waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
  for (let press = 0; press < 2; press++) {
    await user.click(screen.getByRole("button", { name: "Pay $25.00" }));
    await screen.findAllByText(/Your card was declined/);
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Pay $25.00" })).not.toBeNull());
  }
}

const KEPT = { keep: { id: "s-1", key: "k-1" } };

test("G8.05 a card that cannot be saved for a form payment uses up the captcha token, and the next attempt gets a new one", async () => {
  const shown = pretendCaptchaTokens({ ...KEPT, addcard: DECLINED });
  await payTwice();
  expect(shown).toEqual(["addcard captchaToken-1", "addcard captchaToken-2"]);
});

test("G8.05 a declined form payment uses up its captcha token, and the next attempt gets a new one", async () => {
  const shown = pretendCaptchaTokens({ ...KEPT, addcard: SAVED, charge: DECLINED });
  await payTwice();
  expect(shown).toEqual([
    "addcard captchaToken-1",
    "charge captchaToken-1",
    "addcard captchaToken-2",
    "charge captchaToken-2",
  ]);
});
