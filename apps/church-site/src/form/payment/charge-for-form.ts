import type { Give } from "../../give/give-context.ts";
import { call, NoAnswer } from "../../give/send/call.ts";
import { type GiftAnswer, type Outcome, outcomeOf } from "../../give/send/outcome-of.ts";
import type { Confirm } from "../../give/send/send-gift.ts";

/** A payment for a question of a form. Sent again under its key it is the same payment. */
export interface FormCharge {
  key: string;
  body: unknown;
  ticket: string;
}

export type ChargeEnding = { kind: "given" } | { kind: "failed"; text: string } | { kind: "unknown" };

const PAUSES_MS = [800, 1500, 3000, 5000, 8000];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a payment and follows it to its end, past the payer's bank where it asks. */
export async function chargeForForm(give: Give, charge: FormCharge, confirm: Confirm): Promise<ChargeEnding> {
  let giftId: string | null = null;
  let asked = false;
  for (const wait of [...PAUSES_MS, null]) {
    const heard = await ask(give, charge, giftId);
    giftId = heard.giftId ?? giftId;
    if (heard.kind === "given") return { kind: "given" };
    if (heard.kind === "failed") return { kind: "failed", text: heard.text };
    if (heard.kind === "asks" && !asked) {
      asked = true;
      await confirm(heard.clientSecret);
    } else if (wait !== null) await pause(wait);
  }
  return { kind: "unknown" };
}

type Heard = (Outcome | { kind: "unknown" }) & { giftId?: string };

async function ask(give: Give, { key, body, ticket }: FormCharge, giftId: string | null): Promise<Heard> {
  try {
    const answer = giftId
      ? await call<GiftAnswer>(give, `/donate/gifts/${encodeURIComponent(giftId)}?${new URLSearchParams({ key })}`)
      : await call<GiftAnswer>(give, "/donate/charge", {
          body,
          headers: { "idempotency-key": key, ...(ticket && { "x-captcha-ticket": ticket }) },
        });
    return { ...outcomeOf(give, answer), ...(answer.id !== undefined && { giftId: answer.id }) };
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: "unknown" };
    throw error;
  }
}
