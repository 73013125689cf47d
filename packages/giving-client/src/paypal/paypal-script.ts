import type { CardField } from "../card-entry/card-entry.ts";

export interface FieldState {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
}
export type FieldStates = Partial<Record<CardField, FieldState>>;

/** The part of PayPal's script (version 6) that our pages use. */
export interface PayPalSession {
  createCardFieldsComponent(options: {
    type: CardField;
    placeholder?: string;
    ariaLabel: string;
    style: Record<string, Record<string, string>>;
  }): HTMLElement & { destroy(): void };
  on(event: "validitychange" | "blur", listener: (event: { data: FieldStates }) => void): Promise<void>;
  submit(
    orderId: string,
    options: { name: string },
  ): Promise<{ state: "succeeded" | "failed" | "canceled"; data: { message?: string } }>;
  destroy(): void;
}

export interface PayPalInstance {
  findEligibleMethods(options: { currencyCode: "USD" }): Promise<{ isEligible(method: "advanced_cards"): boolean }>;
  createCardFieldsOneTimePaymentSession(): PayPalSession;
}

export interface PayPalScript {
  createInstance(options: {
    clientToken: string;
    components: readonly ["card-fields"];
    pageType: "checkout";
  }): Promise<PayPalInstance>;
}

const isScript = (found: unknown): found is PayPalScript =>
  typeof found === "object" && found !== null && "createInstance" in found;

/** Returns the global object of PayPal's script, if it was loaded. */
export function findPayPal(): PayPalScript | null {
  const found: unknown = Reflect.get(window, "paypal");
  return isScript(found) ? found : null;
}
