import { chargeGift, uniqueId } from "@offertory/contract";
import type pg from "pg";
import { z } from "zod";
import type { Client } from "../client.ts";
import { checkRecords, waitForJobs, type RecordCheck } from "./check-records.ts";
import { cpuByProcess, spentSince, type CpuByProcess, type Pids } from "./cpu-by-process.ts";
import { holdRate, type Held } from "./hold-rate.ts";
import type { Donor } from "./make-donors.ts";

export interface GiftContext {
  churchId: string;
  gatewayId: string;
  fundId: string;
  donors: readonly Donor[];
  pids: Pids;
}

export interface HeldGifts extends Held {
  gifts: number;
  /** CPU per gift, including its webhook, its email and all other jobs that it causes. */
  cpu: CpuByProcess;
  /** How long the jobs went on after the last answer. */
  restMs: number;
  records: RecordCheck;
}

/** Sends gifts of signed-in donors with saved cards at a steady rate, and measures until all their jobs are done. */
export async function benchGifts(
  pool: pg.Pool,
  client: Client,
  { churchId, gatewayId, fundId, donors, pids }: GiftContext,
  rate: { perSecond: number; seconds: number },
): Promise<HeldGifts> {
  const intentIds: string[] = [];
  const give = async (index: number): Promise<void> => {
    const donor = donors[index % donors.length]!;
    const amount = 5 + (index % 200) / 4;
    const body = { amount, id: donor.methodId, funds: [{ id: fundId, amount }], provider: "stripe", gatewayId };
    const headers = { "idempotency-key": uniqueId() };
    const text = await client.call("POST", "/api/giving/donate/charge", { token: donor.token, body, headers });
    const answer = z.parse(chargeGift.answer, JSON.parse(text));
    if (answer.status !== "succeeded") throw new Error(`A gift was answered with ${answer.status}.`);
    intentIds.push(answer.id);
  };
  await holdRate({ perSecond: 20, seconds: 10 }, give);
  await waitForJobs(pool);

  const before = cpuByProcess(pids);
  const held = await holdRate(rate, give);
  const restMs = await waitForJobs(pool);
  const gifts = rate.perSecond * rate.seconds;
  const cpu = spentSince(before, cpuByProcess(pids), gifts);
  return { ...held, gifts, cpu, restMs, records: await checkRecords(pool, churchId, intentIds) };
}
