import type { PublicGateway } from "@offertory/contract";
import type { FieldStates, PayPalScript } from "@offertory/giving-client/paypal";
import { someGateway } from "./pretend-stripe.ts";

/** What PayPal's script does in a test; everything not given succeeds. */
export interface PayPalSaid {
  start?: () => Promise<void>;
  eligible?: boolean;
  submit?: () => Promise<{ state: "succeeded" | "failed" | "canceled"; data: { message?: string } }>;
}

const RIGHT = { isEmpty: false, isValid: true, isPotentiallyValid: true };

/** Installs a stub of PayPal's script with a valid card, and returns a gateway that uses it. */
export function pretendPayPal(said: PayPalSaid = {}): PublicGateway {
  const script: PayPalScript = {
    async createInstance() {
      await said.start?.();
      return {
        findEligibleMethods: async () => ({ isEligible: () => said.eligible ?? true }),
        createCardFieldsOneTimePaymentSession: () => ({
          createCardFieldsComponent: () => Object.assign(document.createElement("div"), { destroy() {} }),
          async on(_event, hear: (update: { data: FieldStates }) => void) {
            hear({ data: { number: RIGHT, expiry: RIGHT, cvv: RIGHT } });
          },
          submit: said.submit ?? (async () => ({ state: "succeeded", data: {} })),
          destroy() {},
        }),
      };
    },
  };
  Object.assign(window, { paypal: script });
  return {
    ...someGateway,
    id: "pal",
    provider: "paypal",
    capabilities: { keepsCards: false, takesBanks: false, cardEntry: "paypal-card-fields" },
  };
}
