import type { Permission, Person, SignedInChurch, SignIn, UserChurch } from "@offertory/contract";

export const someChurch = (changes: Partial<SignedInChurch> = {}): SignedInChurch => ({
  id: "church-grace",
  name: "Grace Community Church",
  subDomain: "grace",
  address1: "100 Main Street",
  address2: "",
  city: "Springfield",
  state: "IL",
  zip: "62701",
  country: "United States",
  currency: "USD",
  amounts: { minGift: 0.5, presets: [25, 50, 100, 250] },
  settings: [],
  ...changes,
});

export function someUserChurch(
  church: Partial<SignedInChurch> = {},
  permissions: readonly Permission[] = [],
): UserChurch {
  const made = someChurch(church);
  const held = (api: string) => permissions.filter((permission) => permission.api === api);
  return {
    church: made,
    person: {
      id: `person-of-${made.id}`,
      name: { first: "Ada", last: "Lovelace", display: "Ada Lovelace" },
      membershipStatus: "Member",
      photo: "",
    },
    jwt: `jwt-of-${made.id}`,
    groups: [],
    apis: ["MembershipApi", "GivingApi", "ContentApi", "AttendanceApi"].map((keyName) => ({
      keyName,
      jwt: `${keyName}-of-${made.id}`,
      permissions: held(keyName).map(({ contentType, action }) => ({ contentType, action })),
    })),
  };
}

export const someSignIn = (userChurches: UserChurch[] = [someUserChurch()]): SignIn => ({
  user: {
    id: "user-ada",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    language: "en",
    jwt: "jwt-of-ada",
  },
  userChurches,
});

export const somePerson = (changes: Partial<Person> = {}): Person => ({
  id: "person-of-church-grace",
  churchId: "church-grace",
  name: { first: "Ada", last: "Lovelace", middle: "", nick: "", prefix: "", suffix: "", display: "Ada Lovelace" },
  contactInfo: {
    email: "ada@example.com",
    address1: "",
    address2: "",
    city: "",
    state: "",
    zip: "",
    homePhone: "",
    mobilePhone: "",
    workPhone: "",
  },
  birthDate: null,
  anniversary: null,
  gender: "Unspecified",
  maritalStatus: "Unknown",
  membershipStatus: "Member",
  householdId: null,
  householdRole: "Head",
  photo: "",
  photoUpdated: null,
  notes: "",
  archived: false,
  version: 1,
  ...changes,
});
