import { can, type Permission } from "@offertory/contract";
import { buildsForms, seesPeople, seesRoles, seesTreasury, treasuryHome } from "../shell/may-see.ts";

export type WorkCard = "people" | "members" | "treasury" | "forms" | "pages" | "roles" | "settings";

/** Returns the cards of the areas that this person's permissions open, in the order of use. */
export function workCards(may: (permission: Permission) => boolean): { card: WorkCard; href: string }[] {
  const seesAll = may(can.viewPeople) || may(can.editPeople);
  const cards: (false | { card: WorkCard; href: string })[] = [
    seesPeople(may) && { card: seesAll ? "people" : "members", href: "/people" },
    seesTreasury(may) && { card: "treasury", href: treasuryHome(may) },
    buildsForms(may) && { card: "forms", href: "/forms" },
    may(can.editContent) && { card: "pages", href: "/site" },
    seesRoles(may) && { card: "roles", href: "/roles" },
    may(can.editSettings) && { card: "settings", href: "/settings" },
  ];
  return cards.filter((card) => card !== false);
}
