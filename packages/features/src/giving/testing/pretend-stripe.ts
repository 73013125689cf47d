import type { PublicGateway } from "@offertory/contract";

/** What Stripe's script does in a test; everything not given succeeds. */
export interface StripeResponses {
  createPaymentMethod?: () => Promise<unknown>;
  createToken?: () => Promise<unknown>;
  handleNextAction?: () => Promise<unknown>;
  /** Whether the card frame never becomes ready. */
  noElement?: boolean;
}

/** Stripe's loader finds `window.Stripe` once and calls it for every key, so each test's script has its own key. */
const scripts = new Map<string, () => object>();

function install(script: () => object): string {
  Object.assign(window, { Stripe: (key: string) => scripts.get(key)?.() });
  const key = `pk_test_${scripts.size + 1}`;
  scripts.set(key, script);
  return key;
}

/** Installs a stub of Stripe's script, and returns a gateway that uses it. */
export function pretendStripe(responses: StripeResponses = {}, changes: Partial<PublicGateway> = {}): PublicGateway {
  const listeners = new Map<string, () => void>();
  const element = {
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    mount: () => responses.noElement || queueMicrotask(() => listeners.get("ready")?.()),
    update() {},
    destroy() {},
    focus() {},
  };
  /** A device without wallets. */
  const wallets = {
    on: (event: string, listener: (event: object) => void) => void (event === "ready" && listener({})),
    mount() {},
    update() {},
    destroy() {},
  };
  const stripe = {
    elements: () => ({ create: (type: string) => (type === "expressCheckout" ? wallets : element) }),
    createPaymentMethod: responses.createPaymentMethod ?? (async () => ({ paymentMethod: { id: "pm_new" } })),
    createToken: responses.createToken ?? (async () => ({ token: { id: "btok_new" } })),
    handleNextAction: responses.handleNextAction ?? (async () => ({})),
  };
  return { ...someGateway, publicKey: install(() => stripe), ...changes };
}

/** Returns a gateway whose script fails to load. */
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
  takesCards: true,
  currency: "usd",
  productId: "",
  sandbox: true,
  scriptUrl: null,
  capabilities: {
    keepsCards: true,
    takesBanks: true,
    cardEntry: "stripe-elements",
    fundingSources: [],
    takesWallets: true,
  },
};
