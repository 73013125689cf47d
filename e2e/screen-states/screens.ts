import type { SeededChurch } from "./seeded-church.ts";

export type Screen = {
  name: string;
  path: (church: SeededChurch) => string;
  /** The URL pattern of the call that the screen waits for; without one it renders at once. */
  reads?: (church: SeededChurch) => string;
  /** An answer that makes the screen empty. */
  empty?: unknown;
};

const API = "**/api/membership";
const MESSAGING = "**/api/messaging";
const CONTENT = "**/api/content";
const GIVING = "**/api/giving";

/** Every screen of the portal that needs a sign-in. */
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
  { name: "newcomers", path: () => "/settings?tab=newcomers" },
  { name: "confirm-change", path: () => "/confirm-change" },
  { name: "profile", path: () => "/profile", reads: () => `${API}/users/me` },
  { name: "a task of elsewhere", path: () => "/tasks/some-task", reads: () => `${MESSAGING}/notifications/my*` },
  { name: "tasks", path: () => "/tasks", reads: () => `${API}/tasks?*`, empty: [] },
  { name: "a task", path: ({ taskId }) => `/tasks/${taskId}`, reads: ({ taskId }) => `${API}/tasks/${taskId}` },
  { name: "plans", path: () => "/plans", reads: () => `${API}/plans`, empty: [] },
  { name: "a plan", path: ({ planId }) => `/plans/${planId}`, reads: ({ planId }) => `${API}/plans/${planId}` },
  { name: "where one serves", path: () => "/my/plans", reads: () => `${API}/plans/my`, empty: [] },
  {
    name: "a plan that one serves in",
    path: ({ planId }) => `/my/plans/${planId}`,
    reads: ({ planId }) => `${API}/plans/my/${planId}`,
  },
  {
    name: "the calendar",
    path: () => "/calendar",
    reads: () => `${CONTENT}/events?*`,
    empty: { timeZone: "UTC", occurrences: [], cut: false },
  },
  { name: "churches", path: () => "/churches" },
  { name: "giving", path: () => "/giving", reads: () => `${GIVING}/donations/my/gifts*` },
  { name: "the dashboard", path: () => "/treasury", reads: () => `${GIVING}/dashboard?*` },
  {
    name: "donations",
    path: () => "/treasury/donations",
    reads: () => `${GIVING}/donations/list*`,
    empty: { donations: [], next: null },
  },
  {
    name: "a donation",
    path: ({ donationId }) => `/treasury/donations/${donationId}`,
    reads: ({ donationId }) => `${GIVING}/donations/${donationId}`,
  },
  { name: "batches", path: () => "/treasury/batches", reads: () => `${GIVING}/batches*` },
  {
    name: "a batch",
    path: ({ batchId }) => `/treasury/batches/${batchId}`,
    reads: ({ batchId }) => `${GIVING}/batches/${batchId}`,
  },
  { name: "recurring gifts", path: () => "/treasury/recurring", reads: () => `${GIVING}/subscriptions/list*` },
  { name: "funds", path: () => "/treasury/funds", reads: () => `${GIVING}/funds/all`, empty: [] },
  { name: "gateways", path: () => "/treasury/gateways", reads: () => `${GIVING}/gateways`, empty: [] },
  { name: "reconciliation", path: () => "/treasury/reconciliation", reads: () => `${GIVING}/reconciliations*` },
  { name: "statements", path: () => "/treasury/statements", reads: () => `${GIVING}/statements/years/*` },
  { name: "links", path: () => "/treasury/links", reads: () => `${GIVING}/funds*` },
  { name: "forms", path: () => "/forms", reads: () => `${API}/forms`, empty: [] },
  {
    name: "a form",
    path: ({ formId }) => `/forms/${formId}`,
    reads: ({ formId }) => `${API}/questions?formId=${formId}`,
    empty: [],
  },
  { name: "a form's settings", path: ({ formId }) => `/forms/${formId}?tab=settings` },
  { name: "a form's link", path: ({ formId }) => `/forms/${formId}?tab=share` },
  {
    name: "responses",
    path: ({ formId }) => `/forms/${formId}/responses`,
    reads: ({ formId }) => `${API}/forms/${formId}/responses?*`,
    empty: { questions: [], responses: [], next: null, total: 0 },
  },
  {
    name: "a summary of responses",
    path: ({ formId }) => `/forms/${formId}/responses?tab=summary`,
    reads: ({ formId }) => `${API}/forms/${formId}/summary`,
    empty: { submissions: 0, byDay: [], today: "2026-11-15", questions: [] },
  },
  { name: "forms to fill in", path: () => "/my-forms", reads: () => `${API}/forms/to-fill?*`, empty: [] },
  {
    name: "a form to fill in",
    path: ({ formId }) => `/my-forms/${formId}`,
    reads: ({ formId }) => `${API}/forms/${formId}/open`,
  },
  { name: "the church's site", path: () => "/site", reads: () => `${CONTENT}/pages`, empty: [] },
  {
    name: "a page of the site",
    path: ({ pageId }) => `/site/pages/${pageId}`,
    reads: ({ pageId }) => `${CONTENT}/pages/${pageId}`,
  },
  { name: "the site's menu", path: () => "/site/menu", reads: () => `${CONTENT}/navigation/*`, empty: [] },
  { name: "the ledger", path: () => "/treasury/audit", reads: () => `${GIVING}/ledger*` },
];
