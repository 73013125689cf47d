import {
  addForm,
  changeForm,
  FIELD_TYPES,
  type FieldType,
  type FormChange,
  paymentChoices,
  type QuestionDraft,
  saveQuestions,
} from "@offertory/contract";
import type { APIRequestContext, Page } from "@playwright/test";
import { type GivingChurch, makeGivingChurch } from "../giving/member-church.ts";
import { callWire } from "../support/call-wire.ts";

export type FormChurch = GivingChurch & { formId: string; path: string };

type Asked = Omit<QuestionDraft, "formId">;

const CHOICES = ["Red", "Green", "Blue"].map((text) => ({ text, value: text }));

/** Returns one question of each type, the payment last. */
export const everyType = (fundId: string): Asked[] =>
  FIELD_TYPES.map((fieldType: FieldType) => ({
    fieldType,
    title: `My ${fieldType}`,
    required: fieldType === "Textbox",
    choices:
      fieldType === "Payment"
        ? paymentChoices("25.00", fundId)
        : fieldType === "Multiple Choice" || fieldType === "Checkbox"
          ? CHOICES
          : null,
  }));

/** Creates a church with an open form. */
export async function makeFormChurch(
  request: APIRequestContext,
  ask: (fundId: string) => Asked[] = everyType,
  change: FormChange = {},
): Promise<FormChurch> {
  const church = await makeGivingChurch(request);
  const { token } = church;
  const { id: formId } = await callWire(addForm, token, { body: { name: "Summer camp" } });
  const questions = ask(church.funds[0] ?? "").map((question) => ({ ...question, formId }));
  await callWire(saveQuestions, token, { body: questions });
  await callWire(changeForm, token, { params: { id: formId }, body: { state: "open", ...change } });
  return { ...church, formId, path: `/${church.subDomain}/forms/${formId}` };
}

export const isAwake = (page: Page) => page.locator("[data-awake]").waitFor({ state: "attached" });

/** Fills in the payer and the card. */
export async function fillPayment(page: Page, email: string, number = "4242424242424242"): Promise<void> {
  await page.getByLabel("First name").fill("Vera");
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await fillCard(page, number);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await card.getByLabel(/card number/i).fill(number);
  await card.getByLabel(/expir/i).fill("1234");
  await card.getByLabel(/cvc|security/i).fill("123");
  await card.getByLabel(/zip|postal/i).fill("50613");
}
