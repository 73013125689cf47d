/**
 * Where PayPal itself differs from its published specification, and how we know. Each pattern matches the text of a
 * problem.
 */
const GAPS: { pattern: RegExp; because: string }[] = [
  {
    pattern: /: body\.payment_source\.card\.attributes\.verification is a field that the schema does not have$/,
    because: "the official SDK has it (CardAttributes.verification): it asks for 3-D Secure",
  },
  {
    pattern: /payment_source\.card\.type is a field that the schema does not have$/,
    because: "the official SDK has it (CardPaymentTokenEntity.type, SetupTokenResponseCard.type)",
  },
  {
    pattern: /\/setup-tokens\/.*payment_source\.card\.authentication_result is a field that the schema does not have$/,
    because: "the official SDK has it (SetupTokenResponseCard.authenticationResult)",
  },
  {
    pattern: /: body\.payment_source\.token\.type is "SETUP_TOKEN" and not /,
    because: "the official SDK knows this one and no other (VaultTokenRequestType)",
  },
  {
    pattern: /^GET \/v1\/reporting\/.*_?date(?:time)? is "[\d-]+T[\d:]+\+0000" and not /,
    because: "reports write the offset without a colon",
  },
  {
    pattern: /^GET \/v1\/(?:reporting|customer)\/.*: (?:transaction_details|items) has 0 items$/,
    because: "a list of nothing is an empty list",
  },
  {
    pattern: /^POST \/v2\/payments\/captures\/:id\/refund 200: PayPal does not answer with this status$/,
    because: "a call that is repeated with its request id answers 200, as the specification says for orders",
  },
  {
    pattern: /confirm-payment-source 422: details name VALIDATION_ERROR$/,
    because: "that is what a mistyped card gets, with the field it is in",
  },
  {
    pattern: /^GET \/v1\/notifications\/webhooks-events 200: next_page_token is none of PayPal's queries$/,
    because: "it comes from the link to the next page, which is PayPal's own",
  },
];

export const isKnownGap = (problem: string): boolean => GAPS.some(({ pattern }) => pattern.test(problem));
