import { makeOwnChurch } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

test("a new name on the profile appears immediately in the menu, the greeting and the search", async ({
  page,
  request,
  signIn,
}) => {
  const church = await makeOwnChurch(request);
  await signIn(page, church.email, church);
  await page.goto("/profile");
  await page.getByLabel("First name").fill("Renamed");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("button", { name: "Renamed Newcomer's account" })).toBeVisible();
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Renamed");
  await page.goto("/people?search=Renamed");
  await expect(page.getByRole("link", { name: /Renamed Newcomer/ }).first()).toBeVisible();
});
