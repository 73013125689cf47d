import { claimPerson, searchChurches, selectChurch } from "@offertory/contract";
import { callApi } from "../people/call-api.ts";
import { makeOwnChurch } from "../people/own-church.ts";
import { DEMO_CHURCH } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("S2.09 S8.06 the church list selects a church, and deletes one after confirmation, but never the current one", async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  const own = await makeOwnChurch(request);
  const [grace] = await callApi(request, searchChurches, { body: { name: DEMO_CHURCH } });
  const joined = await callApi(request, selectChurch, { body: { churchId: grace?.id ?? "" } }, own.jwt);
  const token = joined.apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt ?? joined.jwt;
  await callApi(request, claimPerson, { params: { churchId: joined.church.id } }, token);

  await signIn(page, own.email, { password: own.password, church: own.name });
  await page.goto("/churches");
  const row = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(row(own.name)).toContainText("Current");
  await expect(row(own.name).getByRole("button")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: `Select ${DEMO_CHURCH}` }).click();
  await expect(page.getByRole("banner")).toContainText(DEMO_CHURCH);
  await page.goto("/churches");
  await page.getByRole("button", { name: `Select ${own.name}` }).click();
  await expect(page.getByRole("banner")).toContainText(own.name);

  await page.goto("/churches");
  await page.getByRole("button", { name: `Delete ${DEMO_CHURCH}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    `Are you sure you wish to delete this church? You will no longer be a member of ${DEMO_CHURCH}.`,
  );
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row(DEMO_CHURCH)).toBeVisible();

  const calls: string[] = [];
  page.on("request", (each) => {
    if (each.method() === "DELETE") calls.push(new URL(each.url()).pathname.replace("/api/membership", ""));
  });
  await page.getByRole("button", { name: `Delete ${DEMO_CHURCH}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: `You are no longer a member of ${DEMO_CHURCH}.` }),
  ).toBeVisible();
  await expect(row(DEMO_CHURCH)).toHaveCount(0);
  expect(calls).toEqual([
    expect.stringMatching(new RegExp(`^/userchurch/record/[^/]+/${joined.church.id}/${joined.person.id}$`)),
    expect.stringMatching(new RegExp(`^/rolemembers/self/${joined.church.id}/`)),
  ]);
});

test("the last administrator of a church cannot leave it and sees the reason", async ({ page, request, signIn }) => {
  const own = await makeOwnChurch(request);
  await signIn(page, own.email, { password: own.password, church: own.name });
  await page.goto("/churches");
  await page.getByLabel("Church name").fill(DEMO_CHURCH);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("button", { name: DEMO_CHURCH }).click();
  await expect(page.getByRole("banner")).toContainText(DEMO_CHURCH);
  await page.goto("/churches");
  await page.getByRole("button", { name: `Delete ${own.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "administrator" })).toBeVisible();
});
