import {
  addTag,
  deleteTag,
  erasePerson,
  exportPeople,
  exportPerson,
  listPeople,
  listPersonTags,
  listTags,
  MAX_PEOPLE_SELECTED,
  MAX_TAG_NAME_LENGTH,
  MAX_TAGS,
  MAX_TAGS_PER_PERSON,
  mergePeople,
  renameTag,
  tagPeople,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { createTestCallers, type TestCallers } from "../testing/create-test-callers.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const add = (name: unknown, token = given.editor.token) => given.server.call(addTag, { body: { name }, token });
const rename = (id: string, name: string, token = given.editor.token) =>
  given.server.call(renameTag, { params: { id }, body: { name }, token });
const remove = (id: string, token = given.editor.token) => given.server.call(deleteTag, { params: { id }, token });
const tag = (ids: string[], tagId: string, tagged = true, token = given.editor.token) =>
  given.server.call(tagPeople, { body: { ids, tagId, tagged }, token });
const tagsOf = async (id: string) =>
  (await given.server.call(listPersonTags, { params: { id }, token: given.viewer.token })).body.map(({ name }) => name);
const list = (query: Record<string, string>, token = given.viewer.token) =>
  given.server.call(listPeople, { query, token });
const newTag = async (name: string) => (await add(name)).body.id;
const person = async (firstName = "Tabea", membershipStatus = "Visitor") =>
  (await given.church.person({ firstName, lastName: "Tagg", membershipStatus, account: false })).personId;
const foreignTag = async () =>
  (await given.server.call(addTag, { body: { name: "Elsewhere" }, token: given.stranger.token })).body.id;

describe("the tags of a church", () => {
  test("a tag is added, listed with the number of its people, renamed and deleted", async () => {
    const { status, body } = await add("  Choir ");
    expect([status, body.name]).toEqual([200, "Choir"]);
    await tag([await person(), await person()], body.id);
    const listed = async () =>
      (await given.server.call(listTags, { token: given.viewer.token })).body.find(({ id }) => id === body.id);
    expect(await listed()).toEqual({ id: body.id, name: "Choir", people: 2 });
    expect((await rename(body.id, "choir")).body).toEqual({ id: body.id, name: "choir" });
    expect(await remove(body.id)).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await listed()).toBeUndefined();
    expect(await remove(body.id)).toMatchObject({ status: 404, body: { code: "tag-not-found" } });
  });

  test("two tags cannot differ only in case or spaces", async () => {
    await newTag("Élan Vital");
    const other = await newTag("Élan");
    expect(await add("éLAN  vital")).toMatchObject({ status: 409, body: { code: "tag-name-taken" } });
    expect(await rename(other, "ÉLAN VITAL")).toMatchObject({ status: 409, body: { code: "tag-name-taken" } });
    const answers = await Promise.all([add("Same time"), add("same TIME")]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  test("a blank name and one that is too long are refused", async () => {
    const id = await newTag("Named");
    for (const name of ["", "  ", "\u3164"])
      expect(await add(name)).toMatchObject({ status: 400, body: { code: "tag-nameless" } });
    expect(await rename(id, " ")).toMatchObject({ status: 400, body: { code: "tag-nameless" } });
    expect((await add("x".repeat(MAX_TAG_NAME_LENGTH + 1))).status).toBe(400);
  });

  test("a church has a limited number of tags", async () => {
    const church = await createTestChurch(given.server, "Many Tags");
    const admin = await church.person({ admin: true });
    await given.server.database.pool.query(
      "insert into tags (church_id, id, name, compared_name) select $1, 'full' || n, 'full' || n, 'full' || n from generate_series(1, $2) n",
      [church.churchId, MAX_TAGS - 1],
    );
    expect((await add("The last one", admin.token)).status).toBe(200);
    expect(await add("One more", admin.token)).toMatchObject({ status: 409, body: { code: "too-many-tags" } });
  });

  test("S6.02 tags of another church are not listed, renamed, deleted or added to people", async () => {
    const id = await foreignTag();
    const one = await person();
    const { body } = await given.server.call(listTags, { token: given.admin.token });
    expect(body.map((each) => each.id)).not.toContain(id);
    for (const refused of [await rename(id, "Mine"), await remove(id), await tag([one], id)])
      expect(refused).toMatchObject({ status: 404, body: { code: "tag-not-found" } });
    const kept = await given.server.call(listTags, { token: given.stranger.token });
    expect(kept.body.find((each) => each.id === id)).toMatchObject({ name: "Elsewhere" });
  });

  test("S6.01 only a caller with permission to edit people can change tags", async () => {
    const id = await newTag("Guarded");
    const one = await person();
    for (const { token } of [given.viewer, given.member, given.guest]) {
      expect((await add("Mine", token)).status).toBe(403);
      expect((await rename(id, "Mine", token)).status).toBe(403);
      expect((await remove(id, token)).status).toBe(403);
      expect((await tag([one], id, true, token)).status).toBe(403);
    }
    expect(await tagsOf(one)).toEqual([]);
  });
});

describe("the tags of people", () => {
  test("a tag is added to people and removed from them, and the answer names whom that changed", async () => {
    const id = await newTag("Helpers");
    const [one, two] = [await person(), await person()];
    expect((await tag([one], id)).body).toEqual({ changedIds: [one] });
    expect((await tag([one, two, two], id)).body).toEqual({ changedIds: [two] });
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([["Helpers"], ["Helpers"]]);
    expect((await tag([one], id, false)).body).toEqual({ changedIds: [one] });
    expect((await tag([one], id, false)).body).toEqual({ changedIds: [] });
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([[], ["Helpers"]]);
  });

  test("S6.02 a list with an unknown id or an id of another church tags nobody", async () => {
    const id = await newTag("Nobody");
    const one = await person();
    for (const other of ["unknown", given.stranger.personId])
      expect(await tag([one, other], id)).toMatchObject({ status: 404, body: { code: "person-not-found" } });
    expect(await tagsOf(one)).toEqual([]);
    const many = Array.from({ length: MAX_PEOPLE_SELECTED + 1 }, (_, n) => `p${n}`);
    expect((await tag(many, id)).status).toBe(400);
    expect((await tag([], id)).status).toBe(400);
  });

  test("a person has a limited number of tags, and a call beyond the limit changes nobody", async () => {
    const id = await newTag("One too many");
    const [full, other] = [await person(), await person()];
    await given.server.database.pool.query(
      "insert into tags (church_id, id, name, compared_name) select $1, 'own' || n, 'own' || n, 'own' || n from generate_series(1, $2) n",
      [given.church.churchId, MAX_TAGS_PER_PERSON],
    );
    await given.server.database.pool.query(
      "insert into tagged_people (church_id, person_id, tag_id) select $1, $2, id from tags where id like 'own%'",
      [given.church.churchId, full],
    );
    expect(await tag([other, full], id)).toMatchObject({ status: 409, body: { code: "too-many-tags-of-person" } });
    expect(await tagsOf(other)).toEqual([]);
    await given.server.database.pool.query("delete from tags where id like 'own%'");
  });

  test("deleting a tag removes it from everyone who has it", async () => {
    const id = await newTag("Soon gone");
    const one = await person();
    await tag([one], id);
    await remove(id);
    expect(await tagsOf(one)).toEqual([]);
  });

  test("a merged person has the tags of both records", async () => {
    const [shared, first, second] = [await newTag("A shared"), await newTag("B first"), await newTag("C second")];
    const [keep, drop] = [await person(), await person()];
    await tag([keep, drop], shared);
    await tag([keep], first);
    await tag([drop], second);
    await given.server.call(mergePeople, { body: { keepId: keep, dropId: drop }, token: given.admin.token });
    expect(await tagsOf(keep)).toEqual(["A shared", "B first", "C second"]);
    const { body } = await given.server.call(listTags, { token: given.viewer.token });
    expect(body.find(({ id }) => id === shared)?.people).toBe(1);
  });

  test("an erased person has no tags", async () => {
    const id = await newTag("Erased");
    const one = await person();
    await tag([one], id);
    await given.server.call(erasePerson, {
      params: { id: one },
      body: { confirm: "Tabea Tagg" },
      token: given.admin.token,
    });
    const { rows } = await given.server.database.pool.query("select 1 from tagged_people where person_id = $1", [one]);
    expect(rows).toEqual([]);
  });
});

describe("who sees tags", () => {
  test("the list is filtered by a tag, together with the other filters, page by page", async () => {
    const id = await newTag("Filtered");
    const [ann, ben, cy] = [await person("Filta"), await person("Filtb", "Member"), await person("Filtc", "Member")];
    await tag([ann, ben], id);
    const idsOf = async (query: Record<string, string>) =>
      (await list({ tag: id, ...query })).body.people.map((p) => p.id);
    expect(await idsOf({})).toEqual([ann, ben]);
    expect(await idsOf({ status: "Member" })).toEqual([ben]);
    expect(await idsOf({ search: "filta" })).toEqual([ann]);
    expect(await idsOf({ archived: "true" })).toEqual([]);
    expect((await list({ search: "filtc" })).body.people.map((p) => p.id)).toEqual([cy]);
    const first = await list({ tag: id, limit: "1" });
    expect(first.body.total).toBe(2);
    expect(first.body.people[0]).toMatchObject({ id: ann, tags: [{ id, name: "Filtered" }] });
    expect(await idsOf({ limit: "1", cursor: first.body.next ?? "" })).toEqual([ben]);
    expect((await list({ limit: "1", cursor: first.body.next ?? "" })).status).toBe(400);
    expect((await list({ tag: await foreignTag() })).body.people).toEqual([]);
  });

  test("S6.01 a caller who sees only the directory or themselves sees no tags and cannot filter by one", async () => {
    const id = await newTag("Private");
    await tag([given.admin.personId, given.member.personId, given.guest.personId], id);
    for (const { token, personId } of [given.member, given.guest]) {
      expect((await given.server.call(listTags, { token })).status).toBe(403);
      expect((await given.server.call(listPersonTags, { params: { id: personId }, token })).status).toBe(403);
    }
    const { body } = await list({}, given.member.token);
    expect(body.people.map(({ id: listed }) => listed)).toContain(given.admin.personId);
    expect(JSON.stringify(body)).not.toContain("Private");
    expect((await list({ tag: id }, given.member.token)).status).toBe(403);
    expect((await list({}, given.viewer.token)).body.people.some(({ tags = [] }) => tags.length > 0)).toBe(true);
  });

  test("the CSV export has a column of tags, and people find their tags in their own data", async () => {
    const [one, other] = [await newTag("X-ray"), await newTag("Yankee")];
    await tag([given.guest.personId], one);
    await tag([given.guest.personId], other);
    const { raw } = await given.server.call(exportPeople, { query: { tag: other }, token: given.viewer.token });
    const [head = "", row = ""] = raw.body.split("\r\n");
    expect(head).toMatch(/,Tags$/);
    expect(row).toMatch(/X-ray; Yankee$/);
    const own = await given.server.call(exportPerson, {
      params: { id: given.guest.personId },
      token: given.guest.token,
    });
    expect(JSON.stringify(own.body.parts.tags)).toContain("Yankee");
  });
});
