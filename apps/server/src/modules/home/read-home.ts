import { Home, type HomeCard } from "@offertory/contract";
import { z } from "zod";
import { Refusal } from "../../platform/errors/refusal.ts";
import type { HomeCardSource } from "../../platform/home-cards/home-card-source.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { HomePages } from "./home.ts";

/** How many cards of one caller are read at once, so that one home page does not take all database connections. */
const MAX_AT_ONCE = 3;

/** Reads the cards that the caller may see. A card that cannot be read is named, and the others are still answered. */
export async function readHome({ cards, note }: Pick<HomePages, "cards" | "note">, caller: Caller): Promise<Home> {
  const failed: string[] = [];
  const allowed = cards.filter(({ allow }) => allow(caller));
  const read = await inTurns(allowed, async (source): Promise<HomeCard | null> => {
    try {
      return await source.read(caller);
    } catch (error) {
      // A refusal means that the caller may not see the card after all.
      if (error instanceof Refusal) return null;
      note(error, source.kind);
      failed.push(source.kind);
      return null;
    }
  });
  // Drops every field that the contract does not name, also where the answer is part of another one.
  return z.parse(Home, { cards: read.filter((card) => card !== null), failed });
}

/** Handles the sources in their order, a few at once, and returns the results in the same order. */
async function inTurns<Result>(
  sources: readonly HomeCardSource[],
  handle: (source: HomeCardSource) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = sources.entries();
  const takeTurns = async () => {
    for (const [index, source] of rest) results[index] = await handle(source);
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, takeTurns));
  return results;
}
