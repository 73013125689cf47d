import type { Give } from "../give-context.ts";
import type { Refused } from "./call.ts";

/** What the server says of a gift. */
export interface GiftAnswer {
  id?: string;
  status?: string;
  clientSecret?: string;
}

export type Outcome =
  | { kind: "given"; isPending: boolean }
  | { kind: "asks"; clientSecret: string }
  | { kind: "under-way" }
  | { kind: "failed"; text: string };

/** Every status that a form takes for success, whichever provider it is of. */
const GIVEN = new Set(["succeeded", "pending", "active", "CREATED", "COMPLETED", "APPROVED"]);

/** What an answer means for the donor; any other status is an error, told in the server's words where it has some. */
export function outcomeOf({ t }: Pick<Give, "t">, answer: GiftAnswer & Refused): Outcome {
  const { status = "", clientSecret = "" } = answer;
  if (GIVEN.has(status)) return { kind: "given", isPending: status === "pending" };
  if (status === "requires_action" && clientSecret) return { kind: "asks", clientSecret };
  if (status === "processing") return { kind: "under-way" };
  return { kind: "failed", text: refusalOf({ t }, answer) };
}

export const refusalOf = ({ t }: Pick<Give, "t">, { raw, error, code }: Refused): string => {
  if (code === "captcha-needed") return t("give:captchaNeeded");
  return raw?.message || error || t("give:unexpected");
};
