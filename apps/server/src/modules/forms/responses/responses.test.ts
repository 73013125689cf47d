import {
  can,
  erasePerson,
  exportPerson,
  exportResponses,
  listPersonSubmissions,
  listResponses,
  mergePeople,
  removeQuestion,
  summarizeResponses,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestForm, submissionsOf, type TestQuestion } from "../testing/create-test-form.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const COLORS = [
  { text: "Red", value: "red" },
  { text: "Blue", value: "blue" },
];
const QUESTIONS: TestQuestion[] = [
  { title: "Hello", fieldType: "Heading" },
  { title: "Name", fieldType: "Textbox" },
  { title: "Colors", fieldType: "Checkbox", choices: COLORS },
  { title: "Bus", fieldType: "Yes/No" },
  { title: "Children", fieldType: "Whole Number" },
  { title: "Day", fieldType: "Date" },
];

async function given() {
  const church = await createTestChurch(server);
  const form = await createTestForm(server, church, { questions: QUESTIONS });
  const { token } = form.maker;
  const list = (query: Record<string, string> = {}, by = token) =>
    server.call(listResponses, { token: by, params: { id: form.id }, query });
  const names = async (query: Record<string, string>) =>
    (await list(query)).body.responses.map(({ answers }) => answers[form.idOf("Name")]);
  return { church, form, token, list, names };
}

