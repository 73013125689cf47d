import { DEFAULT_CURRENCY, isCurrency } from "@offertory/i18n";
import { z } from "zod";
import { rememberCurrency } from "../../../platform/money/church-money.ts";
import type { Churches } from "../churches.ts";
import type { ChurchesTables } from "../churches-tables.ts";

/** A trigger of the database sends it to every process when the currency of a church was set. */
const CurrencyBroadcast = z.object({ kind: z.literal("currency"), churchId: z.string(), currency: z.string() });

/** Reads the currencies of all churches into memory, at the start and after broadcasts may have been missed. */
export async function loadCurrencies({ connection }: Pick<Churches, "connection">): Promise<void> {
  const rows = await connection
    .$extendTables<ChurchesTables>()
    .selectFrom("churches")
    .select(["id", "currency"])
    .where("currency", "<>", DEFAULT_CURRENCY)
    .execute();
  for (const { id, currency } of rows) rememberCurrency(id, currency);
}

/** Handles a message of the channel of broadcasts. Those of other kinds are ignored. */
export function onCurrencyBroadcast(payload: string): void {
  if (!payload.includes('"currency"')) return;
  const { data } = CurrencyBroadcast.safeParse(parseJson(payload));
  if (data && isCurrency(data.currency)) rememberCurrency(data.churchId, data.currency);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
