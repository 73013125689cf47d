import type { Insertable } from "kysely";
import { type GiftAid, inTransaction } from "../gift-aid.ts";
import type { GiftAidTables } from "../gift-aid-tables.ts";
import { CURRENT_WORDING } from "./wordings.ts";

type NewDeclaration = Omit<Insertable<GiftAidTables["giftAidDeclarations"]>, "id" | "wording" | "recordedAt"> & {
  today: string;
};

/** Saves a declaration, which replaces the one before. */
export const saveDeclaration = (
  context: Pick<GiftAid, "connection" | "newId" | "now">,
  { today, ...declaration }: NewDeclaration,
): Promise<void> =>
  inTransaction(context, async ({ giftAidDeclarations }) => {
    const at = context.now();
    const { churchId, personId, recordedBy } = declaration;
    await giftAidDeclarations.replace(churchId, personId, { today, at, by: recordedBy });
    await giftAidDeclarations.add({ ...declaration, id: context.newId(), wording: CURRENT_WORDING, recordedAt: at });
  });
