type Kind = "invalid_request_error" | "card_error" | "idempotency_error" | "api_error" | "authentication_error";

export type ErrorBody = {
  type: Kind;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
  doc_url?: string;
};

/** An error answer in Stripe's format: its status and the `error` of its body. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: Omit<ErrorBody, "type"> & { type?: Kind }) {
    super(body.message);
    this.status = status;
    this.body = { type: "invalid_request_error", ...body };
    if (this.body.code)
      this.body.doc_url = `https://stripe.com/docs/error-codes/${this.body.code.replaceAll("_", "-")}`;
  }
}

export function noSuch(what: string, id: string, param = "id"): StripeError {
  return new StripeError(404, { code: "resource_missing", param, message: `No such ${what}: '${id}'` });
}

export function missingParam(param: string): StripeError {
  return new StripeError(400, {
    code: "parameter_missing",
    param,
    message: `Missing required param: ${param}.`,
  });
}

export function invalid(param: string, message: string, code?: string): StripeError {
  return new StripeError(400, { param, message, ...(code ? { code } : {}) });
}
