import { CallFailed } from "@offertory/api-client";
import type { GiftAidDonor } from "@offertory/contract";

/** Returns the field that the server refused; null for an error that belongs to no field of the donor. */
export function refusedField(error: unknown, { firstName }: GiftAidDonor): keyof GiftAidDonor | null {
  const code = error instanceof CallFailed ? error.code : null;
  if (code === "gift-aid-name-missing") return firstName.trim() === "" ? "firstName" : "lastName";
  if (code === "gift-aid-house-missing") return "house";
  return code === "gift-aid-postcode-invalid" ? "postcode" : null;
}
