import type { CardEntry, CardGateway, CardPlace } from "./card-entry.ts";

export interface BankNumbers {
  routingNumber: string;
  accountNumber: string;
  holderName: string;
}

/** What a payment provider's own script does in the browser. What it cannot do is absent. */
export interface PaymentProvider {
  openCardEntry(place: CardPlace): Promise<CardEntry>;
  /** Has the donor's bank ask the donor (3-D Secure); answers what it said when it did not agree, else nothing. */
  askBank?(gateway: CardGateway, clientSecret: string): Promise<string>;
  /** Has the provider make a token of a bank account: its numbers go nowhere else. */
  makeBankToken?(gateway: CardGateway, numbers: BankNumbers): Promise<string>;
}
