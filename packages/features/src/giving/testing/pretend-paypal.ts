import type { PublicGateway } from "@offertory/contract";
import type { FieldStates, PayPalAccountEvents, PayPalScript } from "@offertory/giving-client/paypal";
import { someGateway } from "./pretend-stripe.ts";

/** What PayPal's script does in a test; everything not given succeeds. */
export interface PayPalResponses {
  start?: () => Promise<void>;
  eligible?: boolean;
  submit?: () => Promise<{ state: "succeeded" | "failed" | "canceled"; data: { message?: string } }>;
  /** Opens PayPal's or Venmo's window in this mode, or throws. */
  open?: (presentationMode: string) => void;
  /** What the donor does in PayPal's or Venmo's window; by default, approves. */
  inWindow?: (events: PayPalAccountEvents, orderId: string) => void;
}

const RIGHT = { isEmpty: false, isValid: true, isPotentiallyValid: true };

const accountSession =
  ({ open, inWindow }: PayPalResponses) =>
  (events: PayPalAccountEvents) => ({
    async start({ presentationMode }: { presentationMode: string }, order: Promise<{ orderId: string }>) {
      open?.(presentationMode);
      const { orderId } = await order;
      if (inWindow) inWindow(events, orderId);
      else await events.onApprove({ orderId });
    },
    destroy() {},
  });

/** Installs a stub of PayPal's script with a valid card, and returns a gateway that uses it. */
export function pretendPayPal(responses: PayPalResponses = {}): PublicGateway {
  const script: PayPalScript = {
    async createInstance() {
      await responses.start?.();
      return {
        findEligibleMethods: async () => ({ isEligible: () => responses.eligible ?? true }),
        createCardFieldsOneTimePaymentSession: () => ({
          createCardFieldsComponent: () => Object.assign(document.createElement("div"), { destroy() {} }),
          async on(_event, listener: (update: { data: FieldStates }) => void) {
            listener({ data: { number: RIGHT, expiry: RIGHT, cvv: RIGHT } });
          },
          submit: responses.submit ?? (async () => ({ state: "succeeded", data: {} })),
          destroy() {},
        }),
        createPayPalOneTimePaymentSession: accountSession(responses),
        createVenmoOneTimePaymentSession: accountSession(responses),
      };
    },
  };
  Object.assign(window, { paypal: script });
  return {
    ...someGateway,
    id: "pal",
    provider: "paypal",
    capabilities: {
      keepsCards: false,
      takesBanks: false,
      cardEntry: "paypal-card-fields",
      fundingSources: [],
      takesWallets: false,
    },
  };
}
