import { addPerson, archivePeople, erasePerson } from "@offertory/contract";
import { callApi } from "../people/call-api.ts";
import { uniqueWord } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";
import { openMessages, openConversationWith, say } from "./message-panel.ts";

test("a conversation with a person who has no account, is archived or erased shows that they cannot read it, with an email link if there is an address", async ({
  page,
  request,
  signIn,
  expectAccessible,
  church,
}) => {
  const last = uniqueWord();
  const name = `Paula ${last}`;
  const email = `${last}@example.org`;
  const draft = { name: { first: "Paula", last }, contactInfo: { email } };
  const { id } = await callApi(request, addPerson, { body: draft }, church.token);
  await signIn(page, church.email, church);

  const panel = await openConversationWith(page, name);
  await expect(panel.getByText(`${name} has no account and can't read this without one.`)).toBeVisible();
  const emailLink = panel.getByRole("link", { name: "Send an email" });
  await expect(emailLink).toHaveAttribute("href", `mailto:${encodeURIComponent(email)}`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await say(panel, "Are you there?");
  await expect(panel.getByRole("listitem").filter({ hasText: "Are you there?" })).toHaveCount(1);

  const params = { id };
  await callApi(request, archivePeople, { body: { ids: [id], archived: true } }, church.token);
  await page.reload();
  const archived = await openMessages(page);
  await archived.getByRole("link", { name: new RegExp(name) }).click();
  await expect(archived.getByText(`${name} is archived and no longer reads messages here.`)).toBeVisible();
  await expect(emailLink).toHaveAttribute("href", `mailto:${encodeURIComponent(email)}`);

  await callApi(request, erasePerson, { params, body: { confirm: name } }, church.token);
  await page.reload();
  const erased = await openMessages(page);
  await erased.getByRole("link", { name: /Deleted person.*Are you there\?/ }).click();
  await expect(erased.getByText("This person has left, so no one can read your messages.")).toBeVisible();
  await expect(emailLink).toHaveCount(0);
});
