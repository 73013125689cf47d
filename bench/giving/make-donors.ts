import { addCard, uniqueId } from "@offertory/contract";
import type pg from "pg";
import { z } from "zod";
import { openTokens } from "../../apps/server/src/platform/identity/tokens.ts";
import type { Client } from "../client.ts";

export interface Donor {
  personId: string;
  token: string;
  methodId: string;
}

interface DonorOptions {
  churchId: string;
  gatewayId: string;
  personIds: readonly string[];
  /**
   * The installation's secret, with which tokens are signed here: signing every donor in would take longer than the
   * measurement.
   */
  secret: string;
}

/** Gives each person an account and a saved card; the card is saved by the API. */
export async function makeDonors(pool: pg.Pool, client: Client, options: DonorOptions): Promise<Donor[]> {
  const { churchId, gatewayId, personIds, secret } = options;
  const tokens = openTokens(secret, () => new Date());
  const donors: Donor[] = [];
  for (const personId of personIds) {
    const userId = uniqueId();
    await pool.query(
      "insert into users (id, email, first_name, last_name, password_hash) values ($1, $2, 'A', 'B', 'x')",
      [userId, `${userId.toLowerCase()}@example.org`],
    );
    await pool.query("insert into user_churches (user_id, church_id, person_id) values ($1, $2, $3)", [
      userId,
      churchId,
      personId,
    ]);
    await pool.query("insert into sessions (id, user_id, ends_at) values ($1, $1, now() + interval '1 day')", [userId]);
    const session = { id: userId, endsAt: Math.floor(Date.now() / 1000) + 86_400 };
    const token = tokens.forApi("giving", { userId, session, churchId, personId });
    const body = { id: "pm_card_visa", personId, gatewayId };
    const text = await client.call("POST", "/api/giving/paymentmethods/addcard", { token, body });
    const saved = z.parse(addCard.answer, JSON.parse(text));
    donors.push({ personId, token, methodId: saved.paymentMethod?.id ?? "" });
  }
  return donors;
}
