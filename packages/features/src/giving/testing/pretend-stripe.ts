import type { PublicGateway } from "@offertory/contract";

/** What the payment provider's script says in a test; what is not told here succeeds. */
export interface Said {
  createPaymentMethod?: () => Promise<unknown>;
  createToken?: () => Promise<unknown>;
  handleNextAction?: () => Promise<unknown>;
  /** The frame for the card does not come. */
  noElement?: boolean;
}

/** The provider's loader asks the page for its script once, and for every key again. */
const scripts = new Map<string, () => object>();

function install(script: () => object): string {
  Object.assign(window, { Stripe: (key: string) => scripts.get(key)?.() });
  const key = `pk_test_${scripts.size + 1}`;
  scripts.set(key, script);
  return key;
}

/** Puts a payment script into the page, as the provider's own loader finds it, and answers a gateway that uses it. */
export function pretendStripe(said: Said = {}, changes: Partial<PublicGateway> = {}): PublicGateway {
  const listeners = new Map<string, () => void>();
  const element = {
    on: (event: string, hear: () => void) => void listeners.set(event, hear),
    mount: () => said.noElement || queueMicrotask(() => listeners.get("ready")?.()),
    update() {},
    destroy() {},
    focus() {},
  };
  const stripe = {
    elements: () => ({ create: () => element }),
    createPaymentMethod: said.createPaymentMethod ?? (async () => ({ paymentMethod: { id: "pm_new" } })),
    createToken: said.createToken ?? (async () => ({ token: { id: "btok_new" } })),
    handleNextAction: said.handleNextAction ?? (async () => ({})),
  };
  return { ...someGateway, publicKey: install(() => stripe), ...changes };
}

/** No script: neither the page has one, nor can one be fetched. */
export const pretendNoStripe = (): PublicGateway => ({
  ...someGateway,
  publicKey: install(() => {
    throw new Error("The script is broken.");
  }),
});

export const someGateway: PublicGateway = {
  id: "gate",
  provider: "stripe",
  publicKey: "pk_test",
  enabled: true,
  payFees: false,
  currency: "usd",
  productId: "",
  sandbox: true,
  scriptUrl: null,
  capabilities: { keepsCards: true, takesBanks: true, cardEntry: "stripe-elements" },
};
