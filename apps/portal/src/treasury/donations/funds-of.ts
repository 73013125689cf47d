import { unitsOf } from "@offertory/i18n";
import { type Cents, type ChurchDonation } from "@offertory/contract";

/** Returns the funds of a donation, each once, with the sum of its fund lines. */
export function fundsOf({ funds }: Pick<ChurchDonation, "funds">): { id: string; name: string; given: Cents }[] {
  const byId = new Map<string, { id: string; name: string; given: Cents }>();
  for (const { id, name, amount } of funds) {
    const before = byId.get(id)?.given ?? 0;
    byId.set(id, { id, name, given: before + (unitsOf(amount) ?? 0) });
  }
  return [...byId.values()];
}
