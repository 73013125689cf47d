import type { GiftAnswer } from "@offertory/contract";
import type { GiftType } from "../pending/index.ts";

/** The parts of the server's answer about a gift that pages use. */
export type GiftResponse = Partial<Pick<GiftAnswer, "id" | "status" | "clientSecret">>;

export type Outcome =
  | { kind: "given"; isPending: boolean }
  | { kind: "asks"; clientSecret: string }
  | { kind: "open" }
  | { kind: "unexpected" };

/** The statuses of all providers that mean success. Only a recurring gift can also be `active`. */
const SUCCESS_STATUSES = new Set(["succeeded", "pending", "CREATED", "COMPLETED", "APPROVED"]);

/**
 * Returns what an answer means for the donor. `open`: not known yet, ask again. Any status that is not named here is
 * `unexpected`.
 */
export function outcomeOf(type: GiftType, { status = "", clientSecret = "" }: GiftResponse): Outcome {
  if (SUCCESS_STATUSES.has(status) || (type === "recurring" && status === "active"))
    return { kind: "given", isPending: status === "pending" };
  if (status === "requires_action" && clientSecret) return { kind: "asks", clientSecret };
  return { kind: status === "processing" ? "open" : "unexpected" };
}
