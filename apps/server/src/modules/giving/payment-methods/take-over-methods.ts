import type { Giving } from "../giving.ts";
import type { SeenDonor } from "../people/may-see-donations.ts";

/**
 * What pays a guest's recurring gift belongs to nobody, until the account of the same address has proved that address. From then on
 * its owner finds the gift and what pays it among their own.
 */
export async function takeOverMethods(giving: Giving, donor: SeenDonor): Promise<void> {
  try {
    await giving.persons.takeOverMethods(donor);
  } catch (error) {
    // A customer was made for the person in this very moment: the next look takes the rest over.
    const isRace = error instanceof Error && "constraint" in error && error.constraint === "customers_by_person";
    if (!isRace) throw error;
  }
}
