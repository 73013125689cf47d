import { can, readKeptSubmission, readSubmission, removeSubmission, submitForms } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestForm, submissionsOf, type TestQuestion } from "../testing/create-test-form.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const CHOICES = [
  { text: "Red", value: "red" },
  { text: "Blue, dark", value: "blue,dark" },
  { text: "Green", value: "green" },
];
const ALL: TestQuestion[] = [
  { title: "About you", fieldType: "Heading" },
  { title: "Name", fieldType: "Textbox", required: true },
  { title: "Shirt", fieldType: "Multiple Choice", choices: CHOICES },
  { title: "Bus", fieldType: "Yes/No" },
  { title: "Colors", fieldType: "Checkbox", choices: CHOICES },
  { title: "Children", fieldType: "Whole Number" },
  { title: "Height", fieldType: "Decimal" },
  { title: "Birthday", fieldType: "Date" },
  { title: "Phone", fieldType: "Phone Number" },
  { title: "Email", fieldType: "Email" },
  { title: "Notes", fieldType: "Text Area" },
];
const WHOLE = {
  Name: "Ann",
  Shirt: "blue,dark",
  Bus: "True",
  Colors: "red,blue,dark",
  Children: "3",
  Height: "1.75",
  Birthday: "2001-02-28",
  Phone: "+1 (555) 123-4567",
  Email: "ann@example.org",
  Notes: "None\nat all",
};

