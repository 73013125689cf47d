import type { CallAnswer, ClientTokenQuestion, makeClientToken as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { findOrderGateway } from "./find-order-gateway.ts";

/** Each token costs one call to the provider. The limit is high: a whole congregation may share one IP address. */
const BY_ADDRESS: Limit = { name: "client-token-place", tries: 2000, seconds: 3600 };

/** Returns the token that starts PayPal's script: of SDK v6 for our own pages, of Hosted Fields for older clients. */
export async function makeClientToken(
  context: Pick<Payments, "encryption" | "limits" | "providers" | "sandboxUrl" | "gatewaysWithSecrets">,
  question: ClientTokenQuestion,
  caller: Caller | null,
  address: string,
): Promise<CallAnswer<typeof call>> {
  const { gateway, orders } = await findOrderGateway(context, question, caller);
  await context.limits.count(BY_ADDRESS, address);
  const clientToken = await orders.clientToken(openAccount(context, gateway), question.kind === "v6" ? "v6" : "older");
  if (!clientToken) throw new PaymentsUnavailable();
  return { clientToken };
}
