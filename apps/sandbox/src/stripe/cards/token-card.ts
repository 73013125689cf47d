import type { Card } from "./read-card.ts";
import type { Wallet } from "./wallets.ts";

/** The card that a token stands for, and the wallet that it came from. */
export type TokenCard = Card & { wallet?: Wallet };
