import { sql } from "kysely";
import type { OpenTransaction } from "../database/connection.ts";

/** Ends every token of a user by beginning a new generation of them; answers the new one. */
export async function endTokens(tx: OpenTransaction, userId: string): Promise<number> {
  const { rows } = await sql<{ generation: number }>`
    insert into token_generations (user_id, generation) values (${userId}, 1)
    on conflict (user_id) do update set generation = token_generations.generation + 1
    returning generation`.execute(tx);
  return rows[0]!.generation;
}
