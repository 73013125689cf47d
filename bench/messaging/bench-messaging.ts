import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sendMessages, startConversations } from "@offertory/contract";
import type pg from "pg";
import { z } from "zod";
import { openClient, type Client } from "../client.ts";
import type { Bar } from "../bar.ts";
import { measure, type Measured } from "../measure.ts";
import { makeConversation, makeParticipants, makeConversations, type Participant } from "./make-conversations.ts";
import { openCrowd, timeBroadcasts, type Member } from "./open-crowd.ts";

interface ConversationContext {
  churchId: string;
  secret: string;
  port: number;
  pid: number;
  env: Record<string, string | undefined>;
}

const SOCKET_COUNT = 5000;
const ROUNDS = 60;
const MAIN = join(import.meta.dirname, "../../apps/server/src/main.ts");

/**
 * Measures messaging: thousands of open sockets, broadcasts within and across server processes, and the calls that
 * every page makes.
 */
export async function benchMessaging(
  pool: pg.Pool,
  client: Client,
  { churchId, secret, port, pid, env }: ConversationContext,
): Promise<{ results: Measured[]; bars: Bar[] }> {
  const participants = await makeParticipants(pool, { churchId, count: SOCKET_COUNT, secret });
  const [one, other] = [at(participants, 0), at(participants, 1)];
  const before = megabytesOf(pid);
  const crowd = await openCrowd(port, SOCKET_COUNT);
  const joinRoom = (member: Member, participant: Participant, conversationId: string, by = client) =>
    by.call("POST", "/api/messaging/connections", {
      token: participant.token,
      body: [{ conversationId, churchId, socketId: member.id, personId: participant.personId }],
    });
  await inParallel(SOCKET_COUNT, (index) => joinRoom(at(crowd, index), at(participants, index), "alerts"));
  const megabytes = megabytesOf(pid);
  console.log(`${SOCKET_COUNT} sockets: ${megabytes} MB, ${before} MB before`);

  const room = async (thing: string) => {
    const body = [{ contentType: "person", contentId: thing }];
    const answer = await client.call("POST", "/api/messaging/conversations", { token: one.token, body });
    return z.parse(startConversations.answer, JSON.parse(answer))[0]?.id ?? "";
  };
  const say = (conversationId: string) => async (round: number) => {
    const body = [{ conversationId, content: `Message ${round}` }];
    z.parse(
      sendMessages.answer,
      JSON.parse(await client.call("POST", "/api/messaging/messages", { token: one.token, body })),
    );
  };

  const [small, large, middle] = [
    await room(one.personId),
    await room(other.personId),
    await room(at(participants, 2).personId),
  ];
  await inParallel(50, (index) => joinRoom(at(crowd, index), at(participants, index), small));
  await inParallel(SOCKET_COUNT, (index) => joinRoom(at(crowd, index), at(participants, index), large));
  const joins: Measured[] = [];
  for (const [name, id] of [
    ["join a room of 50", small],
    ["join a room of 5,000", large],
    ["again: a room of 50", small],
    ["again: a room of 5,000", large],
  ] as const)
    joins.push(
      await measure({
        name,
        count: 1500,
        warm: 500,
        pid,
        run: (index) => joinRoom(at(crowd, index % 50), at(participants, index % 50), id),
      }),
    );
  const cost = (room: string) => Math.min(...joins.filter(({ name }) => name.endsWith(room)).map(({ p50 }) => p50));
  const ratio = cost("room of 5,000") / cost("room of 50");

  await inParallel(500, (index) => joinRoom(at(crowd, 1000 + index), at(participants, 1000 + index), middle));
  const fanned = await timeBroadcasts(crowd.slice(1000, 1500), ROUNDS, say(middle));

  const second = await startSecond(env, port + 20);
  const far = openClient(`http://127.0.0.1:${port + 20}`, 16);
  const apart = await openCrowd(port + 20, 50);
  const across = await room(at(participants, 3).personId);
  await inParallel(50, (index) => joinRoom(at(apart, index), at(participants, index), across, far));
  const crossed = await timeBroadcasts(apart, ROUNDS, say(across));
  far.close();
  for (const { socket } of [...apart, ...crowd]) socket.terminate();
  await second.stop();

  await makeConversations(pool, { churchId, personId: one.personId, count: 300 });
  const { conversationId } = await makeConversation(pool, {
    churchId,
    one: one.personId,
    other: other.personId,
    messages: 100_000,
  });
  const get = (path: string) => () => client.call("GET", `/api/messaging${path}`, { token: one.token });
  const page = `/messages/conversation/${conversationId}`;
  const unread = { name: "unread counts", run: get("/notifications/unreadCount"), pid };
  const results = [
    await measure({ ...unread, count: 2000 }),
    await measure({ ...unread, name: "unread counts, 32 at a time", concurrency: 32, count: 8000, warm: 12_000 }),
    await measure({ name: "newest page of 100,000", count: 300, pid, run: get(page) }),
    await measure({
      name: "any page of 100,000",
      count: 300,
      pid,
      run: (index) => get(`${page}?before=m${200 + ((index * 7919) % 99_000)}`)(),
    }),
    await measure({ name: "private conversations, a page of 300", count: 300, pid, run: get("/privateMessages") }),
  ];
  const p95 = (name: string) => results.find((each) => each.name === name)?.p95 ?? Number.NaN;
  const cpu = results.find(({ name }) => name === "unread counts, 32 at a time")?.cpu ?? Number.NaN;
  return {
    results: [...joins, ...results],
    bars: [
      { text: `${SOCKET_COUNT} sockets take ${megabytes - before} MB`, value: megabytes - before, under: 150 },
      bar("a message to 500 in a room: p99", percentile(fanned, 0.99), 100),
      bar("a message to another server process: p99", percentile(crossed, 0.99), 150),
      { text: `to join 5,000 costs ${ratio.toFixed(2)} times as much as to join 50`, value: ratio, under: 1.3 },
      { text: `unread counts, 32 at a time ${cpu.toFixed(3)} ms CPU`, value: cpu, under: 0.3 },
      ...["newest page of 100,000", "any page of 100,000", "private conversations, a page of 300"].map((name) =>
        bar(`${name}: p95`, p95(name), 50),
      ),
    ],
  };
}

const bar = (name: string, value: number, under: number): Bar => ({
  text: `${name} ${value.toFixed(1)} ms`,
  value,
  under,
});

function at<Each>(list: readonly Each[], index: number): Each {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no number ${index}.`);
  return found;
}

async function inParallel(count: number, run: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: 32 }, lane));
}

async function startSecond(env: ConversationContext["env"], port: number) {
  const child = fork(MAIN, { env: { ...env, PORT: String(port) }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error("The second server did not start.")));
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGTERM");
      }),
  };
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

const megabytesOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000);
