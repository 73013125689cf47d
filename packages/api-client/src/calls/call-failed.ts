export interface Failure {
  message: string;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  code?: string | undefined;
  /** All messages of the refusal; the first of them is `message`. */
  errors?: string[] | undefined;
  /** The values to fill into the translated message of the code. */
  values?: Record<string, string> | undefined;
  /** The seconds after which the server asks to try again; null if it does not. */
  retryAfter?: number | null;
}

/** A call that failed. Its code, if there is one, selects the translated message to show. */
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
