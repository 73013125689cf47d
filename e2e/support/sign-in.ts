import { login } from "@offertory/contract";
import { expect, type Page } from "@playwright/test";
import { callApi } from "../people/call-api.ts";
import { enterChurch } from "./enter-church.ts";
import { productUrls } from "./product-urls.ts";

export const DEMO_PASSWORD = "offertory-demo";
export const DEMO_CHURCH = "Grace Community Church";

export type SignIn = { password?: string; church?: string; at?: string };

/** Opens an app as a person who is already signed in to a church, for journeys that begin after the sign-in. */
export async function signIn(page: Page, email: string, options: SignIn = {}): Promise<void> {
  const { password = DEMO_PASSWORD, church: name = DEMO_CHURCH, at = productUrls().portal } = options;
  // The call and the cookies belong to the product of this run; use `signInByForm` for another one.
  expect(Object.values(productUrls()), "an app of the product of this run").toContain(new URL(at).origin);
  const { user, userChurches } = await callApi(page.request, login, { body: { email, password } });
  const chosen =
    userChurches.find(({ church }) => church.name === name) ?? (options.church ? undefined : userChurches[0]);
  if (options.church) expect(chosen, `${email} belongs to ${name}`).toBeDefined();
  const token = chosen?.apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt ?? user.jwt;
  await enterChurch(page.context(), {
    email,
    token,
    churchId: chosen?.church.id ?? "",
    name: `${user.firstName} ${user.lastName}`,
  });
  await page.goto(at);
}

/** Signs a person in through the screen, selects the church if the app asks, and waits until the app is open. */
export async function signInByForm(page: Page, email: string, options: SignIn = {}): Promise<void> {
  const { password = DEMO_PASSWORD, church = DEMO_CHURCH, at = productUrls().portal } = options;
  await page.goto(`${at}/login`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('input[type="password"]').press("Enter");

  const choice = page.getByRole("dialog").getByRole("button", { name: church });
  const isOpen = () => !new URL(page.url()).pathname.startsWith("/login");
  await expect
    .poll(async () => isOpen() || (await choice.count()) > 0, { message: `${email} is signed in` })
    .toBe(true);
  if ((await choice.count()) > 0) await choice.first().click();
  await expect.poll(isOpen, { message: `${email} is in the app` }).toBe(true);
}
