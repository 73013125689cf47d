import type { CardGateway } from "../card-entry/card-entry.ts";
import { loadScript } from "../card-entry/load-script.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";

interface Refusal {
  message?: string;
}

/** The part of Stripe's script that our pages use. */
export interface StripeScript {
  elements(terms?: StripeTerms): StripeElements;
  createConfirmationToken(data: {
    elements: StripeElements;
  }): Promise<{ confirmationToken?: { id: string }; error?: Refusal }>;
  createPaymentMethod(data: {
    type: "card";
    card: StripeCard;
    billing_details: { name?: string; email?: string };
  }): Promise<{ paymentMethod?: { id: string }; error?: Refusal }>;
  createToken(
    type: "bank_account",
    data: Record<
      "country" | "currency" | "routing_number" | "account_number" | "account_holder_name" | "account_holder_type",
      string
    >,
  ): Promise<{ token?: { id: string }; error?: Refusal }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: Refusal }>;
}

/** The payment that a group of elements is for, before an intent exists. */
interface StripeTerms {
  mode: "payment" | "subscription";
  amount: number;
  currency: string;
  setupFutureUsage: "off_session" | null;
}

export interface StripeElements {
  create(type: "card", options: CardOptions): StripeCard;
  create(type: "expressCheckout", options: StripeExpressButtons): StripeExpress;
  update(terms: StripeTerms): Promise<void> | void;
  submit(): Promise<{ error?: Refusal }>;
}

export interface StripeExpressButtons {
  buttonHeight: number;
  buttonType: { applePay: "donate"; googlePay: "donate" };
  buttonTheme: { applePay: "black" | "white"; googlePay: "black" | "white" };
  emailRequired: boolean;
  paymentMethods: Record<"amazonPay" | "klarna" | "paypal", "never">;
}

/** The Express Checkout Element. */
export interface StripeExpress {
  mount(element: HTMLElement): void;
  on(event: "ready", listener: (event: { availablePaymentMethods?: object | undefined }) => void): void;
  on(event: "loaderror", listener: () => void): void;
  on(event: "click", listener: (event: StripePress) => void): void;
  on(event: "confirm", listener: (event: StripeApproval) => void): void;
  update(options: Pick<StripeExpressButtons, "buttonTheme">): void;
  destroy(): void;
}

interface StripePress {
  resolve(details: { business: { name: string }; lineItems: { name: string; amount: number }[] }): void;
  /** Closes the sheet before it opens. Absent in older versions. */
  reject?(): void;
}

interface StripeApproval {
  billingDetails?: { name?: string; email?: string };
  paymentFailed(payload: { reason: "fail"; message: string }): void;
}

export interface CardOptions {
  style: { base: Record<string, unknown>; invalid: Record<string, unknown> };
}

export interface StripeCard {
  mount(element: HTMLElement): void;
  on(event: "ready", listener: () => void): void;
  on(event: "change", listener: (change: { error?: Refusal }) => void): void;
  update(options: CardOptions): void;
  focus(): void;
  destroy(): void;
}

/** Stripe's own script. The sandbox has a different URL. */
const OWN_SCRIPT = "https://js.stripe.com/endive/stripe.js";

const isStripeFactory = (found: unknown): found is (publicKey: string) => StripeScript => typeof found === "function";
const findStripeFactory = (): unknown => Reflect.get(window, "Stripe");

/** Loads Stripe's script and opens it with the church's public key. */
export async function openStripe({ publicKey, scriptUrl }: CardGateway): Promise<StripeScript> {
  if (!publicKey) throw new PaymentFailed("stripe-not-for-gateway");
  if (!findStripeFactory())
    await loadScript(scriptUrl ?? OWN_SCRIPT).catch(() => {
      throw new PaymentFailed("payments-unavailable");
    });
  const stripeFactory = findStripeFactory();
  try {
    if (isStripeFactory(stripeFactory)) return stripeFactory(publicKey);
  } catch {
    // Handled like a script that was not loaded.
  }
  throw new PaymentFailed("stripe-not-available");
}
