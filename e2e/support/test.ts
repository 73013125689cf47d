import { test as base, type Page } from "@playwright/test";
import { makeChurch, type OwnChurch } from "../people/own-church.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { type Mail, mailFor } from "./mail-for.ts";
import { type ProductUrls, productUrls } from "./product-urls.ts";
import { signIn, signInByForm, type SignIn } from "./sign-in.ts";
import { takePictures } from "./take-pictures.ts";

export { expect } from "@playwright/test";

type Helpers = {
  /** A new church of this test alone, for a journey that changes data. */
  church: OwnChurch;
  /** Waits for the newest email to an address since this test began. */
  mailFor(address: string, subject?: string): Promise<Mail>;
  signIn(page: Page, email: string, options?: SignIn): Promise<void>;
  signInByForm(page: Page, email: string, options?: SignIn): Promise<void>;
  /** Fails when axe finds anything serious or critical. */
  expectAccessible(page: Page): Promise<void>;
  /** Takes pictures of the page as it is, at three widths, light and dark. */
  screens(page: Page, name: string): Promise<void>;
};

const { portal, site, lessons, sandbox } = productUrls();

/** Playwright's test, with the URLs of the product and the helpers that journeys share. */
export const test = base.extend<ProductUrls & Helpers>({
  portal: [portal, { option: true }],
  site: [site, { option: true }],
  lessons: [lessons, { option: true }],
  sandbox: [sandbox, { option: true }],
  church: async ({ request }, use) => use(await makeChurch(request)),
  mailFor: async ({}, use) => {
    const after = new Date();
    await use((address, subject) => mailFor(address, subject === undefined ? { after } : { after, subject }));
  },
  signIn: async ({}, use) => use(signIn),
  signInByForm: async ({}, use) => use(signInByForm),
  expectAccessible: async ({}, use) => use(expectAccessible),
  screens: async ({}, use) => use(takePictures),
});
