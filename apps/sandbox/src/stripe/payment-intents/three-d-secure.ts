/** What the browser's script is told to show: our page where the holder says yes or no. */
export function threeDSecure(intent: string) {
  return {
    type: "use_stripe_sdk",
    use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: `/stripe/authenticate/${intent}` },
  };
}
