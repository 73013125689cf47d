import { type GiftAidDonor, ukPostcode } from "@offertory/contract";
import { GiftAidHouseMissing, GiftAidNameMissing, GiftAidPostcodeInvalid } from "../gift-aid-errors.ts";

/** Returns what HMRC needs to know of a donor, without spaces around it. Refuses when something is missing. */
export function checkDonor({ title, firstName, lastName, house, postcode, abroad }: GiftAidDonor): GiftAidDonor {
  const donor = {
    title: title.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    house: house.trim(),
    postcode: abroad ? "" : ukPostcode(postcode),
    abroad,
  };
  if (donor.firstName === "" || donor.lastName === "") throw new GiftAidNameMissing();
  if (donor.house === "") throw new GiftAidHouseMissing();
  if (donor.postcode === null) throw new GiftAidPostcodeInvalid();
  return { ...donor, postcode: donor.postcode };
}
