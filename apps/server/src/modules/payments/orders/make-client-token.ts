import type { CallAnswer, ClientTokenQuestion, makeClientToken as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { findOrderGateway } from "./find-order-gateway.ts";

/** Each asks the payment provider once. A whole congregation may be behind one address, and open the page twice. */
const BY_PLACE: Limit = { name: "client-token-place", tries: 2000, seconds: 3600 };

/** What the payment provider's script is started with, in the donor's browser. Our own pages use the newer script. */
export async function makeClientToken(
  context: Pick<Payments, "encryption" | "limits" | "providers" | "sandboxUrl" | "wholeGateways">,
  asked: ClientTokenQuestion,
  caller: Caller | null,
  address: string,
): Promise<CallAnswer<typeof call>> {
  const { gateway, orders } = await findOrderGateway(context, asked, caller);
  await context.limits.count(BY_PLACE, address);
  const clientToken = await orders.clientToken(openAccount(context, gateway), asked.kind === "v6" ? "v6" : "older");
  if (!clientToken) throw new PaymentsUnavailable();
  return { clientToken };
}
