import { englishError, type ErrorCode } from "@offertory/i18n/errors";

/** The kind of a refusal, from which `answerError` derives the HTTP status. */
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
 * An error that the client can act on. Each has a stable code. The sentence of a code is in packages/i18n, so that
 * server and screens use the same.
 */
export abstract class Refusal extends Error {
  abstract readonly kind: RefusalKind;
  readonly code: ErrorCode;
  /** Sent as the whole answer, for the few refusals that clients recognize by their plain text. */
  readonly plainText?: string;
  /** Values that a screen needs to continue, by name. */
  readonly values?: Record<string, string>;
  constructor(code: ErrorCode, values: Record<string, string> = {}) {
    super(englishError(code, values));
    this.code = code;
  }
}

/**
 * Makes the class of a refusal that needs only a kind and a code: `export const FundNotFound = refusal("missing",
 * "fund-not-found")`.
 */
export const refusal = (kind: RefusalKind, code: ErrorCode) =>
  class extends Refusal {
    readonly kind = kind;
    constructor() {
      super(code);
    }
  };
