import { Refusal } from "../../../platform/errors/refusal.ts";

/** Too old, void, of somebody else, or made up: which of them is told to nobody. */
export class ManageLinkExpired extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("link-expired");
  }
}
