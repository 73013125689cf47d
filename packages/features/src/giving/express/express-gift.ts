import type { PublicGateway } from "@offertory/contract";
import type { Cents } from "@offertory/contract/money/cents";
import type { GivingCall } from "@offertory/giving-client/calls";
import type { CardGateway, CardHolder, PaymentSource, PaymentSourceRequest } from "@offertory/giving-client/card-entry";
import type { Fee } from "@offertory/giving-client/fee";
import type { GiftType } from "@offertory/giving-client/pending";
import type { Language } from "@offertory/i18n";

export type ExpressGateway = CardGateway & Pick<PublicGateway, "payFees">;

/** The gift that is filled in on the page, as far as the express ways to pay need it. */
export interface ExpressGift {
  type: GiftType;
  /** The sum of the fund lines, without the fee. */
  net: Cents;
  lines: readonly { name: string; amount: Cents }[];
  /** Whether the donor wants to cover the fee. */
  coverFee: boolean;
}

/** How a donor pays, and what they saw. */
export interface ExpressPayment {
  gateway: ExpressGateway;
  total: Cents;
  /** The covered fee in the total. */
  fee: Cents;
  /** The donor as their account or wallet shows them; null where it shows nobody. */
  donor: CardHolder | null;
  /**
   * Creates the payment source; null where the donor closed the provider's window, so that there is no gift. No money
   * moves before the gift itself is sent.
   */
  makePaymentSource(request: PaymentSourceRequest): Promise<PaymentSource | null>;
  /** Creates the token of a card that is to be saved; absent if the provider saves cards only with an order. */
  makeCard?(): Promise<string>;
  /** What to say where the provider declines; absent where it is a card that was declined. */
  declined?: string;
  /** Says in the provider's own window that nothing was paid, if one is still open. */
  fail(message: string): void;
}

/** What is said about a window of an account such as PayPal. The total is only said where that of a card differs. */
export type AccountText = "cancel" | "closed" | "declined" | "total" | "waiting";

/** The page that offers express ways to pay. */
export interface ExpressPage {
  call: GivingCall;
  churchId: string;
  churchName: string;
  gift: ExpressGift;
  /** The fee that the page asks about itself, and the gateway it is for. */
  known: { gatewayId: string; fee: Fee } | null;
  /** Whether the donor's email is not known yet. */
  needsEmail: boolean;
  feeLine: string;
  /** The total that the page shows for a card. */
  total: Cents;
  language: Language;
  /** The page's texts about accounts. */
  accountText(name: AccountText, values: { name: string; total: string }): string;
  /** Whether the gift can be paid now. Where it cannot, the page shows why. */
  mayPay(): boolean;
  /**
   * Stores what must be on the server before a sheet opens; false where that failed, and the page shows why. The sheet
   * waits for one second: after a longer time the button has to be pressed again.
   */
  prepare?(): Promise<boolean>;
  /** Makes the gift, and shows its outcome. */
  pay(payment: ExpressPayment): Promise<void>;
}

export interface ExpressWayProps {
  gateway: ExpressGateway;
  page: ExpressPage;
  /** Called when this device has no such way to pay. */
  onMissing(): void;
}
