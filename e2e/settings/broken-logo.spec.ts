import { saveSettings } from "@offertory/contract";
import { callApi } from "../people/call-api.ts";
import { expect, test } from "../support/test.ts";

const LOGO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a church logo that fails to load shows no broken image on the donation page and the site", async ({
  page,
  request,
  site,
  expectAccessible,
  church,
}) => {
  await callApi(request, saveSettings, { body: [{ keyName: "logoLight", value: LOGO }] }, church.token);
  await page.route("**/content/churches/**", (route) => route.abort());
  for (const [path, colorScheme] of [
    ["/donate", "light"],
    ["/donate", "dark"],
    ["", "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site}/${church.subDomain}${path}`);
    await expect(page.getByRole("link", { name: church.church }).first()).toBeVisible();
    await expect(page.locator('img[src*="/content/churches/"]:visible')).toHaveCount(0);
  }
  await expectAccessible(page);
});
