import { randomUUID } from "node:crypto";
import type { AddMethod, addBank as call, CallAnswer } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { readPersonOf } from "../../people/index.ts";
import { findOrAddCustomer } from "../customers/find-or-add-customer.ts";
import { findGateway, openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable, requireCapability } from "../../payment-providers/index.ts";
import { PersonNotKnown, mayChangeMethodsOf } from "../../donations/index.ts";
import type { Payments } from "../payments.ts";
import { BankNotSaved } from "../payments-errors.ts";
import { describeMethod } from "./describe-method.ts";

/** Saves a bank account for a person. It cannot pay gifts until its deposits are confirmed. */
export async function addBank(context: Payments, input: AddMethod, caller: Caller): Promise<CallAnswer<typeof call>> {
  const { personId, email, customerId, gateway, banks } = await bankHolder(context, input, caller);
  const bank = { key: randomUUID(), token: input.id, customerId };
  const saved = await banks.save(openAccount(context, gateway), bank);
  if (saved.outcome === "unavailable") throw new PaymentsUnavailable();
  if (saved.outcome === "refused") throw new BankNotSaved(saved.reason);
  const row = { ...saved.method, churchId: caller.churchId, gatewayId: gateway.id, customerId, personId, email };
  await context.methods.keep(row);
  return { paymentMethod: describeMethod(row), customerId };
}

type Holder = Pick<AddMethod, "personId" | "gatewayId" | "provider">;

/** Finds person, customer and gateway that a bank account is saved for. Refuses callers without permission. */
export async function bankHolder(context: Payments, input: Holder, caller: Caller) {
  const { churchId } = caller;
  const personId = input.personId || caller.personId;
  if (!mayChangeMethodsOf(caller, personId)) throw new NotAllowed();
  const person = await readPersonOf(context.people, churchId, personId);
  if (!person) throw new PersonNotKnown();
  const gateway = await findGateway(context, churchId, input);
  const banks = requireCapability(context.providers[gateway.provider], "banks", () => new BankNotSaved(""));
  const { email } = person.contactInfo;
  const customerId = await findOrAddCustomer(context, gateway, { personId, email, name: person.name.display });
  return { personId, email, customerId, gateway, banks };
}
