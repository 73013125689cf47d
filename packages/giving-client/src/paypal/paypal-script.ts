import type { FundingSource } from "@offertory/contract";
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

/** Opens PayPal's or Venmo's window for one order. */
export interface PayPalAccountSession {
  /** Opens the window at once, and fills it when the order is there. */
  start(options: { presentationMode: "auto" | "modal" }, order: Promise<{ orderId: string }>): Promise<unknown>;
  destroy(): void;
}

export interface PayPalAccountEvents {
  onApprove(data: { orderId: string }): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

export interface PayPalInstance {
  findEligibleMethods(options: {
    currencyCode: string;
  }): Promise<{ isEligible(method: "advanced_cards" | FundingSource): boolean }>;
  createCardFieldsOneTimePaymentSession(): PayPalSession;
  createPayPalOneTimePaymentSession(events: PayPalAccountEvents): PayPalAccountSession;
  createVenmoOneTimePaymentSession(events: PayPalAccountEvents): PayPalAccountSession;
}

export type PayPalComponent = "card-fields" | "paypal-payments" | "venmo-payments";

export interface PayPalScript {
  createInstance(options: {
    clientToken: string;
    components: readonly PayPalComponent[];
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
