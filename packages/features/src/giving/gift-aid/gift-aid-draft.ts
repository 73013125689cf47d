import type { GiftAidDonor } from "@offertory/contract";

export const EMPTY_GIFT_AID_DONOR: GiftAidDonor = {
  title: "",
  firstName: "",
  lastName: "",
  house: "",
  postcode: "",
  abroad: false,
};

/** Returns the part of another object that describes the donor. */
export const giftAidDonorOf = ({
  title,
  firstName,
  lastName,
  house,
  postcode,
  abroad,
}: GiftAidDonor): GiftAidDonor => ({ title, firstName, lastName, house, postcode, abroad });
