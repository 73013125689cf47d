import { can, type ChurchDraft, type Permission } from "@offertory/contract";
import type { DemoGiving } from "./add-giving.ts";
import type { DemoFamily } from "./families.ts";

export const DEMO_PASSWORD = "offertory-demo";

export const DEMO_ACCOUNTS = [
  { email: "admin@example.com", firstName: "Miriam", lastName: "Brooks", churches: ["grace", "harborlight"] },
  { email: "treasurer@example.com", firstName: "Daniel", lastName: "Okafor", churches: ["grace"] },
  { email: "member@example.com", firstName: "Sofia", lastName: "Ramirez", churches: ["grace"] },
] as const;
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

export interface DemoChurch {
  church: ChurchDraft;
  /** Shown on the donation page and on receipts. */
  taxId: string;
  settings: { keyName: string; value: string }[];
  place: { city: string; state: string; zip: string };
  /** How many people are generated in addition to those of `families`. */
  people: number;
  families: DemoFamily[];
  giving: DemoGiving;
  roles: { name: string; permissions: readonly Permission[]; members: readonly string[] }[];
}

const CEDAR_FALLS = { city: "Cedar Falls", state: "Iowa", zip: "50613" };
const PORTLAND = { city: "Portland", state: "Maine", zip: "04101" };

export const GRACE: DemoChurch = {
  church: {
    name: "Grace Community Church",
    subDomain: "grace",
    address1: "200 Main Street",
    ...CEDAR_FALLS,
    country: "United States",
  },
  taxId: "00-1234567",
  settings: [
    { keyName: "supportContact", value: "office@grace.example.com" },
    { keyName: "brandColour", value: "#1d5c45" },
  ],
  place: CEDAR_FALLS,
  giving: {
    funds: ["General Fund", "Missions", "Building Fund"],
    gateways: [
      { provider: "stripe", payFees: false },
      { provider: "paypal", payFees: false },
    ],
    // More than a year, so that the dashboard has donations to compare with the year before.
    sundays: 57,
  },
  people: 130,
  families: [
    {
      name: "Okafor",
      people: [
        {
          name: { first: "Daniel", last: "Okafor" },
          contactInfo: {
            ...CEDAR_FALLS,
            email: "treasurer@example.com",
            address1: "41 Maple Street",
            mobilePhone: "(555) 010-2210",
          },
          birthDate: "1971-03-09",
          gender: "Male",
          maritalStatus: "Married",
          membershipStatus: "Staff",
          householdRole: "Head",
        },
        {
          name: { first: "Ngozi", last: "Okafor" },
          contactInfo: { ...CEDAR_FALLS, email: "ngozi.okafor@example.com", address1: "41 Maple Street" },
          birthDate: "1974-11-21",
          gender: "Female",
          maritalStatus: "Married",
          membershipStatus: "Member",
          householdRole: "Spouse",
        },
      ],
    },
    {
      name: "Ramirez",
      people: [
        {
          name: { first: "Sofia", last: "Ramirez" },
          contactInfo: {
            ...CEDAR_FALLS,
            email: "member@example.com",
            address1: "7 Orchard Lane",
            mobilePhone: "(555) 010-7734",
          },
          birthDate: "1989-06-30",
          gender: "Female",
          maritalStatus: "Married",
          membershipStatus: "Member",
          householdRole: "Head",
        },
        {
          name: { first: "Mateo", last: "Ramirez" },
          contactInfo: { ...CEDAR_FALLS, email: "mateo.ramirez@example.com", address1: "7 Orchard Lane" },
          birthDate: "1987-01-12",
          gender: "Male",
          maritalStatus: "Married",
          membershipStatus: "Member",
          householdRole: "Spouse",
        },
        {
          name: { first: "Lucia", last: "Ramirez" },
          contactInfo: { ...CEDAR_FALLS, address1: "7 Orchard Lane" },
          birthDate: "2016-09-04",
          gender: "Female",
          maritalStatus: "Single",
          membershipStatus: "Regular Attendee",
          householdRole: "Child",
        },
      ],
    },
  ],
  roles: [
    {
      name: "Treasurers",
      permissions: [
        can.viewDonations,
        can.viewDonationSummaries,
        can.editDonations,
        can.viewGivingSettings,
        can.editGivingSettings,
        can.viewPeople,
      ],
      members: ["treasurer@example.com"],
    },
    {
      name: "Care team",
      permissions: [can.viewPeople, can.editPeople, can.viewGroupMembers],
      members: ["ngozi.okafor@example.com"],
    },
    { name: "Web editors", permissions: [can.editContent], members: ["mateo.ramirez@example.com"] },
  ],
};

export const HARBOR: DemoChurch = {
  church: {
    name: "Harbor Light Fellowship",
    subDomain: "harborlight",
    address1: "12 Wharf Road",
    ...PORTLAND,
    country: "United States",
  },
  taxId: "00-7654321",
  settings: [
    { keyName: "supportContact", value: "hello@harborlight.example.com" },
    { keyName: "brandColour", value: "#1f4e8c" },
  ],
  place: PORTLAND,
  giving: { funds: ["General Fund"], gateways: [{ provider: "stripe", payFees: true }], sundays: 4 },
  people: 24,
  families: [],
  roles: [],
};
