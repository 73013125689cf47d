import { englishError, type ErrorCode } from "@offertory/i18n/errors";

/** Why an operation was refused; HTTP knows nothing of it but the kind. */
export type RefusalKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "missing"
  | "conflict"
  | "limited"
  | "refused"
  | "unavailable";

/**
 * A refusal in the product's words. Each has a stable code; the sentence of a code lives with the languages,
 * so that server and screens say the same.
 */
export abstract class Refusal extends Error {
  abstract readonly kind: RefusalKind;
  readonly code: ErrorCode;
  /** The whole answer, for the few that clients know by their bare text. */
  readonly plainText?: string;
  /** What a screen needs to go on, by name. */
  readonly values?: Record<string, string>;
  constructor(code: ErrorCode, values: Record<string, string> = {}) {
    super(englishError(code, values));
    this.code = code;
  }
}

/** One of which there is no more to say than its kind and its sentence: `export const FundNotFound = refusal("missing", "fund-not-found")`. */
export const refusal = (kind: RefusalKind, code: ErrorCode) =>
  class extends Refusal {
    readonly kind = kind;
    constructor() {
      super(code);
    }
  };