describe("submitting a form", () => {
  test("S2.24 S3.03 S3.04 a visitor answers every type of question, and the answers are stored unchanged", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church, { questions: ALL });
    const { error, id } = await form.submit(WHOLE);
    expect(error).toBeUndefined();
    const [row] = await submissionsOf(server, church.churchId);
    expect(row).toMatchObject({ id, state: "done", submitted_by: null, answers: Object.values(WHOLE) });
  });

  test.each([
    ["Shirt", "purple", "answer-unknown-choice"],
    ["Bus", "maybe", "answer-unknown-choice"],
    ["Colors", "red,purple", "answer-unknown-choice"],
    ["Children", "1.5", "answer-not-whole"],
    ["Height", "tall", "answer-not-a-number"],
    ["Birthday", "2001-02-29", "answer-not-a-day"],
    ["Phone", "call me", "answer-not-a-phone"],
    ["Email", "ann@", "answer-not-an-email"],
    ["Name", "  ", "answer-required"],
  ])("S3.04 %s does not accept %s", async (title, value, code) => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church, { questions: ALL });
    const answered = await form.submit({ ...WHOLE, [title]: value });
    expect(answered).toMatchObject({ status: 200, code });
    expect(await submissionsOf(server, church.churchId)).toEqual([]);
  });

  test("an answer that is too long for its question is refused", async () => {
    const form = await createTestForm(server, await createTestChurch(server), { questions: ALL });
    expect(await form.submit({ ...WHOLE, Name: "x".repeat(1001) })).toMatchObject({ code: "answer-too-long" });
  });

  test("S5.07 S8.05 a missing required answer is refused, even if the client sends required as false", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church, { questions: ALL });
    const { raw } = await server.call(submitForms, {
      body: [
        {
          formId: form.id,
          answers: [
            { questionId: form.idOf("Name"), value: "", required: false },
            { questionId: form.idOf("Bus"), value: "True", required: false },
          ],
        },
      ],
    });
    expect(raw.statusCode).toBe(200);
    expect(raw.json()).toMatchObject([{ error: "Name is required" }]);
    expect((await form.submit({ Bus: "True" })).error).toBe("Name is required");
    expect(await submissionsOf(server, church.churchId)).toEqual([]);
  });

  test("S3.03 unanswered questions get default answers: no, the first choice, or blank", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church, { questions: ALL });
    await form.submit({ Name: "Ann" });
    expect((await submissionsOf(server, church.churchId))[0]?.answers).toEqual([
      "Ann",
      "red",
      "False",
      ...Array<string>(7).fill(""),
    ]);
  });

  test("an answer to a question of another form is refused", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const other = await createTestForm(server, church);
    expect(await form.submit({ Name: "Ann", [other.idOf("Name")]: "Bob" })).toMatchObject({
      code: "question-not-found",
    });
  });

  test("S7.06 the submitter is the signed-in person and the church is the form's, whatever the client sends", async () => {
    const church = await createTestChurch(server);
    const other = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const ann = await church.person();
    const bob = await church.person();
    const stranger = await other.person({ admin: true });
    const forgedFields = {
      submittedBy: bob.personId,
      churchId: other.churchId,
      submissionDate: "1999-01-01T00:00:00Z",
    };
    await form.submit({ Name: "by Ann" }, forgedFields, { token: ann.token });
    const sent = await form.submit({ Name: "by nobody" }, forgedFields);
    expect(sent.body).toMatchObject([{ contentType: "form", contentId: sent.body[0]?.formId ?? "none" }]);
    await form.submit({ Name: "by a stranger" }, forgedFields, { token: stranger.token });
    const rows = await submissionsOf(server, church.churchId);
    const by = new Map(rows.map(({ answers, submitted_by }) => [answers[0], submitted_by]));
    expect(by).toEqual(
      new Map([
        ["by Ann", ann.personId],
        ["by nobody", null],
        ["by a stranger", null],
      ]),
    );
  });

  test("S6.02 a restricted form accepts submissions only from callers who are signed in to its church", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church, { restricted: true });
    const stranger = await (await createTestChurch(server)).person({ admin: true });
    for (const parts of [{}, { token: "" }, { token: stranger.token }]) {
      const { raw } = await server.call(submitForms, { body: [form.draft({ Name: "Eve" })], ...parts });
      expect(raw.statusCode).toBe(401);
      expect(raw.json()).toMatchObject({ code: "form-restricted" });
    }
    const member = await church.person();
    expect((await form.submit({ Name: "Ann" }, {}, { token: member.token })).error).toBeUndefined();
    expect(await submissionsOf(server, church.churchId)).toHaveLength(1);
  });

  test.each([
    ["a draft form", { state: "draft" as const }, "form-not-open-yet"],
    ["a closed form", { state: "closed" as const }, "form-closed"],
    ["a form after its closing date", { closesAt: "2020-01-01T00:00:00Z" }, "form-closed"],
  ])("%s accepts no submissions and returns an error code", async (_name, change, code) => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church, change);
    expect(await form.submit({ Name: "Ann" })).toMatchObject({ status: 200, code });
    expect(await submissionsOf(server, church.churchId)).toEqual([]);
  });

  test("repeated and concurrent submissions with the same client id are stored once", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => form.submit({ Name: "Ann" }, { clientId: "page-1" })),
    );
    sent.push(await form.submit({ Name: "Ann" }, { clientId: "page-1" }));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await submissionsOf(server, church.churchId)).toHaveLength(1);
    await form.submit({ Name: "Ann" }, { clientId: "page-2" });
    expect(await submissionsOf(server, church.churchId)).toHaveLength(2);
  });

  test("a submission about a person is accepted only from that person or a caller who may edit people", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const ann = await church.person();
    const bob = await church.person();
    const editor = await church.person({ permissions: [can.editPeople] });
    const about = (contentId: string) => ({ contentType: "person", contentId });
    expect(await form.submit({ Name: "x" }, about(bob.personId), { token: ann.token })).toMatchObject({ status: 403 });
    expect(await form.submit({ Name: "x" }, about(bob.personId))).toMatchObject({ status: 403 });
    expect(await form.submit({ Name: "x" }, about("nobody"), { token: editor.token })).toMatchObject({
      code: "person-not-found",
    });
    expect((await form.submit({ Name: "x" }, about(ann.personId), { token: ann.token })).error).toBeUndefined();
    expect((await form.submit({ Name: "x" }, about(bob.personId), { token: editor.token })).error).toBeUndefined();
  });
});

