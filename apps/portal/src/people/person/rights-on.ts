import { can, type Permission, type Person } from "@offertory/contract";

/** Staff who edit people change everything; everyone changes their own record, but for what the office keeps. */
export type PersonRights = "office" | "own" | "read";

interface Viewer {
  can(permission: Permission): boolean;
  person: Pick<Person, "id"> | null;
}

export function rightsOn(person: Pick<Person, "id">, viewer: Viewer): PersonRights {
  if (viewer.can(can.editPeople)) return "office";
  return person.id === viewer.person?.id ? "own" : "read";
}
