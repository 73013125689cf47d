import type { Message, MessageDraft } from "@offertory/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect } from "../calls/connect.ts";
import { SIGNED_OUT, type SessionState } from "../session/session-state.ts";
import {
  pretendServer,
  refuse,
  someConfig,
  somePerson,
  someSignIn,
  someUserChurch,
  unreachable,
} from "../testing/index.ts";
import { openOutbox } from "./open-outbox.ts";
import { readItems } from "./outbox-items.ts";
import { outboxStorageKey } from "./outbox-storage-key.ts";
import { someMessage } from "../testing/some-message.ts";

const { user, userChurches } = someSignIn();
const ADA: SessionState = {
  ...SIGNED_OUT,
  status: "signed-in",
  user,
  userChurches,
  church: someUserChurch(),
  person: somePerson(),
};
const NAME = outboxStorageKey("church-grace", "person-of-church-grace");

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Saves messages as the server does: the same clientId is the same message. */
const saver = () => {
  const saved = new Map<string, string>();
  const save = ({ body }: { body: MessageDraft[] }): Message[] =>
    body.map(({ clientId, content }) => {
      if (!clientId) throw new Error("A message came without a name of its own.");
      saved.set(clientId, content);
      return someMessage({ id: `id-of-${clientId}`, clientId, content });
    });
  return { saved, save };
};

function open(state: () => SessionState = () => ADA) {
  const call = connect({ hosts: someConfig().hosts, tokenFor: () => "token", log: () => {} });
  return openOutbox({ session: { read: state, subscribe: () => () => {} }, call, page: window });
}
const texts = () => readItems(localStorage.getItem(NAME)).map(({ content }) => content);

test("a message is sent with a client id, and then removed from the outbox", async () => {
  const { saved, save } = saver();
  pretendServer({ "POST /messages": save });
  const outbox = open();
  outbox.add("conversation-1", "Hello");
  expect(texts()).toEqual(["Hello"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([...saved.values()]).toEqual(["Hello"]);
  expect(outbox.read()).toEqual([]);
  expect(localStorage.getItem(NAME)).toBeNull();
});

test("messages that could not be sent are stored, and sent once and in order after a reload", async () => {
  const server = pretendServer({ "POST /messages": unreachable });
  const before = open();
  before.add("conversation-1", "first");
  before.add("conversation-1", "second");
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(["first", "second"]);

  const { saved, save } = saver();
  server.answer("POST /messages", save);
  const after = open();
  await after.flush();
  expect([...saved.values()]).toEqual(["first", "second"]);
  expect(texts()).toEqual([]);
});

test("a message whose response was lost is sent again with the same client id", async () => {
  const { saved, save } = saver();
  let calls = 0;
  pretendServer({
    "POST /messages": (received) => {
      const answer = save(received);
      calls += 1;
      return calls === 1 ? unreachable() : answer;
    },
  });
  const outbox = open();
  outbox.add("conversation-1", "Hello");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(calls).toBe(2);
  expect(saved.size).toBe(1);
});

test("a refused message stays in the outbox with its reason, does not block others, and can be retried or discarded", async () => {
  const server = pretendServer({ "POST /messages": refuse(400, { errors: ["Too long."] }) });
  const outbox = open();
  for (const text of ["refused", "discarded"]) outbox.add("conversation-1", text);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.read().map(({ refused }) => refused)).toEqual(["Too long.", "Too long."]);

  const { saved, save } = saver();
  server.answer("POST /messages", save);
  outbox.add("conversation-1", "taken");
  await vi.advanceTimersByTimeAsync(0);
  expect([...saved.values()]).toEqual(["taken"]);

  const [item, unwanted] = outbox.read();
  outbox.discard(unwanted?.clientId ?? "");
  expect(texts()).toEqual(["refused"]);
  outbox.retry(item?.clientId ?? "");
  await vi.advanceTimersByTimeAsync(60_000);
  await outbox.flush();
  expect([...saved.values()]).toEqual(["taken", "refused"]);
  expect(texts()).toEqual([]);
});

test("a message of one person is never sent in the name of another person", async () => {
  let state = ADA;
  const server = pretendServer({ "POST /messages": unreachable });
  const outbox = open(() => state);
  outbox.add("conversation-1", "mine");
  await vi.advanceTimersByTimeAsync(0);
  const before = server.requests.length;

  state = { ...ADA, person: somePerson({ id: "somebody-else" }) };
  await vi.advanceTimersByTimeAsync(60_000);
  await outbox.flush();
  expect(outbox.read()).toEqual([]);
  expect(server.requests).toHaveLength(before);
  expect(texts()).toEqual(["mine"]);
});

test("a message is sent even if local storage is full", async () => {
  const { saved, save } = saver();
  pretendServer({ "POST /messages": save });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const outbox = open();
  outbox.add("conversation-1", "Hello");
  await vi.advanceTimersByTimeAsync(0);
  vi.restoreAllMocks();
  expect([...saved.values()]).toEqual(["Hello"]);
  expect(outbox.read()).toEqual([]);
});
