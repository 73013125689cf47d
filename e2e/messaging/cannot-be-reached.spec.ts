import { addPerson, archivePeople, erasePerson } from "@offertory/contract";
import { callApi } from "../people/call-api.ts";
import { makeChurch, uniqueWord } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";
import { openMessages, openConversationWith, say } from "./message-panel.ts";

test("who cannot read messages here (no account, archived, gone) is named before anything is written, with an email where there is an address", async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  const last = uniqueWord();
  const name = `Paula ${last}`;
  const email = `${last}@example.org`;
  const draft = { name: { first: "Paula", last }, contactInfo: { email } };
  const { id } = await callApi(request, addPerson, { body: draft }, church.token);
  await signIn(page, church.email, church);

  const panel = await openConversationWith(page, name);
  await expect(panel.getByText(`${name} has no account here and cannot read this unless they make one.`)).toBeVisible();
  await expect(panel.getByRole("link", { name: "Write an email" })).toHaveAttribute(
    "href",
    `mailto:${encodeURIComponent(email)}`,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await say(panel, "Are you there?");
  await expect(panel.getByRole("listitem").filter({ hasText: "Are you there?" })).toHaveCount(1);

  const params = { id };
  await callApi(request, archivePeople, { body: { ids: [id], archived: true } }, church.token);
  await page.reload();
  const archived = await openMessages(page);
  await archived.getByRole("button", { name: new RegExp(name) }).click();
  await expect(archived.getByText(`${name} is archived and does not read messages here any more.`)).toBeVisible();

  await callApi(request, erasePerson, { params, body: { confirm: name } }, church.token);
  await page.reload();
  const gone = await openMessages(page);
  const conversations = gone.getByRole("button", { name: "Are you there?" });
  await expect
    .poll(async () => (await conversations.count()) + (await gone.getByText("No conversations").count()))
    .toBeGreaterThan(0);
  if ((await conversations.count()) > 0) {
    await conversations.first().click();
    await expect(gone.getByText("This person has left. Nobody can read what you write here.")).toBeVisible();
    await expect(gone.getByRole("link", { name: "Write an email" })).toHaveCount(0);
  }
});
