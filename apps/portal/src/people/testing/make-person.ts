import { displayName, type Person } from "@offertory/contract";

interface PersonParts extends Partial<Omit<Person, "name" | "contactInfo">> {
  first?: string;
  last?: string;
  nick?: string;
  email?: string;
  mobilePhone?: string;
}

/** A person for tests; a test passes only the fields that matter to it. */
export function makePerson({
  first = "Ada",
  last = "Byron",
  nick = "",
  email = "",
  mobilePhone = "",
  ...rest
}: PersonParts): Person {
  return {
    id: "person-0001",
    churchId: "church-0001",
    name: { first, last, middle: "", nick, prefix: "", suffix: "", display: displayName({ first, last, nick }) },
    contactInfo: {
      email,
      address1: "",
      address2: "",
      city: "",
      state: "",
      zip: "",
      homePhone: "",
      mobilePhone,
      workPhone: "",
    },
    birthDate: null,
    anniversary: null,
    gender: "Unspecified",
    maritalStatus: "Unknown",
    membershipStatus: "Guest",
    householdId: null,
    householdRole: "Head",
    photo: "",
    photoUpdated: null,
    notes: "",
    archived: false,
    version: 1,
    ...rest,
  };
}
