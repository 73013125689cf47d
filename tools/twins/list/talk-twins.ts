import type { Twin } from "../twin.ts";

const MODULES = "apps/server/src/modules";
const MAY_TALK = `${MODULES}/messaging/conversations/may-talk.ts`;
const MESSAGES = `${MODULES}/messaging/messages`;
const MESSAGES_TEST = `${MESSAGES}/messages.test.ts`;
const TALKS = `${MODULES}/messaging/private-messages`;
const TALKS_TEST = `${TALKS}/private-messages.test.ts`;
const NOTES_TEST = `${MODULES}/messaging/conversations/notes.test.ts`;
const PEOPLE_TEST = `${MODULES}/messaging/people/follow-people.test.ts`;
const CONNECT = `${MODULES}/realtime/connections/connect-sockets.ts`;
const CONNECT_TEST = `${MODULES}/realtime/connections/connect-sockets.test.ts`;
const TRUST = {
  file: `${MODULES}/realtime/connections/check-trust.ts`,
  test: `${MODULES}/realtime/connections/check-trust.test.ts`,
  title: "S6.02 trust ends with the token, with the account's tokens, and with what one was granted",
};
const HEAR = `${MODULES}/realtime/news/hear-news.ts`;
const NOTICES = `${MODULES}/notifications/notices`;
const NOTICES_TEST = `${NOTICES}/notifications.test.ts`;

