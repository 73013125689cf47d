import {
  can,
  countUnread,
  findUnreachable,
  listMessages,
  listPrivateMessages,
  messagePeople,
  uniqueId,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { createTestParticipants, type TestParticipants } from "../testing/create-test-participants.ts";

let given: TestParticipants;
beforeAll(async () => {
  given = await createTestParticipants();
});
afterAll(() => given.server.close());

const send = (who: TestPerson, personIds: readonly string[], content = "Potluck on Sunday", clientId = uniqueId()) =>
  given.server.call(messagePeople, { token: given.tokenOf(who), body: { personIds, content, clientId } });
const unread = async (who: TestPerson) =>
  (await given.server.call(countUnread, { token: given.tokenOf(who) })).body.pmCount;
const contentsOf = async (who: TestPerson) => {
  const token = given.tokenOf(who);
  const [conversation] = (await given.server.call(listPrivateMessages, { token })).body;
  if (!conversation) return [];
  const params = { conversationId: conversation.conversationId };
  return (await given.server.call(listMessages, { token, params })).body.map(({ content }) => content);
};

test("a message to several people is written in each one's own conversation with the sender, once for each client id", async () => {
  const { staff, startConversation } = given;
  const [fay, tom] = [await given.person("Fay", "One"), await given.person("Tom", "Two")];
  const existing = await startConversation(staff, fay);
  const clientId = uniqueId();
  const ids = [fay.personId, tom.personId, tom.personId];
  expect((await send(staff, ids, "Potluck", clientId)).body).toEqual({ sent: 2 });
  expect((await send(staff, ids, "Potluck", clientId)).body).toEqual({ sent: 2 });
  for (const who of [fay, tom]) {
    expect(await unread(who)).toBe(1);
    expect(await contentsOf(who)).toEqual(["Potluck"]);
  }
  const { body } = await given.server.call(listPrivateMessages, { token: given.tokenOf(fay) });
  expect(body.map(({ conversationId }) => conversationId)).toEqual([existing.conversationId]);
});

test("a message to several people needs permission to view or edit everyone", async () => {
  const fay = await given.person("Fay", "Reached");
  const others = [can.viewMembers, can.viewDonations, can.editPlans, can.editRoles];
  const member = await given.person("Mia", "Member", { permissions: others });
  for (const who of [given.ann, member]) {
    expect((await send(who, [fay.personId])).status).toBe(403);
    const query = { ids: fay.personId };
    expect((await given.server.call(findUnreachable, { token: given.tokenOf(who), query })).status).toBe(403);
  }
  expect(await unread(fay)).toBe(0);
  expect((await send(given.viewer, [fay.personId])).status).toBe(200);
  expect(await unread(fay)).toBe(1);
});

test("a message that one person cannot read is sent to nobody: without an account, archived, or of another church", async () => {
  const { viewer, stranger, church, server, tokenOf } = given;
  const fay = await given.person("Fay", "Reachable");
  const child = await church.person({ firstName: "Cleo", account: false });
  const archived = await given.person("Arne", "Archived");
  await server.database.pool.query("update people set archived_at = now() where id = $1", [archived.personId]);
  const unreachable = [child.personId, archived.personId, stranger.personId, "unknown"];
  for (const id of unreachable) {
    const { status, body } = await send(viewer, [fay.personId, id]);
    expect([status, body]).toMatchObject([409, { code: "recipient-unreachable" }]);
  }
  expect([await unread(fay), await unread(stranger)]).toEqual([0, 0]);
  const query = { ids: [fay.personId, ...unreachable].join(",") };
  const found = await server.call(findUnreachable, { token: tokenOf(viewer), query });
  expect(found.body).toEqual({ unreachable });
});

test("a blank message and a message to oneself are refused", async () => {
  const { viewer, ann } = given;
  expect((await send(viewer, [ann.personId], "  ")).body).toMatchObject({ code: "message-blank" });
  expect((await send(viewer, [ann.personId, viewer.personId])).body).toMatchObject({ code: "talk-with-oneself" });
});

test("a person writes to at most 500 people per hour in this way, and a refused message is sent to nobody", async () => {
  const { viewer, server } = given;
  const [fay, tom] = [await given.person("Fay", "Last"), await given.person("Tom", "Refused")];
  expect((await send(viewer, [fay.personId])).status).toBe(200);
  await server.database.pool.query("update rate_limits set points = 499 where key like 'bulk-messages:%'");
  expect((await send(viewer, [fay.personId, tom.personId])).status).toBe(429);
  expect([await unread(fay), await unread(tom)]).toEqual([1, 0]);
});
