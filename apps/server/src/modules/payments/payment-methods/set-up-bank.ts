import { randomUUID } from "node:crypto";
import type { CallAnswer, setUpBank as call, SetUpBank } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { bankHolder } from "./add-bank.ts";

/** Starts a bank account setup that the provider's script completes. `refreshMethodsOf` or a webhook saves it. */
export async function setUpBank(context: Payments, input: SetUpBank, caller: Caller): Promise<CallAnswer<typeof call>> {
  const { customerId, gateway, banks } = await bankHolder(context, input, caller);
  const setUp = await banks.setUp(openAccount(context, gateway), { key: randomUUID(), customerId });
  if (!setUp) throw new PaymentsUnavailable();
  const { churchId, id: gatewayId } = gateway;
  await context.methodSetups.add({ churchId, gatewayId, id: setUp.id, customerId, createdAt: context.now() });
  return { clientSecret: setUp.clientSecret, setupIntentId: setUp.id, customerId };
}
