import { changeNotificationPreferences, readPrivateMessage } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { createTestParticipants, type TestParticipants } from "../testing/create-test-participants.ts";

let given: TestParticipants;
beforeAll(async () => {
  given = await createTestParticipants();
});
afterAll(() => given.server.close());

const open = (who: TestPerson, id: string) =>
  given.server.call(readPrivateMessage, { token: given.tokenOf(who), params: { id } });

test("a message that stays unread for five minutes is emailed to its recipient once, in their language and without its text", async () => {
  const { startConversation, say, server } = given;
  const [fay, tom] = [await given.person("Fay", "From"), await given.person("Tom", "To")];
  await server.database.pool.query("update users set language = 'de' where id = $1", [tom.userId]);
  const { id, conversationId } = await startConversation(fay, tom);
  const mailbox = async () => (await server.sentEmails()).filter(({ to }) => to === tom.email);
  await say(fay, conversationId, "My secret");
  await say(fay, conversationId, "Another");
  const jobTimes = async () =>
    (
      await server.database.pool.query<{ run_at: Date }>(
        `select run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'messaging-mail-talk' and j.payload->>'privateMessageId' = $1`,
        [id],
      )
    ).rows.map(({ run_at }) => run_at);
  const inFiveMinutes = () => new Date(server.clock.now.getTime() + 5 * 60_000);
  expect(await jobTimes()).toEqual([inFiveMinutes()]);
  await server.work();
  const [sentEmail, ...others] = await mailbox();
  expect(others).toEqual([]);
  expect(sentEmail?.subject).toBe("Grace Church: neue Nachricht von Fay From");
  expect(sentEmail?.text).not.toMatch(/secret|Another/);
  expect(sentEmail?.text).toContain("http://localhost:3000/");

  // No email is sent for a message that was read in time. Later messages wait five minutes of their own and cause one
  // email.
  await open(tom, id);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  await say(fay, conversationId, "Third");
  expect(await jobTimes()).toEqual([inFiveMinutes()]);
  await open(tom, id);
  await server.work();
  expect(await mailbox()).toHaveLength(1);
  await say(fay, conversationId, "Fourth");
  await open(tom, id);
  await say(fay, conversationId, "Fifth");
  await server.work();
  expect(await mailbox()).toHaveLength(2);
});

test("a recipient who turned off emails of private messages, or has no account, gets no email", async () => {
  const { startConversation, say, server, tokenOf, person } = given;
  const [fay, quiet] = [await person("Fay", "From"), await person("Quin", "Quiet")];
  const guest = await person("Gus", "Guest", { account: false });
  const body = { privateMessage: { mail: false } };
  await server.call(changeNotificationPreferences, { token: tokenOf(quiet), body });
  for (const who of [quiet, guest]) await say(fay, (await startConversation(fay, who)).conversationId, "Hello");
  await server.work();
  expect((await server.sentEmails()).filter(({ to }) => to === quiet.email || to === guest.email)).toEqual([]);
});
