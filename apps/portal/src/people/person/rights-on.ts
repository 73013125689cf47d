import { can, type Permission, type Person } from "@offertory/contract";

/**
 * What a viewer may do with a person's record: staff who edit people change all of it, people change their own except
 * membership status and notes, others only read.
 */
export type PersonRights = "office" | "own" | "read";

interface Viewer {
  can(permission: Permission): boolean;
  person: Pick<Person, "id"> | null;
}

export function rightsOn(person: Pick<Person, "id">, viewer: Viewer): PersonRights {
  if (viewer.can(can.editPeople)) return "office";
  return person.id === viewer.person?.id ? "own" : "read";
}
