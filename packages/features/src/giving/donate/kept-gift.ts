import { type Gift, uniqueId } from "@offertory/contract";
import type { GiftDraft, GiftType } from "./gift-draft.ts";

/** A gift that was sent, with the key by which the server knows it: sent again, it is the same gift. */
export interface SentGift {
  type: GiftType;
  body: Gift;
  key: string;
}

interface Kept {
  draft?: GiftDraft;
  /** The key of the gift that reads like this. */
  key?: string;
  reads?: string;
  /** Sent, and nobody has told yet what became of it. */
  sent?: SentGift;
}

const nameOf = (churchId: string, personId: string) => `offertory-gift ${churchId} ${personId}`;

/** What a tab remembers of a gift until it is made: a refresh loses neither what was typed nor which gift it was. */
export function keptGift(churchId: string, personId: string, storage: Storage = sessionStorage) {
  const name = nameOf(churchId, personId);
  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(name) ?? "{}");
      return kept instanceof Object ? kept : {};
    } catch {
      return {};
    }
  };
  const change = (changes: Kept): void => {
    try {
      storage.setItem(name, JSON.stringify({ ...read(), ...changes }));
    } catch {
      // A tab that may keep nothing gives all the same.
    }
  };

  return {
    draft: (): GiftDraft | undefined => read().draft,
    keepDraft: (draft: GiftDraft): void => change({ draft }),
    /** The gift that was under way when the page went away. */
    sent: (): SentGift | undefined => read().sent,
    /** Made once for a gift that is filled in: the same details again have the same key. */
    send(type: GiftType, body: Gift): SentGift {
      const reads = JSON.stringify([type, body]);
      const kept = read();
      const key = kept.reads === reads && kept.key ? kept.key : `${uniqueId()}${uniqueId()}`;
      const sent = { type, body, key };
      change({ key, reads, sent });
      return sent;
    },
    /** It is known that no money moved: the details may be sent again. */
    refused(): void {
      const { sent: _, ...rest } = read();
      storage.setItem(name, JSON.stringify(rest));
    },
    made: (): void => storage.removeItem(name),
  };
}
