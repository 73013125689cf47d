import { addChurch, changeProfile, exportPeople, listPeople, readPerson, searchChurches } from "@offertory/contract";
import { afterEach, expect, test, vi } from "vitest";
import {
  pretendNetwork,
  pretendServer,
  refuse,
  someChurch,
  someConfig,
  somePerson,
  unreachable,
} from "../testing/index.ts";
import { connect } from "./connect.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(token: string | null = "some-token") {
  const logged: string[] = [];
  const call = connect({
    hosts: someConfig().hosts,
    tokenFor: () => token,
    log: (message) => void logged.push(message),
  });
  return { call, logged };
}
const read = (call: ReturnType<typeof connect>) => call(readPerson, { params: { id: "a b" } });

test("S7.14 a call fills its path and query and carries the token as a bearer", async () => {
  const { heard } = pretendServer({ "GET /people*": { people: [], total: 0, next: null, previous: null } });
  await connected().call(listPeople, { query: { search: "José & co", archived: true, limit: 20 } });
  expect(heard).toMatchObject([
    { path: "/people?search=Jos%C3%A9%20%26%20co&archived=true&limit=20", token: "some-token", contentType: null },
  ]);
});

test("S7.14 only POST and PATCH carry JSON, and nobody's call carries no token", async () => {
  const { heard } = pretendServer({ "POST /churches/search": [someChurch()], "GET /people/a%20b": somePerson() });
  const { call } = connected(null);
  await call(searchChurches, { body: { name: "Grace" } });
  await read(call);
  expect(heard).toMatchObject([
    { contentType: "application/json", token: null, body: { name: "Grace" } },
    { contentType: null, token: null, body: undefined },
  ]);
});

test("G8.10 a failure reports the first of the answer's errors, and logs its status and address", async () => {
  pretendServer({ "GET /people/*": refuse(404, { code: "person-not-found", errors: ["First.", "Second."] }) });
  const { call, logged } = connected();
  await expect(read(call)).rejects.toMatchObject({
    message: "First.",
    status: 404,
    code: "person-not-found",
    errors: ["First.", "Second."],
  });
  expect(logged).toEqual(["GET http://localhost:3000/api/membership/people/a%20b answered 404: First."]);
});

test("G8.10 a failure without errors reports the text of the answer", async () => {
  pretendServer({ "GET /people/*": refuse(502, "The gateway is down.") });
  await expect(read(connected().call)).rejects.toMatchObject({ message: "The gateway is down.", status: 502 });
});

test("G8.10 a failure without text reports the status text, and without that the word Error", async () => {
  pretendServer({ "GET /people/*": new Response("", { status: 503, statusText: "Service Unavailable" }) });
  await expect(read(connected().call)).rejects.toThrow("Service Unavailable");
  pretendServer({ "GET /people/*": new Response("", { status: 503 }) });
  await expect(read(connected().call)).rejects.toThrow(/^Error$/);
});

const notNow = (method: string) => new Response(method, { status: 503, headers: { "retry-after": "2" } });

test("G8.10 a read that the server cannot answer just now is asked again, with growing pauses, until it is answered", async () => {
  vi.useFakeTimers();
  let attempts = 0;
  const { heard } = pretendServer({ "GET /people/*": () => ((attempts += 1) < 4 ? notNow("away") : somePerson()) });
  const answer = read(connected().call);
  await vi.advanceTimersByTimeAsync(1400);
  expect(heard).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(17_600);
  await expect(answer).resolves.toMatchObject({ id: "person-of-church-grace" });
  expect(heard).toHaveLength(4);
});

test("G8.10 after three more tries a read fails, one that nobody waits for is not asked again, and a write is sent once", async () => {
  vi.useFakeTimers();
  const { heard } = pretendServer({ "GET /people/*": notNow("away"), "PATCH /users/me": notNow("away") });
  const { call } = connected();
  const failed = read(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toMatchObject({ status: 503, retryAfter: 2 });
  expect(heard).toHaveLength(4);

  const leaving = new AbortController();
  const request = call(readPerson, { params: { id: "a b" } }, { signal: leaving.signal });
  const left = request.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  expect(await left).toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(5);

  const written = call(changeProfile, { body: { firstName: "Ann" } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await written).toMatchObject({ status: 503 });
  expect(heard).toHaveLength(6);
});

test("a server that cannot be reached fails with status 0 and a code of its own", async () => {
  pretendServer({ "GET /people/*": unreachable });
  await expect(read(connected().call)).rejects.toMatchObject({
    status: 0,
    code: "unavailable",
    message: "Failed to fetch",
  });
});

test("a refusal that comes with status 200 fails the call like any other", async () => {
  const body = { code: "sub-domain-taken", errors: ["This subdomain is already taken."] };
  pretendServer({ "POST /churches/add": refuse(200, body) });
  await expect(connected().call(addChurch, { body: {} })).rejects.toMatchObject({ status: 200, ...body });
});

test("an answer that is not what the contract promises fails instead of reaching a screen", async () => {
  pretendNetwork({ "GET /people/*": { id: 7 } });
  await expect(read(connected().call)).rejects.toMatchObject({ code: "unexpected" });
});

test("what the contract does not allow is refused before it is sent", async () => {
  const { heard } = pretendServer({});
  const call = connected().call(changeProfile, { body: { firstName: "x".repeat(101) } });
  await expect(call).rejects.toMatchObject({ code: "invalid-request", values: { field: "firstName" } });
  expect(heard).toEqual([]);
});

test("a CSV answer comes as its text", async () => {
  pretendServer({ "GET /people/export.csv": new Response("id,name\n1,Ada\n") });
  await expect(connected().call(exportPeople, { query: {} })).resolves.toBe("id,name\n1,Ada\n");
});

test("a token that has ended is renewed once and the call repeated", async () => {
  let token = "old";
  pretendServer({
    "GET /people/*": (call) => (call.token === "new" ? somePerson() : refuse(401)),
  });
  const call = connect({
    hosts: someConfig().hosts,
    tokenFor: () => token,
    renew: async () => Boolean((token = "new")),
    log: () => {},
  });
  await expect(read(call)).resolves.toMatchObject({ id: "person-of-church-grace" });
});
