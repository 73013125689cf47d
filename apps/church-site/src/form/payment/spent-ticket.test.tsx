import { paymentChoices } from "@offertory/contract";
import strings from "@offertory/i18n/locales/en/forms.json" with { type: "json" };
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createTestBoot } from "../../give/testing/create-test-boot.ts";
import { DECLINED, pretendTickets, SAVED } from "../../give/testing/pretend-tickets.ts";
import type { FormBoot } from "../boot.ts";
import { FormPage } from "../form-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

/** The page of a form that asks for 25 dollars and nothing else. */
function formBoot(): FormBoot {
  const { page: giving, strings: giveStrings, query: _, ...boot } = createTestBoot();
  const { church } = giving;
  const question = {
    id: "q-pay",
    formId: "camp",
    title: "Camp fee",
    description: "",
    fieldType: "Payment" as const,
    placeholder: "",
    required: true,
    choices: paymentChoices("25.00", "general"),
    sort: 1,
  };
  const form = { id: "camp", churchId: church.id, name: "Camp", description: "", thanks: "", closesAt: null };
  return {
    ...boot,
    page: { church, standing: "open", form, questions: [question], giving },
    strings: { fill: strings.fill, errors: {} },
    giveStrings,
  };
}

async function payTwice() {
  const user = userEvent.setup();
  render(<FormPage boot={formBoot()} formId="camp" />);
  await user.type(await screen.findByLabelText(/First name/, {}, { timeout: 5000 }), "Vera");
  await user.type(screen.getByLabelText(/Last name/), "Visitor");
  await user.type(screen.getByLabelText(/Email/), "vera@example.org");
  await vi.waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
  for (let press = 0; press < 2; press++) {
    await user.click(screen.getByRole("button", { name: "Pay $25.00" }));
    await screen.findAllByText(/Your card was declined/, {}, { timeout: 5000 });
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Pay $25.00" })).not.toBeNull());
  }
}

const KEPT = { keep: { id: "s-1", key: "k-1" } };

test("G8.05 a card that cannot be saved uses up the captcha ticket of a form's payment, and the next one gets a new ticket", async () => {
  const shown = pretendTickets({ ...KEPT, addcard: DECLINED });
  await payTwice();
  expect(shown).toEqual(["addcard ticket-1", "addcard ticket-2"]);
});

test("G8.05 a payment of a form that was declined uses up its captcha ticket, and the next one gets a new ticket", async () => {
  const shown = pretendTickets({ ...KEPT, addcard: SAVED, charge: DECLINED });
  await payTwice();
  expect(shown).toEqual(["addcard ticket-1", "charge ticket-1", "addcard ticket-2", "charge ticket-2"]);
});
