import {
  addForm,
  archiveForm,
  can,
  changeForm,
  copyForm,
  listForms,
  listFormsToFill,
  listMyNotifications,
  listPublicQuestions,
  listQuestions,
  openForm,
  orderQuestions,
  paymentChoices,
  readForm,
  removeQuestion,
  restoreForm,
  restoreQuestion,
  saveQuestions,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestForm, submissionsOf } from "../testing/create-test-form.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function given() {
  const church = await createTestChurch(server);
  const editor = await church.person({ permissions: [can.editForms] });
  const member = await church.person();
  const stranger = await (await createTestChurch(server)).person({ admin: true });
  return { church, editor, member, stranger, token: editor.token };
}

describe("forms", () => {
  test("S6.01 are created and edited only by callers with permission to edit forms, in their own church", async () => {
    const { church, editor, member, stranger } = await given();
    const form = await createTestForm(server, church, { by: editor });
    const params = { id: form.id };
    const builderCalls = (token: string) => [
      server.call(listForms, { token, query: {} }),
      server.call(addForm, { token, body: { name: "x" } }),
      server.call(readForm, { token, params }),
      server.call(changeForm, { token, params, body: { name: "hacked" } }),
      server.call(copyForm, { token, params, body: { name: "x" } }),
      server.call(archiveForm, { token, params }),
      server.call(restoreForm, { token, params }),
      server.call(saveQuestions, { token, body: [{ formId: form.id, title: "x", fieldType: "Textbox" }] }),
      server.call(orderQuestions, { token, params, body: { questionIds: [] } }),
      server.call(removeQuestion, { token, params: { id: form.idOf("Name") } }),
      server.call(restoreQuestion, { token, params: { id: form.idOf("Name") } }),
    ];
    for (const { status } of await Promise.all(builderCalls(member.token))) expect(status).toBe(403);
    for (const { status } of await Promise.all(builderCalls(""))) expect(status).toBe(401);
    const [list, added, ...others] = await Promise.all(builderCalls(stranger.token));
    expect(list?.body).toEqual([]);
    expect(added?.status).toBe(200);
    for (const { status } of others) expect(status).toBe(404);
    const { body } = await server.call(readForm, { token: editor.token, params });
    expect(body).toMatchObject({
      name: "Camp",
      state: "open",
      questions: 1,
      createdBy: editor.personId,
      mayRead: true,
    });
  });

  test("are all listed for a caller who may edit forms, with mayRead only for the caller's own forms", async () => {
    const { church, editor } = await given();
    await createTestForm(server, church, { by: editor });
    const admin = await church.person({ permissions: [can.administerForms] });
    const other = await church.person({ permissions: [can.editForms] });
    const mayRead = async (token: string) =>
      (await server.call(listForms, { token, query: {} })).body.map((form) => form.mayRead);
    expect(await mayRead(editor.token)).toEqual([true]);
    expect(await mayRead(admin.token)).toEqual([true]);
    expect(await mayRead(other.token)).toEqual([false]);
  });

  test("a change that is based on an outdated version is refused with form-changed", async () => {
    const { church, editor, token } = await given();
    const { id } = await createTestForm(server, church, { by: editor });
    const change = (body: object) => server.call(changeForm, { token, params: { id }, body });
    const { version } = (await server.call(readForm, { token, params: { id } })).body;
    expect((await change({ name: "One", version })).body.version).toBe(version + 1);
    const late = await change({ name: "Two", version });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "form-changed" });
    for (const [body, code] of [
      [{ name: "  " }, "form-name-blank"],
      [{ notifyPersonIds: ["nobody"] }, "person-not-found"],
      [{ closesAt: "0001-01-01T00:00:00Z" }, "date-invalid"],
    ] as const)
      expect((await change(body)).body).toMatchObject({ code });
  });

  test("a form without questions cannot be opened", async () => {
    const { token } = await given();
    const { id } = (await server.call(addForm, { token, body: { name: "Empty" } })).body;
    const open = () => server.call(changeForm, { token, params: { id }, body: { state: "open" } });
    expect((await open()).body).toMatchObject({ code: "form-empty" });
    await server.call(saveQuestions, { token, body: [{ formId: id, title: "Hello", fieldType: "Heading" }] });
    expect((await open()).body).toMatchObject({ code: "form-empty" });
  });

  test("a copy has the questions but no submissions, and an archived form is restored as closed with its submissions", async () => {
    const { church, editor, token } = await given();
    const form = await createTestForm(server, church, { by: editor });
    await form.submit({ Name: "Ann" });
    const copy = (await server.call(copyForm, { token, params: { id: form.id }, body: { name: "Again" } })).body;
    expect(copy).toMatchObject({ name: "Again", state: "draft", questions: 1, submissions: 0 });
    await server.call(archiveForm, { token, params: { id: form.id } });
    expect(await form.submit({ Name: "Bob" })).toMatchObject({ code: "form-put-away" });
    const listed = async (archived: string) =>
      (await server.call(listForms, { token, query: { archived } })).body.map(({ id }) => id);
    expect(await listed("false")).toEqual([copy.id]);
    expect(await listed("true")).toEqual([form.id]);
    const back = (await server.call(restoreForm, { token, params: { id: form.id } })).body;
    expect(back).toMatchObject({ state: "closed", submissions: 1 });
  });

  test("S7.06 S6.02 a public form opens for anyone, a restricted form for its church, a draft only for form editors", async () => {
    const { church, editor, member, stranger } = await given();
    const open = async (id: string, token?: string) => {
      const { status, body } = await server.call(openForm, { params: { id }, ...(token && { token }) });
      return { status, questions: body.questions?.length, church: body.church?.id, taking: body.taking };
    };
    const free = await createTestForm(server, church, { by: editor });
    const seen = { status: 200, questions: 1, church: church.churchId, taking: true };
    expect(await open(free.id)).toEqual(seen);
    const own = await createTestForm(server, church, { by: editor, restricted: true });
    expect((await open(own.id)).status).toBe(401);
    expect((await open(own.id, stranger.token)).status).toBe(401);
    expect(await open(own.id, member.token)).toEqual(seen);
    const draft = await createTestForm(server, church, { by: editor, state: "draft" });
    for (const token of [undefined, member.token, stranger.token])
      expect((await open(draft.id, token)).status).toBe(404);
    expect(await open(draft.id, editor.token)).toMatchObject({ questions: 0, taking: false });
    const closed = await createTestForm(server, church, { by: editor, state: "closed" });
    expect(await open(closed.id)).toMatchObject({ status: 200, questions: 0, taking: false });
    expect((await open("nothing")).status).toBe(404);

    const questions = async (id: string, token?: string) =>
      (await server.call(listPublicQuestions, { query: { formId: id }, ...(token && { token }) })).status;
    expect(await questions(free.id)).toBe(200);
    expect(await questions(own.id)).toBe(401);
    expect(await questions(draft.id)).toBe(409);
    expect(await questions("nothing")).toBe(404);
    const asMember = async (id: string, token: string) =>
      (await server.call(listQuestions, { query: { formId: id }, token })).status;
    expect(await asMember(own.id, member.token)).toBe(200);
    expect(await asMember(own.id, stranger.token)).toBe(404);
    expect(await asMember(draft.id, member.token)).toBe(409);
    expect(await asMember(draft.id, editor.token)).toBe(200);
    const toFill = await server.call(listFormsToFill, { token: member.token, query: {} });
    expect(toFill.body.map(({ id }) => id).toSorted()).toEqual([free.id, own.id].toSorted());
  });

  test("form owners get one notification per submission, with a link to the response", async () => {
    const { church, editor, member } = await given();
    const form = await createTestForm(server, church, {
      by: editor,
      notifyPersonIds: [editor.personId, member.personId],
    });
    const { id } = await form.submit({ Name: "Ann" }, { clientId: "a" }, { token: member.token });
    await form.submit({ Name: "Ann" }, { clientId: "a" }, { token: member.token });
    await server.work();
    const notificationsOf = async ({ tokenFor }: typeof member) =>
      (await server.call(listMyNotifications, { token: tokenFor("messaging"), query: {} })).body;
    expect(await notificationsOf(editor)).toMatchObject([
      {
        contentType: "formSubmission",
        message: "New response to “Camp.”",
        link: `/forms/${form.id}/responses?response=${id}`,
      },
    ]);
    expect(await notificationsOf(member)).toEqual([]);
  });
});

