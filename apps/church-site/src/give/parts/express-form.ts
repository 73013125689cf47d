import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import type { Fee } from "@offertory/giving-client/fee";
import type { Draft } from "../draft/draft.ts";
import type { Problems } from "../draft/find-problems.ts";
import type { GiveNowInput } from "../send/give-now.ts";

/** What the express ways to pay need of the form. */
export interface ExpressForm {
  draft: Draft;
  net: Cents;
  /** The total that the page shows for a card. */
  total: Cents;
  /** The gateway of the card, and its fee. */
  gateway: PageGateway | undefined;
  quote: Fee;
  /** All problems, whether they are shown or not. */
  found: Problems;
  isBusy: boolean;
  isOnline: boolean;
  setTried(change: (known: "card" | "express" | null) => "card" | "express"): void;
  setFailure(text: string): void;
  /** `declined` is said in place of our text about a declined card. */
  describe(error: unknown, declined?: string): Promise<{ text: string }>;
  /** Makes the gift; `show` shows why that failed. */
  pay(
    payment: Pick<GiveNowInput, "gateway" | "paying" | "total" | "fee">,
    show: (error: unknown) => Promise<void>,
  ): Promise<void>;
}
