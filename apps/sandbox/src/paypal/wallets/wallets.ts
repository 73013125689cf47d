import { createHash } from "node:crypto";

/** An account that pays: PayPal's own, or Venmo's. */
export const WALLETS = ["paypal", "venmo"] as const;
export type Wallet = (typeof WALLETS)[number];

/** How a payment ends: paid, refused by PayPal, or PayPal asks the payer to confirm once more. */
export type WalletFate = "pays" | "instrument" | "confirm";

/** The person who approved a payment in PayPal's or Venmo's window. */
export type Payer = {
  wallet: Wallet;
  payerId: string;
  email: string;
  givenName: string;
  surname: string;
  fate: WalletFate;
  /** How later charges on the saved account end, when the payer is not present. */
  laterFate: WalletFate;
};

/** What the payer pays from, as the window offers it. */
export const FUNDINGS = {
  balance: { label: "Balance", fate: "pays", laterFate: "pays" },
  declined: { label: "Card that is declined", fate: "instrument", laterFate: "instrument" },
  confirm: { label: "Bank that asks to confirm once more", fate: "confirm", laterFate: "pays" },
  later: { label: "Balance that is empty at later charges", fate: "pays", laterFate: "instrument" },
} as const satisfies Record<string, { label: string; fate: WalletFate; laterFate: WalletFate }>;
export type Funding = keyof typeof FUNDINGS;

export const WALLET_NAMES: Record<Wallet, string> = { paypal: "PayPal", venmo: "Venmo" };

export const isWallet = (text: unknown): text is Wallet => text === "paypal" || text === "venmo";

export const isFunding = (text: string): text is Funding => Object.hasOwn(FUNDINGS, text);

/** Venmo pays in US dollars only. */
export const takesCurrency = (wallet: Wallet, currency: string): boolean => wallet === "paypal" || currency === "USD";

/** PayPal's account ids have no characters that can be confused, such as 0 and O. */
const ID_CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns the id that PayPal gives to an account: always the same for the same text. */
export function accountId(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 13);
  return Array.from(bytes, (byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join("");
}
