import type { Provider } from "@offertory/contract";
import type { Connection, OpenTransaction } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Say } from "../../platform/jobs/events.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Speak } from "../../platform/mail/speech.ts";
import type { Sealing } from "../../platform/sealing/seal.ts";
import type { People } from "../people/index.ts";
import { donationStore } from "./donations/donation-store.ts";
import { fundStore } from "./funds/fund-store.ts";
import { gatewayStore } from "./gateways/gateway-store.ts";
import type { GivingDatabase, GivingTables } from "./giving-tables.ts";
import { intentStore } from "./intents/intent-store.ts";
import { ledgerStore } from "./ledger/ledger-store.ts";
import { methodStore } from "./payment-methods/method-store.ts";
import { refundStore } from "./refunds/refund-store.ts";
import { inboxStore } from "./webhooks/inbox-store.ts";
import type { PaymentProvider } from "./providers/payment-provider.ts";

/** What giving asks of the world outside it. */
export interface GivingNeeds {
  guards: Guards;
  limits: Limits;
  say: Say;
  speak: Speak;
  people: People;
  sealing: Sealing;
  now: () => Date;
  newId: () => string;
  /** The addresses of our own apps: links in mails go nowhere else, and payment companies reach us at the portal's. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** Keys what we sign ourselves, such as links in mails. */
  secret: string;
  /** Where the sandbox that stands in for the payment companies is; null in production, which has none. */
  sandboxUrl: string | null;
  providers: Record<Provider, PaymentProvider>;
}

const storesIn = (db: GivingDatabase) => ({
  funds: fundStore(db),
  gateways: gatewayStore(db),
  methods: methodStore(db),
  intents: intentStore(db),
  donations: donationStore(db),
  ledger: ledgerStore(db),
  inbox: inboxStore(db),
  refunds: refundStore(db),
});
export type GivingStores = ReturnType<typeof storesIn>;

export interface Giving extends GivingNeeds, GivingStores {
  connection: Connection;
}

export function openGiving(connection: Connection, needs: GivingNeeds): Giving {
  return { ...needs, connection, ...storesIn(connection.$extendTables<GivingTables>()) };
}

/** All of it is written, or nothing. */
export const inOneGo = <Result>(
  { connection }: Giving,
  work: (stores: GivingStores, tx: OpenTransaction) => Promise<Result>,
): Promise<Result> => connection.transaction().execute((tx) => work(storesIn(tx.$extendTables<GivingTables>()), tx));
