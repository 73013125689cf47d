import { can, type Permission } from "@offertory/contract";

type May = (permission: Permission) => boolean;

export const seesPeople = (may: May): boolean => may(can.viewPeople) || may(can.viewMembers) || may(can.editPeople);
export const seesGifts = (may: May): boolean => may(can.viewDonations) || may(can.editDonations);
export const seesGivingSettings = (may: May): boolean => may(can.viewGivingSettings) || may(can.editGivingSettings);
export const seesTreasury = (may: May): boolean => seesGifts(may) || seesGivingSettings(may);
export const buildsForms = (may: May): boolean => may(can.administerForms) || may(can.editForms);
export const seesRoles = (may: May): boolean => may(can.viewRoles) || may(can.editRoles);

/** Returns the first treasury page that the user may see. */
export const treasuryHome = (may: May): string =>
  may(can.viewDonations) ? "/treasury" : seesGifts(may) ? "/treasury/donations" : "/treasury/funds";
