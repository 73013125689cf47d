import type { Connection } from "../../platform/database/connection.ts";
import { openAudit } from "../audit/index.ts";
import { openDonations } from "../donations/index.ts";
import { openFunds } from "../funds/index.ts";
import { openGateways } from "../gateways/index.ts";
import { openGivingEmails } from "../giving-emails/index.ts";
import { openGiftAid } from "../gift-aid/index.ts";
import { openLedger } from "../ledger/index.ts";
import { openPayments } from "../payments/index.ts";
import { openRecurring } from "../recurring/index.ts";
import { openRefunds } from "../refunds/index.ts";
import { openReporting } from "../reporting/index.ts";
import { openStatements } from "../statements/index.ts";
import { openVisitors } from "../visitors/index.ts";
import { openLetterheadReader } from "./donation-page/letterhead-reader.ts";
import type { GivingTables } from "./giving-tables.ts";
import { givingStores, type Giving, type GivingNeeds } from "./giving.ts";
import { webhookHandlers } from "./webhook-handlers.ts";

/** Opens the modules of giving in their order; each gets the contexts of those before it. */
export function openGiving(connection: Connection, needs: GivingNeeds): Giving {
  const ground = {
    ...openFunds(connection, needs),
    ...openGateways(connection, needs),
    ...openLedger(connection, needs),
    ...openVisitors(connection, needs),
  };
  const donations = { ...ground, ...openDonations(connection, { ...needs, ...ground }) };
  const payments = openPayments(connection, { ...needs, ...donations });
  const recurring = openRecurring(connection, { ...needs, ...payments });
  const audit = openAudit(connection, openRefunds(connection, payments));
  const context = {
    ...openGivingEmails(connection, { ...needs, ...recurring, ...audit }),
    ...openStatements(connection, { ...needs, ...donations }),
    ...openGiftAid(connection, donations),
    ...openReporting(connection, donations),
    ...givingStores(connection),
    readLetterhead: openLetterheadReader(connection.$extendTables<GivingTables>(), needs.prepare),
  };
  Object.assign(context.webhookHandlers, webhookHandlers(context));
  return context;
}
