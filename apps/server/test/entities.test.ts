import {
  addPerson,
  can,
  connectSockets,
  countUnread,
  createNotifications,
  findPrivateMessage,
  listMessages,
  listMyNotifications,
  listPrivateMessages,
  listPublicQuestions,
  login,
  publicSettings,
  readChurch,
  readMessage,
  readPerson,
  readSubmission,
  register,
  saveSettings,
  selectChurch,
  sendMessages,
  startConversations,
} from "@offertory/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestForm } from "../src/modules/forms/testing/create-test-form.ts";
import { createTestListeners, type GivenListeners } from "../src/modules/realtime/testing/create-test-listeners.ts";

/** Clients of this API read these fields by these names, so the tests look at the raw JSON and not at our types. */
let given: GivenListeners;
beforeAll(async () => {
  given = await createTestListeners();
});
afterEach(() => given.letGo());
afterAll(() => given.close());

const TEXT = expect.any(String);
const ID = expect.stringMatching(/^[\w-]{11}$/);
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const PNG = `data:image/png;base64,${Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(40)]).toString("base64")}`;

test("S3.08 a Person has four name fields, six contact fields and a photo with its update time", async () => {
  const { server, staff } = given;
  const name = { first: "Ruth", last: "Boaz", nick: "Ru" };
  const contactInfo = {
    email: "ruth@example.org",
    address1: "1 Field",
    address2: "b",
    city: "Bethlehem",
    state: "J",
    zip: "1",
  };
  const added = await server.call(addPerson, { token: staff.token, body: { name, contactInfo, photo: PNG } });
  const { raw } = await server.call(readPerson, { token: staff.token, params: { id: added.body.id } });
  expect(raw.json()).toMatchObject({
    id: ID,
    name: { ...name, display: "Ru Boaz" },
    contactInfo,
    photo: PNG,
    photoUpdated: MOMENT,
  });
});

test("S3.08 a User and a UserChurch contain the tokens, the church with its settings, and the permissions", async () => {
  const { server, church } = given;
  const admin = await church.person({ admin: true });
  await server.call(saveSettings, { token: admin.token, body: [{ keyName: "logoLight", value: PNG }] });
  const { raw } = await server.call(login, { body: { jwt: admin.userToken } });
  const { user, userChurches } = raw.json();
  expect(user).toMatchObject({ id: admin.userId, firstName: "Ann", lastName: "Lee", email: admin.email, jwt: TEXT });
  expect(userChurches).toHaveLength(1);
  expect(userChurches[0].church).toMatchObject({
    id: church.churchId,
    name: "Grace Church",
    subDomain: TEXT,
    address1: TEXT,
    address2: TEXT,
    city: TEXT,
    state: TEXT,
    zip: TEXT,
    country: TEXT,
    settings: [{ keyName: "logoLight", value: expect.stringMatching(/^http/) }],
  });
  expect(userChurches[0].person).toMatchObject({ id: admin.personId, name: { display: "Ann Lee" } });
  for (const api of userChurches[0].apis) {
    expect(api).toMatchObject({ keyName: expect.stringMatching(/Api$/), jwt: TEXT });
    for (const permission of api.permissions) expect(permission).toEqual({ contentType: TEXT, action: TEXT });
  }
  const chosen = await server.call(selectChurch, { token: admin.userToken, body: { churchId: church.churchId } });
  expect(chosen.raw.json()).toMatchObject({ church: { id: church.churchId }, person: { id: admin.personId } });
});

