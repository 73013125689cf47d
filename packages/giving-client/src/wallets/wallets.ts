import type { Cents } from "@offertory/contract/money/cents";
import type { CardGateway, CardHolder, PaymentSource, PaymentSourceRequest } from "../card-entry/card-entry.ts";
import type { GivingCall } from "../calls/index.ts";
import type { GiftType } from "../pending/index.ts";

/** A gift as the sheet of a wallet shows it. */
export interface WalletGift {
  type: GiftType;
  /** What is charged, with the covered fee. */
  total: Cents;
  /** The parts of the total. */
  lines: readonly { name: string; amount: Cents }[];
}

/** A payment that the donor approved in a wallet. */
export interface WalletApproval {
  /** The donor as the wallet shows them. */
  donor: CardHolder;
  /** Creates the payment source of the gift. No money moves before the gift itself is sent. */
  makePaymentSource(request: PaymentSourceRequest): Promise<PaymentSource>;
  /** Creates the token of a card that is to be saved. */
  makeCard(): Promise<string>;
  /** Tells the donor in the open sheet that nothing was paid. */
  fail(message: string): void;
}

/** The page's side of the wallets. */
export interface WalletsTarget {
  call: GivingCall;
  gateway: CardGateway;
  churchName: string;
  /** The element that the buttons are drawn in. */
  element: HTMLElement;
  /** The gift that is filled in when the buttons appear. */
  gift: WalletGift;
  /** Whether the wallet is to supply the donor's email. */
  needsEmail: boolean;
  /**
   * Called when a button is pressed. Returns the gift, or null where something has to be corrected first: then no sheet
   * opens. The script waits for one second.
   */
  onPress(): Promise<WalletGift | null>;
  onApprove(approval: WalletApproval): void;
}

/** The wallets of this device, as buttons on the page. */
export interface Wallets {
  update(gift: WalletGift): void;
  destroy(): void;
}