describe("responses", () => {
  test("S6.01 are read only by the form's creator and by callers with permission to administer forms", async () => {
    const { church, form, token } = await given();
    await form.submit({ Name: "secret" });
    const admin = await church.person({ permissions: [can.administerForms] });
    const calls = (by: string) =>
      [listResponses, exportResponses, summarizeResponses].map((call) =>
        server.call(call, { token: by, params: { id: form.id } }),
      );
    for (const by of [token, admin.token])
      for (const { status } of await Promise.all(calls(by))) expect(status).toBe(200);
    const editor = await church.person({ permissions: [can.editForms] });
    const stranger = await (await createTestChurch(server)).person({ admin: true });
    for (const { token: by } of [editor, stranger])
      for (const { status, raw } of await Promise.all(calls(by))) {
        expect(status).toBe(404);
        expect(raw.body).not.toContain("secret");
      }
    for (const { status } of await Promise.all(calls((await church.person()).token))) expect(status).toBe(403);
    for (const { status } of await Promise.all(calls(""))) expect(status).toBe(401);
  });

  test("are listed newest first in pages, each response once, with the total count", async () => {
    const { form, list } = await given();
    // Two responses have the same time, and a page ends between two of them.
    const begin = server.clock.now.getTime();
    for (const hour of [0, 0, 1, 1, 2, 2, 3]) {
      server.clock.now = new Date(begin + hour * 3600_000);
      await form.submit({ Name: `at ${hour}` });
    }
    const names: (string | undefined)[] = [];
    const seen: string[] = [];
    let query: Record<string, string> = { limit: "3" };
    for (let page = 0; page < 3; page++) {
      const { body } = await list(query);
      expect(body.total).toBe(7);
      seen.push(...body.responses.map(({ id }) => id));
      names.push(...body.responses.map(({ answers }) => answers[form.idOf("Name")]));
      query = { limit: "3", before: body.next ?? "" };
      if (body.next === null) break;
    }
    expect(new Set(seen).size).toBe(7);
    expect(names).toEqual(["at 3", "at 2", "at 2", "at 1", "at 1", "at 0", "at 0"]);
    expect((await list({ before: "garbage" })).body).toMatchObject({ code: "cursor-invalid" });
    expect((await list({ from: "0000-01-01" })).body).toMatchObject({ code: "date-invalid" });
  });

  test("are counted exactly up to ten thousand, and approximately beyond", async () => {
    const { church, form, list } = await given();
    const fill = (from: number, to: number) =>
      server.database.pool.query(
        `insert into form_submissions (church_id, id, form_id, state, content_type, submitted_at, repeat_key, language)
         select $1, 'many' || n || $2, $2, 'done', 'form', now(), '', '' from generate_series($3::int, $4::int) as n`,
        [church.churchId, form.id, from, to],
      );
    await fill(1, 10_000);
    expect((await list()).body.total).toBe(10_000);
    await fill(10_001, 24_000);
    await server.owner.query("analyze form_submissions");
    const { total } = (await list()).body;
    expect(total).toBeGreaterThan(18_000);
    expect(total).toBeLessThan(30_000);
    expect(total % 1000).toBe(0);
  });

  test("are found by words of the answers, and by dates in the church's time zone", async () => {
    const { church, form, names } = await given();
    await form.submit({ Name: "Zoë Müller" });
    await form.submit({ Name: "Bob Stone" });
    expect(await names({ search: "muller" })).toEqual(["Zoë Müller"]);
    expect(await names({ search: "stone bob" })).toEqual(["Bob Stone"]);
    expect(await names({ search: "nobody" })).toEqual([]);
    expect(await names({ search: "%" })).toEqual([]);
    const { pool } = server.database;
    await pool.query("update churches set time_zone = 'America/Chicago' where id = $1", [church.churchId]);
    await pool.query("update form_submissions set submitted_at = '2026-03-02T04:00:00Z' where church_id = $1", [
      church.churchId,
    ]);
    expect(await names({ from: "2026-03-01", to: "2026-03-01" })).toHaveLength(2);
    expect(await names({ from: "2026-03-02" })).toEqual([]);
    expect(await names({ to: "2026-02-28" })).toEqual([]);
  });

  test("the summary counts days, and names the current one, in the church's time zone", async () => {
    const { church, form, token } = await given();
    await form.submit({ Name: "Ann" });
    const { pool } = server.database;
    // These time zones are 25 hours apart, so that their days always differ.
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await pool.query("update churches set time_zone = $2 where id = $1", [church.churchId, timeZone]);
      await pool.query("update form_submissions set submitted_at = $2 where church_id = $1", [
        church.churchId,
        server.clock.now,
      ]);
      const { body } = await server.call(summarizeResponses, { token, params: { id: form.id } });
      const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(server.clock.now);
      expect(body.today).toBe(day);
      expect(body.byDay).toEqual([{ day, count: 1 }]);
    }
  });

  test("held submissions are listed separately and not counted", async () => {
    const { form, list } = await given();
    await form.submit({ Name: "good" });
    await form.submit({ Name: "bad" }, { website: "x" });
    expect((await list()).body.total).toBe(1);
    expect((await list({ state: "held" })).body.total).toBe(1);
  });

  test("a removed question with answers is still a column", async () => {
    const { form, list, token } = await given();
    await form.submit({ Name: "Ann", Children: "2" });
    for (const title of ["Children", "Day"])
      await server.call(removeQuestion, { token, params: { id: form.idOf(title) } });
    const { body } = await list();
    const columns = body.questions.map(({ title, removed }) => [title, removed]);
    expect(columns.slice(0, 4)).toEqual([
      ["Name", false],
      ["Colors", false],
      ["Bus", false],
      ["Children", true],
    ]);
    expect(body.responses[0]?.answers[form.idOf("Children")]).toBe("2");
  });

  test("are exported as CSV with a column for each question and the time zone, and formulas are escaped", async () => {
    const { form, token, church } = await given();
    const ann = await church.person({ firstName: "Ann", lastName: "Lee" });
    await form.submit({ Name: '=HYPERLINK("http://x")', Colors: "red,blue" }, {}, { token: ann.token });
    const { raw } = await server.call(exportResponses, { token, params: { id: form.id }, query: {} });
    expect(raw.headers["content-type"]).toContain("text/csv");
    const [head, line] = raw.body.replace("\uFEFF", "").split("\r\n");
    expect(head).toBe("Submitted (America/New_York),Submitted by,Name,Colors,Bus,Children,Day");
    expect(line).toContain(`Ann Lee,"'=HYPERLINK(""http://x"")","Red, Blue",No`);
  });

  test("S9.02 are exported with columns, Yes and No in the exporting user's language, and answers unchanged", async () => {
    const { form, church } = await given();
    const admin = await church.person({ permissions: [can.administerForms] });
    await server.database.pool.query("update users set language = 'de' where id = $1", [admin.userId]);
    await form.submit({ Name: "Yes", Bus: "True", Day: "2026-01-05" });
    await form.submit({ Name: "No", Bus: "False" });
    const { raw } = await server.call(exportResponses, { token: admin.token, params: { id: form.id } });
    const [head, ...lines] = raw.body.replace("\uFEFF", "").split("\r\n");
    expect(head).toBe("Gesendet (America/New_York),Gesendet von,Name,Colors,Bus,Children,Day");
    expect(lines.map((line) => line.split(",").slice(2).join()).sort()).toEqual([
      "",
      "No,,Nein,,",
      "Yes,,Ja,,2026-01-05",
    ]);
  });

  test("are summarized for each question", async () => {
    const { form, token } = await given();
    await form.submit({ Name: "Ann", Colors: "red", Bus: "True", Children: "1", Day: "2026-01-05" });
    await form.submit({ Name: "Bob", Colors: "red,blue", Bus: "False", Children: "4", Day: "2026-01-09" });
    const { body } = await server.call(summarizeResponses, { token, params: { id: form.id } });
    const of = (title: string) => body.questions.find(({ question }) => question.title === title);
    expect(body.submissions).toBe(2);
    expect(body.byDay.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(of("Colors")?.counts).toEqual([
      { value: "red", count: 2 },
      { value: "blue", count: 1 },
    ]);
    expect(of("Bus")?.counts).toEqual([
      { value: "True", count: 1 },
      { value: "False", count: 1 },
    ]);
    expect(of("Children")?.numbers).toEqual({ smallest: 1, largest: 4, average: 2.5, sum: 5 });
    expect(of("Day")?.counts).toEqual([{ value: "2026-01", count: 2 }]);
    expect(
      of("Name")
        ?.latest.map(({ value }) => value)
        .toSorted(),
    ).toEqual(["Ann", "Bob"]);
  });
});

