import type { Locator, Page } from "@playwright/test";
import type { ProductUrls } from "../support/product-urls.ts";
import type { SeededChurch } from "./seeded-church.ts";

type OpenDialog<Place> = {
  name: string;
  path: (place: Place) => string;
  open: (page: Page) => Promise<void>;
  shows: (page: Page) => Locator;
};

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const fillIn = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const dialog = (page: Page) => page.locator("[role=dialog], [role=alertdialog]");
const person = ({ personId }: SeededChurch) => `/people/${personId}`;
const role = ({ roleId }: SeededChurch) => `/roles/${roleId}`;
const household = ({ householdId }: SeededChurch) => `/households/${householdId}`;
const more = async (page: Page, item: string) => {
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const refuse = (page: Page, method: string, pattern: string) =>
  page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 400, json: { code: "malformed", errors: ["We couldn't read this request."] } })
      : route.fallback(),
  );

/** What opens over the screens of a church: menus, dialogs, drawers, errors and notifications. */
export const DIALOGS: readonly OpenDialog<SeededChurch>[] = [
  { name: "the user menu", path: () => "/", open: (page) => press(page, /'s account/), shows: dialog },
  {
    name: "the switch of apps",
    path: () => "/",
    open: async (page) => {
      await press(page, /'s account/);
      await press(page, "Switch App");
    },
    shows: (page) => page.getByRole("group", { name: "Switch App" }).getByRole("link", { name: "Lessons" }),
  },
  {
    name: "the switch of churches",
    path: () => "/",
    open: async (page) => {
      await press(page, /'s account/);
      await press(page, /^Switch Church/);
    },
    shows: (page) => page.getByRole("group", { name: "Switch Church" }),
  },
  {
    name: "the menu of language and looks",
    path: () => "/",
    open: (page) => press(page, "Appearance and language"),
    shows: dialog,
  },
  { name: "the help drawer", path: () => "/people", open: (page) => press(page, "Help"), shows: dialog },
  {
    name: "the quick form of a person with its error",
    path: () => "/people",
    open: async (page) => {
      await press(page, "Add person");
      await page.getByRole("dialog").getByRole("button", { name: "Add person" }).click();
    },
    shows: (page) => page.getByText("Please enter a first or last name."),
  },
  {
    name: "a choice of rows",
    path: () => "/people",
    open: (page) => page.getByRole("checkbox", { name: "Select Saul Tarsus" }).check(),
    shows: (page) => page.getByRole("button", { name: /^(Archive|Actions)$/ }).filter({ visible: true }),
  },
  {
    name: "a search that finds nobody",
    path: () => "/people?search=nobody+at+all",
    open: async () => {},
    shows: (page) => page.getByText("No people found"),
  },
  {
    name: "a list whose next page is on its way",
    path: () => "/people",
    open: async (page) => {
      await page.getByRole("link", { name: "Saul Tarsus" }).waitFor();
      await page.route("**/api/membership/people?*search=*", () => {});
      await page.getByRole("searchbox", { name: "Search people" }).fill("saul");
    },
    shows: (page) => page.locator("main div[aria-busy=true]"),
  },
  {
    name: "a form of a person with errors",
    path: (church) => `${person(church)}?edit=1`,
    open: async (page) => {
      await fillIn(page, "Email", "not an address");
      await press(page, "Save changes");
    },
    shows: (page) => page.getByText("Please enter a valid email address."),
  },
  {
    name: "the question before a form is left",
    path: () => "/people/new",
    open: async (page) => {
      await fillIn(page, "First name", "Half");
      await page.getByRole("link", { name: "Giving", exact: true }).click();
    },
    shows: dialog,
  },
  {
    name: "the menu of a person",
    path: person,
    open: (page) => page.getByRole("main").getByRole("button", { name: "More" }).click(),
    shows: (page) => page.getByRole("menu", { name: "More" }),
  },
  {
    name: "the erasure of a person with its error",
    path: person,
    open: async (page) => {
      await more(page, "Erase data…");
      await press(page, "Erase permanently");
    },
    shows: (page) => page.getByText("Type the person's name to confirm."),
  },
  {
    name: "the merge of two people",
    path: () => "/people/duplicates",
    open: (page) => press(page, "Compare and merge"),
    shows: dialog,
  },
  {
    name: "a pick of people",
    path: household,
    open: async (page) => {
      await press(page, "Add person");
      await page.getByRole("dialog").getByRole("searchbox", { name: "Find a person" }).fill("saul");
    },
    shows: (page) => page.getByRole("dialog").getByRole("button", { name: /Saul/ }),
  },
  { name: "a new name of a household", path: household, open: (page) => press(page, "Rename"), shows: dialog },
  {
    name: "a new role with its error",
    path: () => "/roles",
    open: async (page) => {
      await press(page, "Add role");
      await page.getByRole("dialog").getByRole("button", { name: "Add role" }).click();
    },
    shows: (page) => page.getByText("Please enter a name for the role."),
  },
  { name: "the removal of a role", path: role, open: (page) => press(page, "Delete role"), shows: dialog },
  {
    name: "news of an error",
    path: role,
    open: async (page) => {
      await refuse(page, "DELETE", "**/roles/*");
      await press(page, "Delete role");
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete role" }).click();
    },
    shows: (page) => page.getByRole("alert").filter({ hasText: "couldn't read this request" }),
  },
  {
    name: "settings with an error",
    path: () => "/settings",
    open: async (page) => {
      await fillIn(page, "Church name", "");
      await press(page, "Save changes");
    },
    shows: (page) => page.getByText("Church name cannot be blank."),
  },
  {
    name: "settings that could not be saved",
    path: () => "/settings?tab=support",
    open: async (page) => {
      await refuse(page, "POST", "**/settings");
      await fillIn(page, "Email, phone, or web address", "office@example.com");
      await press(page, "Save changes");
    },
    shows: (page) => page.getByRole("alert"),
  },
  {
    name: "a colour that is hard to read",
    path: () => "/settings?tab=branding",
    open: (page) => fillIn(page, "Brand color", "#ffe14d"),
    shows: (page) => page.getByText(/Text in this color would be hard to read/),
  },
  {
    name: "a profile with errors",
    path: () => "/profile",
    open: async (page) => {
      await press(page, "Change password");
      await press(page, "Send confirmation link");
    },
    shows: (page) => page.getByText("Please enter a valid email address."),
  },
  {
    name: "the question before signing out everywhere",
    path: () => "/profile",
    open: (page) => press(page, "Sign out everywhere"),
    shows: dialog,
  },
  {
    name: "the question before a church is registered",
    path: () => "/churches",
    open: (page) => press(page, "Register a new church"),
    shows: dialog,
  },
];

/** The same before signing in, for all three apps. */
export const DIALOGS_BEFORE_SIGN_IN: readonly OpenDialog<Pick<ProductUrls, "portal" | "site" | "lessons">>[] = [
  {
    name: "a sign-in with errors",
    path: ({ portal }) => `${portal}/login`,
    open: (page) => press(page, "Sign in"),
    shows: (page) => page.getByText("Please enter a password."),
  },
  {
    name: "a registration with errors",
    path: ({ portal }) => `${portal}/login?action=register`,
    open: (page) => press(page, "Register"),
    shows: (page) => page.getByText("Please enter your last name."),
  },
  {
    name: "a forgotten password with an error",
    path: ({ portal }) => `${portal}/login?action=forgot`,
    open: (page) => press(page, "Send reset link"),
    shows: (page) => page.getByText("Please enter a valid email address."),
  },
  {
    name: "a link that is no longer good",
    path: ({ portal }) => `${portal}/login?auth=none&timestamp=1`,
    open: async () => {},
    shows: (page) => page.getByText("The current link is expired."),
  },
  {
    name: "a sign-in under way",
    path: ({ lessons }) => `${lessons}/login`,
    open: async (page) => {
      await page.route("**/users/login", () => {});
      await fillIn(page, "Email", "member@example.com");
      await fillIn(page, "Password", "offertory-demo");
      await press(page, "Sign in");
    },
    shows: (page) => page.getByRole("button", { name: /Please wait/ }),
  },
  {
    name: "the registration of a church with errors",
    path: ({ portal }) => `${portal}/churches/register`,
    open: (page) => press(page, "Register church"),
    shows: (page) => page.getByText("Church name cannot be blank."),
  },
  {
    name: "the choice of a church",
    path: ({ portal }) => `${portal}/login`,
    open: async (page) => {
      await fillIn(page, "Email", "admin@example.com");
      await fillIn(page, "Password", "offertory-demo");
      await press(page, "Sign in");
    },
    shows: (page) => page.getByRole("dialog", { name: "Select a church" }),
  },
  {
    name: "churches that were found",
    path: ({ site }) => `${site}/find`,
    open: async (page) => {
      await fillIn(page, "Church name", "Grace");
      await press(page, "Search");
    },
    shows: (page) => page.getByRole("button", { name: /Grace Community Church/ }),
  },
  {
    name: "a church's site",
    path: ({ site }) => `${site}/grace`,
    open: async () => {},
    shows: (page) => page.getByRole("heading", { name: "Welcome to Grace Community Church" }),
  },
  {
    name: "the site's help",
    path: ({ site }) => `${site}/find`,
    open: (page) => press(page, "Help"),
    shows: dialog,
  },
  {
    name: "an address without a church",
    path: ({ site }) => `${site}/no-such-church`,
    open: async () => {},
    shows: (page) => page.getByText("Church not found"),
  },
  {
    name: "the lessons",
    path: ({ lessons }) => lessons,
    open: (page) => press(page, "Help"),
    shows: dialog,
  },
];
