import { can, type Permission } from "@offertory/contract";

export type WorkCard = "people" | "members" | "roles" | "settings";

/** What the church has given this person to do, in the order of use. */
export function workCards(may: (permission: Permission) => boolean): { card: WorkCard; href: string }[] {
  const people = may(can.viewPeople) || may(can.editPeople);
  return [
    ...(people ? [{ card: "people" as const, href: "/people" }] : []),
    ...(!people && may(can.viewMembers) ? [{ card: "members" as const, href: "/people" }] : []),
    ...(may(can.viewRoles) || may(can.editRoles) ? [{ card: "roles" as const, href: "/roles" }] : []),
    ...(may(can.editSettings) ? [{ card: "settings" as const, href: "/settings" }] : []),
  ];
}
