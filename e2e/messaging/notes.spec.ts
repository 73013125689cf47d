import {
  addRole,
  addRoleMember,
  can,
  findConversation,
  listMessages,
  removeMessage,
  selectChurch,
  sendMessages,
} from "@offertory/contract";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { joinChurch } from "../tasks/join-church.ts";

test("S2.22 S6.03 a new note appears live for another user, and only its author can change it", async ({
  page,
  context,
  browser,
  request,
  portal,
  expectAccessible,
  church,
}) => {
  const [subject] = await seedPeople(request, church, [{ name: { first: "Mateo", last: "Ramirez" } }]);
  const contentId = subject?.id ?? "";
  const colleague = await joinChurch(request, church);
  const permissions = [can.viewPeople, can.editPeople];
  const role = await callWire(addRole, church.token, { body: { name: "Care team", permissions } });
  await callWire(addRoleMember, church.token, { params: { id: role.id }, body: { personId: colleague.personId } });

  await enterChurch(context, church);
  await page.goto(`/people/${contentId}`);
  const notes = page.getByRole("region", { name: "Notes", exact: true });
  const own = notes.getByRole("listitem").filter({ hasText: "needs a visit" });
  await notes.getByRole("textbox", { name: "Add a note" }).fill("Mateo needs a visit");
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(own).toBeVisible();
  await expectAccessible(page);

  const theirs = await browser.newContext();
  await enterChurch(theirs, { ...colleague, name: "Tabitha Joppa" });
  const colleaguePage = await theirs.newPage();
  await colleaguePage.goto(`${portal}/people/${contentId}`);
  const seen = colleaguePage.getByRole("region", { name: "Notes", exact: true });
  await expect(seen.getByRole("listitem").filter({ hasText: "Mateo needs a visit" })).toBeVisible();
  await notes.getByRole("textbox", { name: "Add a note" }).fill("Call him first");
  await notes.getByRole("textbox", { name: "Add a note" }).press("Enter");
  await expect(seen.getByRole("listitem").filter({ hasText: "Call him first" })).toBeVisible();

  // The colleague may write notes, and change only her own.
  await seen.getByRole("textbox", { name: "Add a note" }).fill("I called him");
  await seen.getByRole("textbox", { name: "Add a note" }).press("Enter");
  for (const [region, texts] of [
    [seen, ["I called him"]],
    [notes, ["Mateo needs a visit", "Call him first"]],
  ] as const) {
    await expect(region.getByRole("listitem")).toHaveCount(3);
    for (const name of ["Edit this note", "Delete this note"]) {
      const button = region.page().getByRole("button", { name });
      const changeable = region.getByRole("listitem").filter({ has: button });
      await expect(changeable).toHaveCount(texts.length);
      await expect(changeable).toContainText(texts);
    }
  }

  const { apis } = await callWire(selectChurch, colleague.jwt, { body: { churchId: church.churchId } });
  const token = apis.find(({ keyName }) => keyName === "MessagingApi")?.jwt ?? "";
  const conversation = await callWire(findConversation, token, { params: { contentType: "person", contentId } });
  const params = { conversationId: conversation?.id ?? "" };
  const [note] = await callWire(listMessages, token, { params, query: {} });
  const change = { id: note?.id ?? "", ...params, content: "Mateo is well" };
  await expect(callWire(sendMessages, token, { body: [change] })).rejects.toThrow(/answered 403/);
  await expect(callWire(removeMessage, token, { params: { id: change.id } })).rejects.toThrow(/answered 403/);

  await own.getByRole("button", { name: "Edit this note" }).click();
  await notes.getByRole("textbox", { name: "Edit this note" }).fill("Mateo still needs a visit");
  await notes.getByRole("button", { name: "Save note" }).click();
  await expect(seen.getByRole("listitem").filter({ hasText: "Mateo still needs a visit" })).toBeVisible();
  await theirs.close();
});