test("S3.08 a Church has a subdomain and six address fields, and public settings are returned by name", async () => {
  const { server, church } = given;
  const { token } = await church.person({ permissions: [can.editSettings] });
  const { raw } = await server.call(readChurch, { params: { churchId: church.churchId } });
  expect(raw.json()).toMatchObject({
    id: church.churchId,
    name: "Grace Church",
    subDomain: TEXT,
    address1: TEXT,
    address2: TEXT,
    city: TEXT,
    state: TEXT,
    zip: TEXT,
    country: TEXT,
  });
  const names = ["logoDark", "logoLight", "favicon_400x400", "favicon_16x16"];
  const body = [{ keyName: "supportContact", value: "a@b.cd" }, ...names.map((keyName) => ({ keyName, value: PNG }))];
  expect((await server.call(saveSettings, { token, body })).status).toBe(200);
  const settings = (await server.call(publicSettings, { params: { churchId: church.churchId } })).raw.json();
  expect(settings.supportContact).toBe("a@b.cd");
  for (const name of names) expect([name, settings[name]]).toEqual([name, expect.stringMatching(/^http/)]);
});

test("S3.08 a registration accepts firstName, lastName, email, appName and appUrl", async () => {
  const { server } = given;
  const draft = { firstName: "Rea", lastName: "Gister", email: "rea@example.org" };
  const more = { appName: "Offertory", appUrl: "http://localhost:3002" };
  const { raw } = await server.call(register, { body: { ...draft, ...more } });
  expect(raw.json().user).toMatchObject({ id: ID, ...draft });
  const mail = (await server.sentEmails()).find(({ to }) => to === draft.email);
  expect(mail?.text).toContain("http://localhost:3002/login?auth=");
});

test("S3.08 a private Conversation is a hidden privateMessage and returns the fields it was started with", async () => {
  const { server, ann, tokenOf } = given;
  const draft = {
    allowAnonymousPosts: false,
    contentType: "privateMessage",
    contentId: ann.personId,
    title: "Ann and Bob",
    visibility: "hidden",
  };
  const { raw } = await server.call(startConversations, { token: tokenOf(ann), body: [draft] });
  expect(raw.json()).toEqual([expect.objectContaining({ id: ID, ...draft })]);
});

test("S3.08 a Message has its author, times and recipient; a PrivateMessage has its two people and latest message", async () => {
  const { server, ann, bob, staff, tokenOf, startConversation, begin } = given;
  const { id, conversationId } = await startConversation(ann, bob);
  const message = {
    id: ID,
    conversationId,
    content: "Hello",
    personId: ann.personId,
    person: expect.objectContaining({ id: ann.personId }),
    timeSent: MOMENT,
    timeUpdated: null,
    notifyPersonId: bob.personId,
  };
  const body = [{ conversationId, content: "Hello" }];
  const sent = (await server.call(sendMessages, { token: tokenOf(ann), body })).raw.json();
  expect(sent).toEqual([expect.objectContaining(message)]);
  for (const reader of [ann, bob]) {
    const token = tokenOf(reader);
    const one = await server.call(readMessage, { token, params: { id: sent[0].id } });
    expect(one.raw.json()).toMatchObject(message);
    const page = await server.call(listMessages, { token, params: { conversationId } });
    expect(page.raw.json()).toMatchObject([message]);
  }
  const other = { id: bob.personId, token: tokenOf(ann) };
  const existing = await server.call(findPrivateMessage, { token: other.token, params: { personId: other.id } });
  const [listed] = (await server.call(listPrivateMessages, { token: other.token })).raw.json();
  for (const privateMessage of [existing.raw.json(), listed])
    expect(privateMessage).toMatchObject({
      id,
      fromPersonId: ann.personId,
      toPersonId: bob.personId,
      notifyPersonId: bob.personId,
      conversationId,
      conversation: { messages: [{ content: "Hello", notifyPersonId: bob.personId }] },
      person: { id: bob.personId },
    });
  const changed = [{ id: sent[0].id, conversationId, content: "Hello, Bob" }];
  expect((await server.call(sendMessages, { token: tokenOf(ann), body: changed })).raw.json()).toMatchObject([
    { content: "Hello, Bob", timeUpdated: MOMENT, notifyPersonId: bob.personId },
  ]);
  // A note has no single recipient.
  const notes = await begin(staff, "person", ann.personId);
  const note = await server.call(sendMessages, {
    token: tokenOf(staff),
    body: [{ conversationId: notes?.id ?? "", content: "A note" }],
  });
  expect(note.raw.json()[0]).not.toHaveProperty("notifyPersonId");
});