describe("reading and changing a submission", () => {
  test("S6.01 only the submitter, the form's creator and forms administrators can read a submission", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const sender = await church.person();
    const { id } = await form.submit({ Name: "secret" }, {}, { token: sender.token });
    const admin = await church.person({ permissions: [can.administerForms] });
    const read = (token?: string) =>
      server.call(readSubmission, {
        params: { id },
        query: { include: "questions,answers,form" },
        ...(token && { token }),
      });
    for (const { token } of [sender, form.maker, admin]) {
      const { status, body } = await read(token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ form: { name: "Camp" }, answers: [{ value: "secret", required: true }] });
    }
    const others = [
      await church.person(),
      await church.person({ permissions: [can.editForms] }),
      await (await createTestChurch(server)).person({ admin: true }),
    ];
    for (const { token } of others) expect((await read(token)).status).toBe(404);
    expect((await read()).status).toBe(401);
  });

  test("S6.01 only the submitter, while the form is open, and forms administrators can change a submission", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const sender = await church.person();
    const admin = await church.person({ permissions: [can.administerForms] });
    const { id } = await form.submit({ Name: "first" }, {}, { token: sender.token });
    const valueOf = async () => (await submissionsOf(server, church.churchId))[0]?.answers[0];

    expect((await form.submit({ Name: "hacked" }, { id })).status).toBe(401);
    const stranger = await (await createTestChurch(server)).person({ admin: true });
    expect((await form.submit({ Name: "hacked" }, { id }, { token: stranger.token })).status).toBe(401);
    for (const { token } of [await church.person(), form.maker])
      expect(await form.submit({ Name: "hacked" }, { id }, { token })).toMatchObject({ code: "submission-not-found" });
    expect(await valueOf()).toBe("first");

    await form.submit({ Name: "second" }, { id }, { token: sender.token });
    expect(await valueOf()).toBe("second");
    expect((await form.submit({ Name: "" }, { id }, { token: sender.token })).error).toBe("Name is required");
    await server.database.pool.query("update forms set state = 'closed' where id = $1", [form.id]);
    await form.submit({ Name: "late" }, { id }, { token: sender.token });
    expect(await valueOf()).toBe("second");
    await form.submit({ Name: "corrected" }, { id }, { token: admin.token });
    expect(await valueOf()).toBe("corrected");
    expect(await submissionsOf(server, church.churchId)).toHaveLength(1);
  });

  test("an anonymous submission can be neither changed, read nor removed with its id alone or a wrong key", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const { id } = await form.submit({ Name: "first" });
    expect((await form.submit({ Name: "hacked" }, { id })).status).toBe(401);
    expect((await form.submit({ Name: "hacked" }, { id, key: "guess" })).status).toBe(401);
    const kept = await server.call(readKeptSubmission, { params: { id }, query: { key: "guess" } });
    expect(kept).toMatchObject({ status: 404, body: { code: "submission-not-found" } });
    const others = [await church.person(), await (await createTestChurch(server)).person({ admin: true })];
    for (const [token, status] of [["", 401], ...others.map((other) => [other.token, 404] as const)] as const)
      for (const call of [readSubmission, removeSubmission]) {
        const { status: received, raw } = await server.call(call, { token, params: { id } });
        expect([received, raw.body.includes("first")]).toEqual([status, false]);
      }
    const { token } = others[0]!;
    expect(await form.submit({ Name: "hacked" }, { id }, { token })).toMatchObject({ code: "submission-not-found" });
    expect((await submissionsOf(server, church.churchId))[0]?.answers).toEqual(["first"]);
  });

  test("S2.23 a submitter can remove their own submission while the form is open, and no other submission", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const [sender, other] = [await church.person(), await church.person()];
    const { id } = await form.submit({ Name: "mine" }, {}, { token: sender.token });
    const { id: theirs } = await form.submit({ Name: "theirs" }, {}, { token: other.token });
    const remove = (one: string) => server.call(removeSubmission, { params: { id: one }, token: sender.token });
    const setState = (state: string) =>
      server.database.pool.query("update forms set state = $2 where id = $1", [form.id, state]);
    expect((await remove(theirs)).status).toBe(404);
    await setState("closed");
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: "form-closed" } });
    await setState("open");
    expect(await submissionsOf(server, church.churchId)).toHaveLength(2);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await submissionsOf(server, church.churchId)).map(({ answers }) => answers)).toEqual([["theirs"]]);
  });

  test("S7.06 a forms administrator can remove any submission, and other callers cannot", async () => {
    const church = await createTestChurch(server);
    const form = await createTestForm(server, church);
    const sender = await church.person();
    const { id } = await form.submit({ Name: "x" }, {}, { token: sender.token });
    const remove = (token?: string) => server.call(removeSubmission, { params: { id }, ...(token && { token }) });
    expect((await remove()).status).toBe(401);
    expect((await remove(form.maker.token)).status).toBe(403);
    expect((await remove((await church.person()).token)).status).toBe(404);
    expect((await remove((await (await createTestChurch(server)).person({ admin: true })).token)).status).toBe(404);
    expect((await remove((await church.person({ permissions: [can.administerForms] })).token)).status).toBe(200);
    expect(await submissionsOf(server, church.churchId)).toEqual([]);
  });
});
