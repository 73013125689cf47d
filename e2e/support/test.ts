import { test as base, type Page } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { type Mail, mailFor } from "./mail-for.ts";
import { type ProductUrls, productUrls } from "./product-urls.ts";
import { signIn, signInByForm, type SignIn } from "./sign-in.ts";
import { takePictures } from "./take-pictures.ts";

export { expect } from "@playwright/test";

type Helpers = {
  /** The newest mail to an address since this test began, waited for. */
  mailFor(address: string, subject?: string): Promise<Mail>;
  signIn(page: Page, email: string, options?: SignIn): Promise<void>;
  signInByForm(page: Page, email: string, options?: SignIn): Promise<void>;
  /** Fails when axe finds anything serious or critical. */
  expectAccessible(page: Page): Promise<void>;
  /** Pictures of the page as it stands, at three widths, light and dark. */
  screens(page: Page, name: string): Promise<void>;
};

const { portal, site, lessons, sandbox } = productUrls();

/** Playwright's test, with the addresses of the product and what journeys have in common. */
export const test = base.extend<ProductUrls & Helpers>({
  portal: [portal, { option: true }],
  site: [site, { option: true }],
  lessons: [lessons, { option: true }],
  sandbox: [sandbox, { option: true }],
  mailFor: async ({}, use) => {
    const after = new Date();
    await use((address, subject) => mailFor(address, subject === undefined ? { after } : { after, subject }));
  },
  signIn: async ({}, use) => use(signIn),
  signInByForm: async ({}, use) => use(signInByForm),
  expectAccessible: async ({}, use) => use(expectAccessible),
  screens: async ({}, use) => use(takePictures),
});
