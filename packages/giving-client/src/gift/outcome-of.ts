import type { GiftAnswer } from "@offertory/contract";
import type { GiftType } from "../pending/index.ts";

/** What the server says of a gift. */
export type ToldGift = Partial<Pick<GiftAnswer, "id" | "status" | "clientSecret">>;

export type Outcome =
  | { kind: "given"; isPending: boolean }
  | { kind: "asks"; clientSecret: string }
  | { kind: "open" }
  | { kind: "unexpected" };

/** Every status that a form takes for success, whichever provider it is of; only what recurs can be active. */
const GIVEN = new Set(["succeeded", "pending", "CREATED", "COMPLETED", "APPROVED"]);

/** What an answer means for the donor. `open`: nobody knows yet, ask again. Any status that is not named here is an error. */
export function outcomeOf(type: GiftType, { status = "", clientSecret = "" }: ToldGift): Outcome {
  if (GIVEN.has(status) || (type === "recurring" && status === "active"))
    return { kind: "given", isPending: status === "pending" };
  if (status === "requires_action" && clientSecret) return { kind: "asks", clientSecret };
  return { kind: status === "processing" ? "open" : "unexpected" };
}
