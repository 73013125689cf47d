import type { FurnishedChurch } from "./furnished-church.ts";

export type Screen = {
  name: string;
  path: (church: FurnishedChurch) => string;
  /** What it reads, as a pattern of addresses; without one it shows at once. */
  reads?: (church: FurnishedChurch) => string;
  /** An answer that leaves it empty. */
  empty?: unknown;
};

const API = "**/api/membership";

/** Every screen of the portal behind its login. */
export const SCREENS: readonly Screen[] = [
  { name: "home", path: () => "/" },
  {
    name: "people",
    path: () => "/people",
    reads: () => `${API}/people?*`,
    empty: { people: [], total: 0, next: null, previous: null },
  },
  { name: "a new person", path: () => "/people/new" },
  { name: "duplicates", path: () => "/people/duplicates", reads: () => `${API}/people/duplicates`, empty: [] },
  {
    name: "a person",
    path: ({ personId }) => `/people/${personId}`,
    reads: ({ personId }) => `${API}/people/${personId}`,
  },
  {
    name: "a person's form",
    path: ({ personId }) => `/people/${personId}?edit=1`,
    reads: ({ personId }) => `${API}/people/${personId}`,
  },
  {
    name: "a household",
    path: ({ householdId }) => `/households/${householdId}`,
    reads: ({ householdId }) => `${API}/households/${householdId}`,
  },
  { name: "roles", path: () => "/roles", reads: () => `${API}/roles`, empty: [] },
  {
    name: "a role",
    path: ({ roleId }) => `/roles/${roleId}`,
    reads: ({ roleId }) => `${API}/roles/${roleId}`,
  },
  { name: "settings", path: () => "/settings", reads: () => `${API}/settings` },
  { name: "branding", path: () => "/settings?tab=branding" },
  { name: "support", path: () => "/settings?tab=support" },
  { name: "profile", path: () => "/profile", reads: () => `${API}/users/me` },
  { name: "churches", path: () => "/churches" },
];
