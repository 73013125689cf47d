import { z } from "zod";
import type { Sealing } from "../sealing/seal.ts";

/** An email, ready to go. */
export const Letter = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });
export type Letter = z.output<typeof Letter>;

const Sealed = z.object({ sealed: z.string() });
export type SealedEmail = z.output<typeof Sealed>;

/** The queue's table, and every backup of it, would otherwise hold links that sign somebody in or set a password. */
const PLACE = "queued email";

export const sealEmail = (sealing: Sealing, letter: Letter): SealedEmail => ({
  sealed: sealing.seal(JSON.stringify(letter), PLACE),
});

/** What an older version of the program queued was not encrypted yet. */
export function openEmail(sealing: Sealing, payload: unknown): Letter {
  const { data } = Sealed.safeParse(payload);
  return Letter.parse(data ? JSON.parse(sealing.open(data.sealed, PLACE)) : payload);
}
