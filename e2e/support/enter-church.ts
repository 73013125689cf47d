import type { BrowserContext } from "@playwright/test";
import type { OwnChurch } from "../people/own-church.ts";
import { productUrls } from "./product-urls.ts";

type Entry = Pick<OwnChurch, "email" | "token" | "churchId"> & { name?: string };

/** Starts a journey inside a church with the cookies of a sign-in, for journeys that do not test the sign-in. */
export const enterChurch = (
  context: BrowserContext,
  { email, token, churchId, name = "Robin Newcomer" }: Entry,
): Promise<void> =>
  context.addCookies(
    Object.entries({ jwt: token, email, name, lastChurchId: churchId }).map(([cookie, value]) => ({
      name: cookie,
      value: encodeURIComponent(value),
      url: productUrls().portal,
    })),
  );
