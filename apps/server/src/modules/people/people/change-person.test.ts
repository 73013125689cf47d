import { addPerson, changePerson, erasePerson, readPerson, type PersonChange } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const add = (body: unknown, token = given.editor.token) => given.server.call(addPerson, { body, token });
const change = (id: string, body: unknown, token = given.editor.token) =>
  given.server.call(changePerson, { params: { id }, body, token });
const newPerson = async (body: PersonChange = {}) => (await add({ name: { first: "Ann", last: "Lee" }, ...body })).body;
const picture = (type: string, hex: string, size = 100) =>
  `data:image/${type};base64,${Buffer.concat([Buffer.from(hex, "hex"), Buffer.alloc(size)]).toString("base64")}`;
const PNG = "89504e470d0a1a0a";
const JPEG = "ffd8ffe0";
const WEBP = "524946460000000057454250";

describe("adding", () => {
  test("S9.07 a person is added with all fields and a new id of 11 characters", async () => {
    const draft = {
      name: { first: " Ruth ", last: "Boaz", middle: "M", nick: "Ru", prefix: "Dr", suffix: "II" },
      contactInfo: {
        email: "Ruth@example.org",
        address1: "1 Field",
        address2: "b",
        city: "Bethlehem",
        state: "J",
        zip: "1",
        homePhone: "1",
        mobilePhone: "2",
        workPhone: "3",
      },
      birthDate: "1980-05-06",
      anniversary: "2001-02-03",
      gender: "Female",
      maritalStatus: "Married",
      membershipStatus: "Member",
      householdRole: "Spouse",
      photo: picture("png", PNG),
      notes: "Gleans",
    };
    const { status, body } = await add({ ...draft, id: "mine", version: 9, nonsense: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...draft,
      name: { ...draft.name, first: "Ruth", display: "Ru Boaz" },
      archived: false,
      householdId: null,
      photoUpdated: given.server.clock.now.toISOString(),
      version: 1,
    });
    expect(body.id).toMatch(/^[\w-]{11}$/);
    const read = await given.server.call(readPerson, { params: { id: body.id }, token: given.editor.token });
    expect(read.body).toEqual(body);
  });

  test("a person needs a first or a last name", async () => {
    for (const body of [{}, { name: {} }, { name: { first: "  ", last: "" } }, { name: { nick: "Bo" } }])
      expect(await add(body)).toMatchObject({ status: 400, body: { code: "person-nameless" } });
    expect((await add({ name: { last: "Only" } })).body.name.display).toBe("Only");
  });

  test("S6.01 only a caller with permission to edit people can add them", async () => {
    const body = { name: { first: "No" } };
    for (const caller of [given.viewer, given.member, given.guest])
      expect(await add(body, caller.token)).toMatchObject({ status: 403, body: { code: "not-allowed" } });
    for (const token of ["", given.editor.tokenFor("giving")]) expect((await add(body, token)).status).toBe(401);
    expect((await add(body, given.stranger.token)).body.churchId).toBe(given.elsewhere.churchId);
  });

  test("an invalid field is refused, and nobody is added", async () => {
    const name = { first: "Bad", last: "Input" };
    for (const body of [
      { name: "Bad" },
      { name: { first: 7 } },
      { name: { first: "x".repeat(101) } },
      { name: { first: "a\0b" } },
      { name, birthDate: "06.05.1980" },
      { name, birthDate: "2023-02-30" },
      { name, birthDate: "0000-01-01" },
      { name, gender: "Other thing" },
      { name, membershipStatus: "Pope" },
      { name, notes: "x".repeat(10_001) },
      { name, contactInfo: { zip: ["1"] } },
      [],
      null,
    ])
      expect({ body, answer: await add(body) }).toMatchObject({ body, answer: { status: 400 } });
    expect(await add({ name, contactInfo: { email: "not an address" } })).toMatchObject({
      status: 400,
      body: { code: "email-invalid" },
    });
    expect(await add({ name, birthDate: "2999-01-01" })).toMatchObject({
      status: 400,
      body: { code: "birth-date-future" },
    });
    expect(await add({ name, householdId: "nowhere" })).toMatchObject({
      status: 404,
      body: { code: "household-not-found" },
    });
    const { rowCount } = await given.server.database.pool.query("select 1 from people where first_name = 'Bad'");
    expect(rowCount).toBe(0);
  });

  test("a blank householdId means no household", async () => {
    const added = await add({ name: { first: "Blank", last: "Choice" }, householdId: "" });
    expect([added.status, added.body.householdId]).toEqual([200, null]);
    const changed = await change(added.body.id, { householdId: "", notes: "Still alone" });
    expect([changed.status, changed.body.householdId, changed.body.notes]).toEqual([200, null, "Still alone"]);
  });

  test("names in any script are stored up to the maximum length", async () => {
    for (const character of ["ﷺ", "😀", "中", "é", "한"]) {
      const name = { first: character.repeat(100 / character.length), last: character.repeat(100 / character.length) };
      expect((await add({ name })).body.name).toMatchObject(name);
    }
  });
});