describe("a person's submissions", () => {
  test("are listed for the person and for callers who may view people, with answers only for permitted callers", async () => {
    const { church, form } = await given();
    const ann = await church.person();
    const viewer = await church.person({ permissions: [can.viewPeople] });
    const editor = await church.person({ permissions: [can.editPeople] });
    await form.submit({ Name: "mine" }, {}, { token: ann.token });
    const about = { contentType: "person", contentId: ann.personId };
    await form.submit({ Name: "about Ann" }, about, { token: editor.token });
    const list = (token: string) => server.call(listPersonSubmissions, { token, params: { id: ann.personId } });
    const valuesOf = async (token: string) =>
      (await list(token)).body.map(({ answers }) => answers?.find(({ value }) => /Ann|mine/.test(value))?.value);
    expect(await valuesOf(ann.token)).toEqual(["mine"]);
    expect(await valuesOf(viewer.token)).toEqual([undefined, undefined]);
    const both = await church.person({ permissions: [can.viewPeople, can.administerForms] });
    expect(new Set(await valuesOf(both.token))).toEqual(new Set(["about Ann", "mine"]));
    expect((await list((await church.person()).token)).status).toBe(404);
    expect((await list((await (await createTestChurch(server)).person({ admin: true })).token)).status).toBe(404);
    expect((await list("")).status).toBe(401);
  });

  test("move with a merge, are part of the person's data export, and are deleted when the person is erased", async () => {
    const { church, form } = await given();
    const admin = await church.person({ admin: true });
    const ann = await church.person({ firstName: "Ann", lastName: "Double" });
    const double = await church.person({ firstName: "Ann", lastName: "Double", account: false });
    await form.submit({ Name: "hers" }, {}, { token: ann.token });
    const about = { contentType: "person", contentId: double.personId };
    await form.submit({ Name: "about her" }, about, { token: admin.token });
    await form.submit({ Name: "somebody's" });
    const merged = await server.call(mergePeople, {
      token: admin.token,
      body: { keepId: ann.personId, dropId: double.personId },
    });
    expect(merged.status).toBe(200);
    await server.work();
    const all = await server.call(listPersonSubmissions, { token: admin.token, params: { id: ann.personId } });
    expect(all.body).toHaveLength(2);
    const document = await server.call(exportPerson, { token: admin.token, params: { id: ann.personId } });
    expect(document.raw.body).toContain("about her");
    await server.call(erasePerson, {
      token: admin.token,
      params: { id: ann.personId },
      body: { confirm: "Ann Double" },
    });
    await server.work();
    const left = await submissionsOf(server, church.churchId);
    expect(left.map(({ answers }) => answers[0])).toEqual(["somebody's"]);
  });
});
