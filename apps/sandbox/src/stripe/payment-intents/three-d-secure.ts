/** The next_action that makes the browser's script show our page of 3-D Secure. */
export function threeDSecure(intent: string) {
  return {
    type: "use_stripe_sdk",
    use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: `/stripe/authenticate/${intent}` },
  };
}
