import { can } from "@offertory/contract";
import type { HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { may } from "../../../platform/identity/caller.ts";
import { unreconciledPayoutsCard } from "../../audit/index.ts";
import { openBatchesCard } from "../../donations/index.ts";
import { isOffered } from "../../gateways/index.ts";
import { giveCard } from "../../payments/index.ts";
import { recurringCards } from "../../recurring/index.ts";
import { givingCard } from "../../reporting/index.ts";
import type { Giving } from "../giving.ts";

/** The home cards of all modules of giving. */
export const givingCards = (context: Giving): HomeCardSource[] => [
  givingCard(context),
  openBatchesCard(context),
  unreconciledPayoutsCard(context),
  giveCard(context),
  ...recurringCards(context),
  {
    kind: "setUpGiving",
    allow: (caller) => may(caller, can.editGivingSettings),
    async read({ churchId }) {
      const [funds, gateways] = await Promise.all([context.readOpenFunds(churchId), context.gatewayCards(churchId)]);
      const isSetUp = funds.length > 0 && gateways.some((gateway) => isOffered(context, gateway));
      return isSetUp ? null : { kind: "setUpGiving" };
    },
  },
];
