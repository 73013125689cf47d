export interface Failure {
  message: string;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  code?: string | undefined;
  /** All sentences of the refusal; the first of them is the message. */
  errors?: string[] | undefined;
  /** What the sentence of the code speaks of, by name. */
  values?: Record<string, string> | undefined;
  /** After how many seconds the server asks for another try; null when it does not. */
  retryAfter?: number | null;
}

/** A call that did not bring what it was made for. Its code, where there is one, names the sentence to show. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: string[];
  readonly values: Record<string, string> | undefined;
  readonly retryAfter: number | null;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "CallFailed";
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors?.length ? failure.errors : [failure.message];
    this.values = failure.values;
    this.retryAfter = failure.retryAfter ?? null;
  }
}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof CallFailed && error.status === status;
