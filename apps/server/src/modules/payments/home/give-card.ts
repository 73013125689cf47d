import { everyone, type HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { seeOwnDonations } from "../../donations/index.ts";
import { isOffered } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";

/** Offers to give, and to repeat the caller's own latest donation, in churches that take donations online. */
export const giveCard = (
  context: Pick<Payments, "history" | "readOpenFunds" | "gatewayCards" | "sandboxUrl">,
): HomeCardSource => ({
  kind: "give",
  allow: everyone,
  async read(caller) {
    const { churchId } = caller;
    const [funds, gateways, last] = await Promise.all([
      context.readOpenFunds(churchId),
      context.gatewayCards(churchId),
      context.history.latestOf(seeOwnDonations(caller)),
    ]);
    if (funds.length === 0 || !gateways.some((gateway) => isOffered(context, gateway))) return null;
    return { kind: "give", last: last ? { ...last, amount: decimalsOf(churchId)(last.amount) } : null };
  },
});
