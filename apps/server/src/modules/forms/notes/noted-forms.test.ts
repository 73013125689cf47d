import { can, findConversation, startConversations, type NoteSubject } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestForm } from "../testing/create-test-form.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("S6.02 notes on a form or submission are found only by callers who may read its answers", async () => {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church);
  const { id: submissionId } = await form.submit({ Name: "Ann" });
  const noteSubjects: [NoteSubject, string][] = [
    ["form", form.id],
    ["formSubmission", submissionId],
  ];
  const admin = await church.person({ permissions: [can.administerForms] });
  const otherMaker = await church.person({ permissions: [can.editForms] });
  const stranger = await (await createTestChurch(server)).person({ admin: true });
  const start = async (who: TestPerson, [contentType, contentId]: [NoteSubject, string]) =>
    (await server.call(startConversations, { token: who.tokenFor("messaging"), body: [{ contentType, contentId }] }))
      .status;
  const find = async (who: TestPerson, [contentType, contentId]: [NoteSubject, string]) =>
    (await server.call(findConversation, { token: who.tokenFor("messaging"), params: { contentType, contentId } }))
      .status;
  for (const noteSubject of noteSubjects) {
    for (const who of [otherMaker, stranger, await church.person()]) {
      expect(await start(who, noteSubject)).toBe(404);
      expect(await find(who, noteSubject)).toBe(404);
    }
    expect(await start(form.maker, noteSubject)).toBe(200);
    expect(await start(admin, noteSubject)).toBe(200);
    expect(await find(admin, noteSubject)).toBe(200);
  }
});
