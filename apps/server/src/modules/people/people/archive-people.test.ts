import { archivePeople, changePerson, readPerson } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const archive = (ids: string[], archived = true, token = given.editor.token) =>
  given.server.call(archivePeople, { body: { ids, archived }, token });
const isArchived = async (id: string) =>
  (await given.server.call(readPerson, { params: { id }, token: given.viewer.token })).body.archived;

test("people are archived and restored, and people who already have that state are not counted", async () => {
  const one = (await given.church.person({ account: false })).personId;
  const other = (await given.church.person({ account: false })).personId;
  expect(await archive([one, other, one])).toMatchObject({ status: 200, body: { changed: 2 } });
  expect(await isArchived(one)).toBe(true);
  expect((await archive([one, other])).body).toEqual({ changed: 0 });
  expect((await archive([one], false)).body).toEqual({ changed: 1 });
  expect([await isArchived(one), await isArchived(other)]).toEqual([false, true]);
});

test("S6.02 an archived person's token is refused, and works again after the person is restored", async () => {
  const person = await given.church.person();
  const read = () => given.server.call(readPerson, { params: { id: person.personId }, token: person.token });
  await archive([person.personId]);
  expect((await read()).status).toBe(401);
  await archive([person.personId], false);
  expect((await read()).status).toBe(200);
});

test("saving a person who was archived in the meantime returns 409", async () => {
  const { personId } = await given.church.person({ account: false });
  await archive([personId]);
  const answer = await given.server.call(changePerson, {
    params: { id: personId },
    body: { notes: "x", version: 1 },
    token: given.editor.token,
  });
  expect(answer.status).toBe(409);
});

test("S6.01 a church never loses its last administrator, even if two are archived at the same time", async () => {
  const church = await createTestChurch(given.server, "Two Admins");
  const admins = [await church.person({ admin: true }), await church.person({ admin: true })];
  const ids = admins.map(({ personId }) => personId);
  const token = admins[0]?.token ?? "";
  expect(await archive(ids, true, token)).toMatchObject({ status: 409, body: { code: "person-still-admin" } });
  const { rows } = await given.server.database.pool.query(
    "select 1 from people where id = any($1) and archived_at is null",
    [ids],
  );
  expect(rows).toHaveLength(2);

  const answers = await Promise.all(admins.map((admin) => archive([admin.personId], true, admin.token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("S6.02 a list with an unknown id or an id of another church changes nobody", async () => {
  const { personId } = await given.church.person({ account: false });
  for (const foreign of [given.stranger.personId, "nobody"])
    expect(await archive([personId, foreign])).toMatchObject({ status: 404, body: { code: "person-not-found" } });
  expect(await isArchived(personId)).toBe(false);
  expect((await archive([personId], true, given.stranger.token)).status).toBe(404);
});

test("S6.01 only a caller with permission to edit people can archive them", async () => {
  const { personId } = await given.church.person({ account: false });
  for (const caller of [given.viewer, given.member, given.guest])
    expect((await archive([personId], true, caller.token)).status).toBe(403);
  for (const token of ["", given.editor.tokenFor("content")])
    expect((await archive([personId], true, token)).status).toBe(401);
});

test("an invalid body is refused", async () => {
  const { server, editor } = given;
  for (const body of [
    {},
    { ids: [], archived: true },
    { ids: ["x"] },
    { ids: "x", archived: true },
    { ids: Array(201).fill("x"), archived: true },
    { ids: ["a\0"], archived: true },
  ])
    expect((await server.call(archivePeople, { body, token: editor.token })).status).toBe(400);
});
