import type { ManagedGift } from "@offertory/contract";
import { postLetter } from "../../../platform/mail/mailer.ts";
import { inOneGo, type Giving } from "../giving.ts";
import { giftChangedLetter, giftStoppedLetter } from "./gift-changed-letter.ts";
import type { Recipient } from "./letter-store.ts";

/** Who holds a letter needs no password: whatever they do with it, the donor's mailbox hears of it. */
export async function tellOfChange(giving: Giving, to: Recipient, gift: ManagedGift): Promise<void> {
  const t = await giving.speak(to.language);
  await postLetter(giving.connection, giftChangedLetter({ t, to, gift }));
}

export async function tellOfEnd(
  giving: Giving,
  to: Recipient,
  { churchId, id, amount }: { churchId: string; id: string; amount: number },
): Promise<void> {
  const t = await giving.speak(to.language);
  await inOneGo(giving, async ({ letters }, tx) => {
    if (await letters.claim(churchId, "stopped", id, giving.now()))
      await postLetter(tx, giftStoppedLetter({ t, to, amount }));
  });
}