describe("questions", () => {
  const save = (token: string, body: object[]) => server.call(saveQuestions, { token, body });

  test("an invalid question is refused with a code for its error", async () => {
    const { token, church, editor } = await given();
    const { id: formId } = await createTestForm(server, church, { by: editor, state: "draft" });
    const choices = (...values: string[]) => values.map((value) => ({ text: value, value }));
    for (const [question, code] of [
      [{ title: " ", fieldType: "Textbox" }, "question-title-blank"],
      [{ title: "x", fieldType: "Multiple Choice" }, "question-choices-missing"],
      [{ title: "x", fieldType: "Checkbox", choices: choices("a", " a ") }, "question-choices-alike"],
      [
        { title: "x", fieldType: "Checkbox", choices: [...choices("a"), { text: "a", value: "b" }] },
        "question-choices-alike",
      ],
      [{ title: "x", fieldType: "Multiple Choice", choices: choices("a", " ") }, "question-choice-blank"],
      [{ title: "x", fieldType: "Payment", choices: paymentChoices("0.49", "f") }, "gift-too-small"],
      [{ title: "x", fieldType: "Payment", choices: paymentChoices("5", "none") }, "fund-not-found"],
      [{ title: "x", fieldType: "Textbox", id: "nothing" }, "question-not-found"],
    ] as const)
      expect((await save(token, [{ formId, ...question }])).body).toMatchObject({ code });
  });

  test("a change to a question that was changed or removed in the meantime is refused", async () => {
    const { token, church, editor } = await given();
    const { id: formId } = await createTestForm(server, church, { by: editor, state: "draft", questions: [] });
    const [seen] = (await save(token, [{ formId, title: "Name", fieldType: "Textbox" }])).body;
    const change = (title: string, more: object = { seen }) =>
      save(token, [{ formId, id: seen?.id, title, fieldType: "Textbox", ...more }]);
    expect((await change("Your name")).status).toBe(200);
    // The response was lost, so the client sends the same change again.
    expect((await change("Your name")).status).toBe(200);
    const other = await change("Full name");
    expect([other.status, other.body]).toMatchObject([409, { code: "question-changed" }]);
    const [now] = (await server.call(listQuestions, { token, query: { formId } })).body;
    expect(now?.title).toBe("Your name");
    expect((await change("Full name", { seen: now })).body).toMatchObject([{ title: "Full name" }]);
    await server.call(removeQuestion, { token, params: { id: seen?.id ?? "" } });
    expect((await change("Late", {})).body).toMatchObject({ code: "question-not-found" });
  });

  test("G3.08 a form with a payment question opens only after its amount and fund are set", async () => {
    const { token, church, editor } = await given();
    const { id: formId } = await createTestForm(server, church, { by: editor, state: "draft" });
    const [question] = (await save(token, [{ formId, title: "Fee", fieldType: "Payment" }])).body;
    const open = () => server.call(changeForm, { token, params: { id: formId }, body: { state: "open" } });
    expect((await open()).body).toMatchObject({ code: "question-payment-unfinished" });
    await server.database.pool.query("insert into funds (church_id, id, name) values ($1, 'f', 'Camp')", [
      church.churchId,
    ]);
    const fee = { formId, id: question?.id, title: "Fee", fieldType: "Payment" };
    expect((await save(token, [{ ...fee, choices: paymentChoices("12.50", "f") }])).status).toBe(200);
    expect((await open()).body).toMatchObject({ state: "open" });
    expect((await save(token, [{ ...fee, choices: [] }])).body).toMatchObject({ code: "question-payment-unfinished" });
  });

  test("a question with answers keeps its type and used choices, can be renamed, and keeps its answers when removed", async () => {
    const { church, editor, token } = await given();
    const choices = [
      { text: "Red", value: "red" },
      { text: "Blue", value: "blue" },
      { text: "Green", value: "green" },
    ];
    const form = await createTestForm(server, church, {
      by: editor,
      questions: [{ title: "Colors", fieldType: "Checkbox", choices }],
    });
    await form.submit({ Colors: "red,green" });
    const question = { formId: form.id, id: form.idOf("Colors"), title: "Colours", fieldType: "Checkbox", choices };
    expect((await save(token, [{ ...question, fieldType: "Textbox" }])).body).toMatchObject({
      code: "question-type-fixed",
    });
    const without = (value: string) => choices.filter((choice) => choice.value !== value);
    expect((await save(token, [{ ...question, choices: without("green") }])).body).toMatchObject({
      code: "question-choice-taken",
    });
    expect((await save(token, [{ ...question, choices: without("blue") }])).body).toMatchObject([{ title: "Colours" }]);
    await server.call(removeQuestion, { token, params: { id: question.id } });
    expect((await submissionsOf(server, church.churchId))[0]?.answers).toEqual(["red,green"]);
    expect((await server.call(listQuestions, { token, query: { formId: form.id } })).body).toEqual([]);
    await server.call(restoreQuestion, { token, params: { id: question.id } });
    expect((await server.call(listQuestions, { token, query: { formId: form.id } })).body).toHaveLength(1);
  });

  test("an answer to a question that was removed in the meantime is stored", async () => {
    const { church, editor, token } = await given();
    const form = await createTestForm(server, church, {
      by: editor,
      questions: [
        { title: "Name", fieldType: "Textbox" },
        { title: "Why", fieldType: "Text Area", required: true },
      ],
    });
    await server.call(removeQuestion, { token, params: { id: form.idOf("Why") } });
    expect((await form.submit({ Name: "Ann", Why: "Because" })).error).toBeUndefined();
    expect((await submissionsOf(server, church.churchId))[0]?.answers).toEqual(["Ann", "Because"]);
  });

  test("keep the order that an editor sets, and are limited to 200", async () => {
    const { church, editor, token } = await given();
    const form = await createTestForm(server, church, { by: editor, state: "draft", questions: [] });
    const batch = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        formId: form.id,
        title: `q${from + index}`,
        fieldType: "Textbox",
      }));
    const first = (await save(token, batch(0, 3))).body;
    const order = (ids: string[]) =>
      server.call(orderQuestions, { token, params: { id: form.id }, body: { questionIds: ids } });
    const reversed = first.map(({ id }) => id).toReversed();
    expect((await order(reversed)).body.map(({ id }) => id)).toEqual(reversed);
    expect((await order(reversed.slice(2))).body.map(({ title }) => title)).toEqual(["q0", "q2", "q1"]);
    expect((await order(["nothing"])).body).toMatchObject({ code: "question-not-found" });
    for (let at = 3; at < 153; at += 50) await save(token, batch(at, at + 50));
    await save(token, batch(153, 200));
    expect((await save(token, batch(200, 201))).body).toMatchObject({ code: "question-too-many" });
  });
});
