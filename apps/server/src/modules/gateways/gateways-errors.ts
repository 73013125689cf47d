import { refusal } from "../../platform/errors/refusal.ts";

export const GatewayNotFound = refusal("missing", "gateway-not-found");

/** A key that is none, a public one in the place of a private one, or two that are not of one kind. */
export const GatewayKeyInvalid = refusal("invalid", "gateway-key-invalid");

/** Production has no sandbox: real donors would give nothing. */
export const NoSandboxHere = refusal("refused", "gateway-no-sandbox");
export const AmountInvalid = refusal("invalid", "amount-invalid");
