import type { CardEntry, CardGateway, CardEntryTarget } from "./card-entry.ts";
import type { Wallets, WalletsTarget } from "../wallets/wallets.ts";

export interface BankNumbers {
  routingNumber: string;
  accountNumber: string;
  holderName: string;
}

/** What a payment provider's script can do in the browser. Functions that it does not offer are absent. */
export interface PaymentProvider {
  openCardEntry(host: CardEntryTarget): Promise<CardEntry>;
  /** Draws the wallets of this device; null where it has none. */
  openWallets?(target: WalletsTarget): Promise<Wallets | null>;
  /** Starts 3-D Secure. Returns the error message if the donor's bank did not agree, else an empty string. */
  askBank?(gateway: CardGateway, clientSecret: string): Promise<string>;
  /** Creates a token for a bank account. Its numbers go only to the provider. */
  makeBankToken?(gateway: CardGateway, numbers: BankNumbers): Promise<string>;
}
