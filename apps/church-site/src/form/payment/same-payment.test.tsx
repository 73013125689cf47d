import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { pretendCaptchaTokens, SAVED } from "../../give/testing/pretend-captcha-tokens.ts";
import { FormPage } from "../form-page.tsx";
import { createTestFormBoot } from "../testing/create-test-form-boot.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

async function pay() {
  const user = userEvent.setup();
  const page = render(<FormPage boot={createTestFormBoot()} formId="camp" />);
  await user.type(await screen.findByLabelText(/First name/), "Vera");
  await user.type(screen.getByLabelText(/Last name/), "Visitor");
  await user.type(screen.getByLabelText(/Email/), "vera@example.org");
  await waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
  await user.click(screen.getByRole("button", { name: "Pay $25.00" }));
  return page;
}

/** Stubs a giving service that never responds to charges; returns their idempotency keys. */
function loseCharges(): string[] {
  const keys: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string, init: { headers?: Record<string, string> } = {}) => {
    if (!url.endsWith("/donate/charge")) return answer(url, init);
    keys.push(init.headers?.["idempotency-key"] ?? "");
    throw new TypeError("The connection is gone.");
  });
  return keys;
}

test("after a reload, a form payment with an unknown result reuses its saved card and idempotency key", async () => {
  const waiting = { state: "waiting", payments: [] };
  const shown = pretendCaptchaTokens({ keep: { id: "s-1", key: "k-1" }, "s-1": waiting, addcard: SAVED });
  const keys = loseCharges();
  // While offline, the page does not wait for the response.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const first = await pay();
  expect(await screen.findByText("We're still waiting for confirmation")).toBeTruthy();
  first.unmount();
  await pay();
  expect(await screen.findByText("We're still waiting for confirmation")).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(shown.filter((call) => call.startsWith("addcard"))).toHaveLength(1);
});