describe("photos", () => {
  test("a photo must be a PNG, JPEG or WebP, match its type, and not be too large", async () => {
    for (const photo of [
      picture("png", PNG),
      picture("jpeg", JPEG),
      picture("webp", WEBP),
      picture("png", PNG, 199_000),
    ])
      expect((await newPerson({ photo })).photo).toBe(photo);
    for (const photo of [
      "https://example.org/a.png",
      "data:image/svg+xml;base64,PHN2Zy8+",
      picture("png", JPEG),
      picture("gif", "474946383961"),
      picture("png", PNG, 200_000),
      "data:image/png;base64,",
      "data:image/png;base64,not base 64!",
      `${picture("png", PNG)}"><script>`,
    ])
      expect(await add({ name: { first: "P" }, photo })).toMatchObject({
        status: 400,
        body: { code: "photo-invalid" },
      });
    expect((await add({ name: { first: "P" }, photo: "x".repeat(300_001) })).status).toBe(400);
  });

  test("removing a photo also clears photoUpdated", async () => {
    const { id } = await newPerson({ photo: picture("png", PNG) });
    expect((await change(id, { photo: "" })).body).toMatchObject({ photo: "", photoUpdated: null });
  });
});

describe("changing", () => {
  test("only the submitted fields change, and the version is incremented", async () => {
    const person = await newPerson({ contactInfo: { city: "Ur", zip: "7" }, notes: "Kept" });
    const { status, body } = await change(person.id, { contactInfo: { city: "Haran" }, version: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...person, contactInfo: { ...person.contactInfo, city: "Haran" }, version: 2 });
  });

  test("sending the whole object back changes nothing", async () => {
    const person = await newPerson();
    expect((await change(person.id, person)).body).toEqual(person);
  });

  test("a change that is based on an outdated version is refused with person-changed", async () => {
    const { id } = await newPerson();
    expect((await change(id, { notes: "first", version: 1 })).status).toBe(200);
    expect(await change(id, { notes: "second", version: 1 })).toMatchObject({
      status: 409,
      body: { code: "person-changed" },
    });
    expect((await change(id, { notes: "second", version: 2 })).body).toMatchObject({ notes: "second", version: 3 });
  });

  test("when several editors save at the same time, all but one get a conflict error", async () => {
    const { id } = await newPerson();
    const answers = await Promise.all(["a", "b", "c"].map((notes) => change(id, { notes, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  test("a person cannot be left without a name or get an invalid email", async () => {
    const { id } = await newPerson();
    expect((await change(id, { name: { first: "", last: " " } })).body).toMatchObject({ code: "person-nameless" });
    expect((await change(id, { contactInfo: { email: "x@" } })).body).toMatchObject({ code: "email-invalid" });
    expect((await change(id, { contactInfo: { email: "" } })).status).toBe(200);
  });

  test("S6.02 people of another church and unknown, merged or erased people cannot be changed", async () => {
    const { id } = await newPerson();
    expect((await change(id, { notes: "x" }, given.stranger.token)).status).toBe(404);
    expect((await change(id, { notes: "x" }, given.editor.tokenFor("giving"))).status).toBe(401);
    expect((await change("undefined", { notes: "x" })).status).toBe(404);
    expect((await change(given.stranger.personId, { notes: "x" })).status).toBe(404);
    expect((await change(id, { notes: "x" }, "")).status).toBe(401);
    const { pool } = given.server.database;
    await pool.query("update people set merged_into = 'x' where id = $1", [id]);
    expect((await change(id, { notes: "x" })).status).toBe(404);
    const erased = await newPerson();
    const erase = { params: { id: erased.id }, body: { confirm: "Ann Lee" }, token: given.editor.token };
    expect((await given.server.call(erasePerson, erase)).status).toBe(200);
    expect((await change(erased.id, { notes: "x" })).status).toBe(404);
    const { rows } = await pool.query("select notes from people where id = any($1)", [
      [id, erased.id, given.stranger.personId],
    ]);
    expect(rows).toEqual([{ notes: "" }, { notes: "" }, { notes: "" }]);
  });

  test("S6.01 a caller without permission to edit people gets 403 for visible people and 404 for others", async () => {
    const { id } = await newPerson();
    expect((await change(id, { notes: "x" }, given.viewer.token)).status).toBe(403);
    expect((await change(id, { notes: "x" }, given.member.token)).status).toBe(404);
    expect((await change(id, { notes: "x" }, given.guest.token)).status).toBe(404);
  });
});

describe("the caller's own record", () => {
  const own = (body: unknown) => change(given.guest.personId, body, given.guest.token);

  test("can be changed in name, contact data, personal data and photo", async () => {
    const body = {
      name: { first: "Gustav", last: "Guest" },
      contactInfo: { mobilePhone: "555", city: "Ur" },
      birthDate: "1970-01-01",
      gender: "Male",
      photo: picture("jpeg", JPEG),
    };
    expect(await own(body)).toMatchObject({ status: 200, body });
  });

  test("S6.01 cannot be changed in membership status, notes or household", async () => {
    const { rows } = await given.server.database.pool.query("select id from households limit 1");
    for (const body of [
      { membershipStatus: "Member" },
      { notes: "Wonderful person" },
      { householdRole: "Child" },
      { householdId: rows[0]?.id ?? "some" },
      { name: { first: "Sneaky" }, membershipStatus: "Staff" },
    ])
      expect(await own(body)).toMatchObject({ status: 403, body: { code: "not-allowed" } });
    const read = await given.server.call(readPerson, {
      params: { id: given.guest.personId },
      token: given.guest.token,
    });
    expect(read.body).toMatchObject({ membershipStatus: "Guest", notes: "", name: { first: "Gustav" } });
    // Sending the whole object back is accepted, because only the nick differs.
    expect((await own({ ...read.body, name: { nick: "G" } })).status).toBe(200);
  });

  test("the email of a person with an account cannot be changed in the church's record", async () => {
    for (const answer of [
      await own({ contactInfo: { email: "new@example.org" } }),
      await change(given.guest.personId, { contactInfo: { email: "new@example.org" } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: "person-has-account" } });
    expect((await own({ contactInfo: { email: given.guest.email.toUpperCase() } })).status).toBe(200);
  });
});

test("S6.01 a caller who may edit people cannot change the email of an invited administrator", async () => {
  const invited = await given.church.person({ account: false, admin: true, email: "invited@example.org" });
  const emailChange = { contactInfo: { email: "edna.private@example.org" } };
  expect((await change(invited.personId, emailChange)).status).toBe(403);
  expect((await change(invited.personId, { contactInfo: { city: "Ur" } })).status).toBe(200);
  expect((await change(invited.personId, emailChange, given.admin.token)).status).toBe(200);
});
