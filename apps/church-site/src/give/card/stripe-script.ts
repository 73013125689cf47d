/** As much of Stripe's script as this page uses. */
export interface StripeScript {
  elements(): { create(type: "card", options: CardOptions): StripeCard };
  createPaymentMethod(data: {
    type: "card";
    card: StripeCard;
    billing_details: { name: string; email: string };
  }): Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: { message?: string } }>;
}

interface CardOptions {
  style: { base: Record<string, unknown>; invalid: Record<string, unknown> };
}

export interface StripeCard {
  mount(place: HTMLElement): void;
  on(event: "ready", listener: () => void): void;
  on(event: "change", listener: (change: { error?: { message?: string }; complete: boolean }) => void): void;
  update(options: CardOptions): void;
  focus(): void;
  destroy(): void;
}

const isOpener = (found: unknown): found is (publicKey: string) => StripeScript => typeof found === "function";

/** What the script left behind, if it came. */
export function openStripe(publicKey: string): StripeScript | null {
  const found: unknown = Reflect.get(window, "Stripe");
  return isOpener(found) ? found(publicKey) : null;
}
