import { createHash, randomUUID } from "node:crypto";
import type { Gift, GiftAnswer } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { findGateway } from "../gateways/find-gateway.ts";
import { openAccount } from "../gateways/open-account.ts";
import type { Giving } from "../giving.ts";
import { MethodNotFound } from "../giving-errors.ts";
import { applyNews } from "../intents/apply-news.ts";
import { awaitOutcome } from "../intents/await-outcome.ts";
import { startIntent } from "../intents/start-intent.ts";
import type { MethodRow } from "../payment-methods/method-store.ts";
import { answerGift } from "./answer-gift.ts";
import { readGift, type ReadGift } from "./read-gift.ts";

interface Asked {
  key: string | undefined;
  address: string;
}

/** Takes a one-time gift: write it down, ask for the money, write down what happened. */
export async function chargeGift(giving: Giving, gift: Gift, caller: Caller, asked: Asked): Promise<GiftAnswer> {
  const { churchId, personId } = caller;
  const gateway = await findGateway(giving, churchId, gift);
  const method = await giving.methods.find(churchId, gateway.id, gift.id ?? "");
  if (!method || method.personId !== personId) throw new MethodNotFound();
  const rate = method.type === "bank" ? gateway.rates.bank : gateway.rates.card;
  const read = await readGift(giving, churchId, gift, rate);

  const requestHash = hashOf(read, method);
  const { intent, fresh } = await startIntent(
    giving,
    {
      churchId,
      id: giving.newId(),
      gatewayId: gateway.id,
      provider: gateway.provider,
      personId,
      sentKey: asked.key ?? null,
      requestHash,
      providerKey: randomUUID(),
      methodId: method.id,
      methodType: method.type,
      methodName: method.name,
      methodLast4: method.last4,
      customerId: method.customerId,
      amount: read.amount,
      coveredFee: read.coveredFee,
      notes: gift.notes?.trim() ?? "",
      status: "processing",
      createdAt: giving.now(),
      checkAt: new Date(giving.now().getTime() + 60_000),
    },
    read.funds,
  );
  if (!fresh) return answerGift(await awaitOutcome(giving, intent));
  const news = await giving.providers[gateway.provider].charges.charge(openAccount(giving, gateway), {
    key: intent.providerKey,
    intentId: intent.id,
    amount: intent.amount,
    methodId: intent.methodId,
    methodType: intent.methodType,
    customerId: intent.customerId,
    address: asked.address,
  });
  return answerGift(await applyNews(giving, intent, news));
}

const hashOf = ({ amount, funds }: ReadGift, { gatewayId, id, fingerprint }: MethodRow): string =>
  createHash("sha256")
    .update(JSON.stringify([amount, funds, gatewayId, fingerprint || id]))
    .digest("base64url");
