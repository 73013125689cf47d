import { Refusal } from "../../../platform/errors/refusal.ts";

/** One answer for an expired, revoked or forged link, so that the caller cannot learn which it was. */
export class ManageLinkExpired extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("link-expired");
  }
}