test("S3.08 a Notification has its content and link, and counts of unread notifications and messages are returned", async () => {
  const { server, church, tokenOf } = given;
  const planner = await church.person({ admin: true });
  const recipient = await church.person();
  const contentId = "a-plan-of-it";
  const body = { peopleIds: [recipient.personId], contentType: "assignment", contentId, message: "You serve" };
  expect((await server.call(createNotifications, { token: tokenOf(planner), body })).body).toEqual({ told: 1 });
  const counts = await server.call(countUnread, { token: tokenOf(recipient) });
  expect(counts.raw.json()).toEqual({ notificationCount: 1, pmCount: 0 });
  expect((await server.call(listMyNotifications, { token: tokenOf(recipient) })).raw.json()).toEqual([
    {
      id: ID,
      contentType: "assignment",
      contentId,
      message: "You serve",
      link: null,
      isNew: true,
      timeSent: MOMENT,
    },
  ]);
});

test("S3.08 a form submission contains its form's name, its questions and each answer with its question's id", async () => {
  const { server, church } = given;
  const questions = [
    { title: "Name", fieldType: "Textbox" as const, required: true },
    { title: "Shirt", fieldType: "Multiple Choice" as const, choices: [{ text: "Small", value: "S" }] },
  ];
  const form = await createTestForm(server, church, { questions });
  const publicQuestions = (await server.call(listPublicQuestions, { query: { formId: form.id } })).raw.json();
  expect(publicQuestions).toMatchObject([
    { id: ID, title: "Name", fieldType: "Textbox", required: true, placeholder: TEXT },
    { id: ID, title: "Shirt", fieldType: "Multiple Choice", required: false, choices: [{ text: "Small", value: "S" }] },
  ]);
  const { id } = await form.submit({ Name: "Ann", Shirt: "S" });
  const query = { include: "questions,answers,form" };
  const { raw } = await server.call(readSubmission, { token: form.maker.token, params: { id }, query });
  expect(raw.json()).toMatchObject({
    id,
    formId: form.id,
    contentType: "form",
    submissionDate: MOMENT,
    submittedBy: null,
    churchId: church.churchId,
    form: { name: "Camp" },
    questions: [{ title: "Name" }, { title: "Shirt" }],
    answers: [
      { formSubmissionId: id, questionId: form.idOf("Name"), required: true, value: "Ann" },
      { formSubmissionId: id, questionId: form.idOf("Shirt"), required: false, value: "S" },
    ],
  });
  expect(raw.json()).toHaveProperty("contentId");
});

test("S3.07 S3.08 an alert connection joins the conversation alerts, and a socket message has an action and data", async () => {
  const { server, church, ann, bob, tokenOf, one, startConversation, say, listenAt } = given;
  const listener = await listenAt();
  const connection = {
    conversationId: "alerts",
    churchId: church.churchId,
    displayName: "Bob Ray",
    socketId: listener.id,
    personId: bob.personId,
  };
  const { raw } = await server.call(connectSockets, { token: tokenOf(bob), body: [connection] }, one);
  expect(raw.json()).toEqual([{ conversationId: "alerts", socketId: listener.id, heard: "content" }]);
  const frames: unknown[] = [];
  listener.socket.on("message", (frame: Buffer) => frames.push(JSON.parse(frame.toString())));
  const { conversationId } = await startConversation(ann, bob);
  await say(ann, conversationId, "For Bob");
  await listener.waitForMessage("privateMessage");
  expect(frames).toEqual([
    {
      action: "privateMessage",
      data: expect.objectContaining({
        conversationId,
        notifyPersonId: bob.personId,
        message: expect.objectContaining({ content: "For Bob", notifyPersonId: bob.personId }),
      }),
    },
  ]);
  // A connection with any other conversationId does not join the alerts.
  const elsewhere = { ...connection, conversationId: "alert" };
  expect((await server.call(connectSockets, { token: tokenOf(bob), body: [elsewhere] }, one)).status).toBe(404);
});
