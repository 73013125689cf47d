import { paymentChoices } from "@offertory/contract";
import strings from "@offertory/i18n/locales/en/forms.json" with { type: "json" };
import { createTestBoot } from "../../give/testing/create-test-boot.ts";
import type { FormBoot } from "../boot.ts";

/** The page of a form with a payment question of 25 dollars and nothing else. */
export function createTestFormBoot(): FormBoot {
  const { page: giving, strings: giveStrings, query: _, ...boot } = createTestBoot();
  const { church, money } = giving;
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
    page: { church, money, standing: "open", form, questions: [question], giving },
    strings: { fill: strings.fill, errors: {} },
    giveStrings,
  };
}