/** Who reads, hears and changes what is said, and that counts are those of the messages. */
export const TALK_TWINS: Twin[] = [
  {
    guard: "A private talk is read by the two alone",
    file: MAY_TALK,
    find: "return found.privateMessageId ? found : null;",
    replace: "return found;",
    test: MESSAGES_TEST,
    title: "S6.02 nobody else learns of a private conversation",
  },
  {
    guard: "Notes are read by who may read of the thing",
    file: MAY_TALK,
    find: "return mayRead && (await rules.exists(churchId, found.contentId)) ? found : null;",
    replace: "return mayRead !== undefined ? found : null;",
    test: NOTES_TEST,
    title: "S6.02 notes on a person are read by who may view people",
  },
  {
    guard: "Notes are written by who may write on the thing",
    file: MAY_TALK,
    find: "?.mayWrite(caller, talk.contentId))) throw new NotAllowed();",
    replace: "?.mayRead(caller, talk.contentId))) throw new NotAllowed();",
    test: NOTES_TEST,
    title: "S6.02 notes on a person are read by who may view people",
  },
  {
    guard: "Notes exist only where the thing is in the caller's church",
    file: `${MODULES}/messaging/things/find-thing.ts`,
    find: "|| !(await rules.exists(caller.churchId, contentId))",
    replace: "",
    test: NOTES_TEST,
    title: "S6.02 notes are written only on what is there",
  },
  {
    guard: "A note tells only who may still read it",
    file: `${MESSAGES}/tell-writers.ts`,
    find: "if (await rules.mayRead(reader, contentId)) personIds",
    replace: "personIds",
    test: NOTES_TEST,
    title: "a note tells those who wrote before",
  },
  {
    guard: "A message is changed and taken back by its writer only",
    file: `${MESSAGES}/find-message.ts`,
    find: "if (message.personId !== caller.personId) throw new MessageNotYours();",
    replace: "",
    test: MESSAGES_TEST,
    title: "S6.03 only the writer edits a message",
  },
  {
    guard: "The same message twice is one",
    file: `${MESSAGES}/post-message.ts`,
    find: "if (same) return same.id;",
    replace: "if (same) clientId = null;",
    test: MESSAGES_TEST,
    title: "a message that a bad line sends again is one message",
  },
  {
    guard: "A talk is begun in one's own name",
    file: `${TALKS}/start-private-messages.ts`,
    find: "if (fromPersonId !== personId) throw new NotAllowed();",
    replace: "",
    test: TALKS_TEST,
    title: "S6.02 nobody begins a talk in another's name",
  },
  {
    guard: "A talk is begun in a conversation of one's own",
    file: `${TALKS}/start-private-messages.ts`,
    find: '.where("begunBy", "=", personId)',
    replace: "",
    test: TALKS_TEST,
    title: "S6.02 nobody begins a talk in another's name",
  },
  {
    guard: "Reading a talk reads it for who opens it only",
    file: `${TALKS}/unread.ts`,
    find: '.where("personId", "=", reader)',
    replace: "",
    test: TALKS_TEST,
    title: "S4.08 a message is unread for the other until they open the talk",
  },
  {
    guard: "A message that was read is not taken from the count",
    file: `${TALKS}/unread.ts`,
    find: "and person_id <> ${author} and read_to < ${place}::bigint",
    replace: "and person_id <> ${author}",
    test: TALKS_TEST,
    title: "S3.02 a message that is taken back before it was read counts no longer",
  },
  {
    guard: "One mail is written for all that waits in a talk until it is read",
    file: `${TALKS}/mail-talk.job.ts`,
    find: '.where("s.unreadFrom", "=", place)',
    replace: "",
    test: `${TALKS}/mail-talk.test.ts`,
    title: "who has not opened a talk for five minutes is mailed once",
  },
  {
    guard: "The file of a person's data tells nothing of private talk",
    file: `${MODULES}/messaging/people/collect-messages.ts`,
    find: '.where("c.contentType", "=", "person")\n    .where("c.contentId", "=", personId)',
    replace: "",
    test: PEOPLE_TEST,
    title: "S6.02 the file of a person's data, which the office may ask for",
  },
  {
    guard: "A connection is for the token's own person and church",
    file: CONNECT,
    find: "if (personId !== caller.personId || churchId !== caller.churchId) throw new ConnectionNotYours();",
    replace: "",
    test: CONNECT_TEST,
    title: "S5.08 a connection without a person or a socket is refused",
  },
  {
    guard: "A connection without a token hears wake-ups only",
    file: CONNECT,
    find: "return join(wakeRoom(churchId, personId), null);",
    replace: "return join(ownRoom(churchId, personId), null);",
    test: CONNECT_TEST,
    title: "S6.02 a connection without a token hears that there is something",
  },
  {
    guard: "A conversation is heard by who may read it",
    file: CONNECT,
    find: "if (!mayHear.some(Boolean)) throw new NothingToHear();",
    replace: "",
    test: CONNECT_TEST,
    title: "S6.02 nobody hears a conversation that they may not read",
  },
  {
    guard: "A socket hears for one person",
    file: HEAR,
    find: "known.churchId !== trust.churchId)) sockets.leaveAll(socketId);",
    replace: "known.churchId !== trust.churchId)) sockets.leave(socketId, room);",
    test: CONNECT_TEST,
    title: "S7.10 a socket that says it is somebody else hears for them alone",
  },
  {
    guard: "Trust ends with the token",
    ...TRUST,
    find: "trust.expiresAt > time &&",
    replace: "trust.expiresAt + time > 0 &&",
  },
  {
    guard: "Trust ends with the account's tokens",
    ...TRUST,
    find: "sessions.has(trust.sessionId) &&",
    replace: "",
  },
  {
    guard: "Trust ends with what was granted",
    ...TRUST,
    find: "standings.get(caller) === trust.standing;",
    replace: "standings.has(caller);",
  },
  {
    guard: "Only planners tell people of tasks",
    file: `${NOTICES}/notification.routes.ts`,
    find: "allow: allowedTo(can.editPlans),",
    replace: "allow: can.editPlans && member,",
    test: NOTICES_TEST,
    title: "S6.02 only planners tell people of tasks",
  },
  {
    guard: "Only people of one's own church are told",
    file: `${NOTICES}/notify.ts`,
    find: '.where("p.churchId", "=", churchId)',
    replace: "",
    test: NOTICES_TEST,
    title: "S6.02 only planners tell people of tasks",
  },
  {
    guard: "A link in a mail leads into the product",
    file: `${NOTICES}/create-notifications.ts`,
    find: "throw new LinkElsewhere();",
    replace: "void LinkElsewhere;",
    test: NOTICES_TEST,
    title: "what is blank, of another kind, for nobody, or leads out of the product is refused",
  },
];
