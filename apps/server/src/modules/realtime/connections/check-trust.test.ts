import { can } from "@offertory/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { checkTrust } from "./check-trust.ts";
import { createTestListeners, type GivenListeners } from "../testing/create-test-listeners.ts";

let given: GivenListeners;
beforeAll(async () => {
  given = await createTestListeners();
});
afterEach(() => given.letGo());
afterAll(() => given.close());

test("S6.02 a socket is closed when its token expires, its session ends or its permissions change", async () => {
  const { church, server, staff } = given;
  const editor = { permissions: [can.viewPeople, can.editPeople] };
  const [signedOut, demoted] = [await church.person(editor), await church.person(editor)];
  const archived = await church.person(editor);
  const stays = await given.joinSocket(staff);
  const leaving = [
    await given.joinSocket(signedOut),
    await given.joinSocket(demoted),
    await given.joinSocket(archived),
  ];
  const areTrusted = () => leaving.every(({ id }) => given.one.realtime.trusted.has(id));
  await expect.poll(areTrusted).toBe(true);
  await checkTrust(given.one.realtime);
  expect(areTrusted()).toBe(true);

  const change = (text: string, id: string) => server.database.pool.query(text, [id]);
  await change("delete from sessions where user_id = $1", signedOut.userId);
  await change("delete from role_members where person_id = $1", demoted.personId);
  await change("update people set archived_at = now() where id = $1", archived.personId);
  await checkTrust(given.one.realtime);
  expect(leaving.map(({ id }) => given.one.realtime.trusted.has(id))).toEqual([false, false, false]);
  expect(await Promise.all(leaving.map(({ closed }) => closed))).toEqual([4001, 4001, 4001]);
  expect(given.one.realtime.trusted.has(stays.id)).toBe(true);

  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 3 * 86_400_000);
  await checkTrust(given.one.realtime);
  server.clock.now = now;
  expect(given.one.realtime.trusted.has(stays.id)).toBe(false);
  expect(await stays.closed).toBe(4001);
});
