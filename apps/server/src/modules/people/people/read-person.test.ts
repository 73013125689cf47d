import { changePerson, exportPerson, readPerson } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
let memberId: string;
let visitorId: string;
let archivedId: string;
beforeAll(async () => {
  given = await createTestCallers();
  const { server, church } = given;
  const add = async (status: string) => (await church.person({ membershipStatus: status, account: false })).personId;
  memberId = await add("Member");
  visitorId = await add("Visitor");
  archivedId = await add("Member");
  await server.database.pool.query(
    "update people set birth_date = '1980-05-06', notes = 'Sings', mobile_phone = '555 0100' where church_id = $1",
    [church.churchId],
  );
  await server.database.pool.query("update people set archived_at = now() where id = $1", [archivedId]);
});
afterAll(() => given.server.close());

const read = (token: string | undefined, id: string) =>
  given.server.call(readPerson, { params: { id }, ...(token !== undefined && { token }) });

test("S3.01 S7.03 a person is returned with name, contact data and other fields", async () => {
  const { status, body } = await read(given.viewer.token, memberId);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: memberId,
    churchId: given.church.churchId,
    name: { first: "Ann", last: "Lee", nick: "", display: "Ann Lee" },
    contactInfo: { mobilePhone: "555 0100", city: "" },
    birthDate: "1980-05-06",
    membershipStatus: "Member",
    photo: "",
    photoUpdated: null,
    notes: "Sings",
    archived: false,
    version: 1,
  });
});

describe("access to people", () => {
  test("S7.03 every caller can read their own record", async () => {
    for (const caller of [given.guest, given.member, given.viewer]) {
      const { status, body } = await read(caller.token, caller.personId);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: caller.personId, birthDate: "1980-05-06" });
    }
  });

  test("S6.01 staff notes are hidden from the person, but part of the person's own data export", async () => {
    const { server, guest, viewer, editor } = given;
    const call = { params: { id: guest.personId } };
    await server.call(changePerson, { ...call, token: editor.token, body: { notes: "Asked for a visit" } });
    expect((await read(guest.token, guest.personId)).body.notes).toBe("");
    expect((await read(viewer.token, guest.personId)).body.notes).toBe("Asked for a visit");
    const document = await server.call(exportPerson, { ...call, token: guest.token });
    expect(document.body.person.notes).toBe("Asked for a visit");

    // Clients post the whole object back: only the edited nick changes.
    const { version: _, ...own } = (await read(guest.token, guest.personId)).body;
    const name = { ...own.name, nick: "Gussie" };
    const changed = await server.call(changePerson, { ...call, token: guest.token, body: { ...own, name } });
    expect(changed).toMatchObject({ status: 200, body: { name: { nick: "Gussie" }, notes: "" } });
    expect((await read(viewer.token, guest.personId)).body.notes).toBe("Asked for a visit");
  });

  test("S6.01 a caller with permission to view people can read all of them", async () => {
    for (const id of [memberId, visitorId, archivedId, given.guest.personId]) {
      expect((await read(given.viewer.token, id)).status).toBe(200);
    }
    expect((await read(given.viewer.token, archivedId)).body.archived).toBe(true);
  });

  test("S6.01 a caller with permission to view members can read only members, without notes and birth date", async () => {
    const { status, body } = await read(given.member.token, memberId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ notes: "", birthDate: null, contactInfo: { mobilePhone: "555 0100" } });
    expect((await read(given.member.token, given.admin.personId)).body.notes).toBe("");
    for (const id of [visitorId, archivedId, given.guest.personId]) {
      const refused = await read(given.member.token, id);
      expect(refused.status).toBe(404);
      expect(refused.body).toMatchObject({ code: "person-not-found" });
    }
  });

  test("S6.01 a caller without permission to view people gets 404 for others", async () => {
    for (const id of [memberId, visitorId]) expect((await read(given.guest.token, id)).status).toBe(404);
  });
});

test("S6.02 people cannot be read from another church, without a token or with a token of another API", async () => {
  expect((await read(given.stranger.token, memberId)).status).toBe(404);
  expect((await read(undefined, memberId)).status).toBe(401);
  expect((await read("", memberId)).status).toBe(401);
  expect((await read("undefined", memberId)).status).toBe(401);
  expect((await read(given.viewer.tokenFor("giving"), memberId)).status).toBe(401);
  expect((await read(given.viewer.userToken, memberId)).status).toBe(401);
});

test("S7.03 an unknown id returns 404, including the text undefined that some clients send", async () => {
  for (const id of ["undefined", "null", "nobody00000", "x".repeat(64)]) {
    const { status, body } = await read(given.admin.token, id);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "person-not-found", message: "Person not found." });
  }
  expect((await read(given.admin.token, "x".repeat(65))).status).toBe(400);
  expect((await read(given.admin.token, "a\0b")).status).toBe(400);
});
