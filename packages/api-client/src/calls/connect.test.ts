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

test("S7.14 a call encodes its query and sends the token as a bearer token", async () => {
  const { requests } = pretendServer({ "GET /people*": { people: [], total: 0, next: null, previous: null } });
  await connected().call(listPeople, { query: { search: "José & co", archived: true, limit: 20 } });
  expect(requests).toMatchObject([
    { path: "/people?search=Jos%C3%A9%20%26%20co&archived=true&limit=20", token: "some-token", contentType: null },
  ]);
});

test("S7.14 a POST sends JSON, a GET sends no body, and a signed-out call sends no token", async () => {
  const { requests } = pretendServer({ "POST /churches/search": [someChurch()], "GET /people/a%20b": somePerson() });
  const { call } = connected(null);
  await call(searchChurches, { body: { name: "Grace" } });
  await read(call);
  expect(requests).toMatchObject([
    { contentType: "application/json", token: null, body: { name: "Grace" } },
    { contentType: null, token: null, body: undefined },
  ]);
});

test("G8.10 a failed call reports the first error of the response, and logs status and URL", async () => {
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

test("G8.10 a failed call without errors reports the response text", async () => {
  pretendServer({ "GET /people/*": refuse(502, "The gateway is down.") });
  await expect(read(connected().call)).rejects.toMatchObject({ message: "The gateway is down.", status: 502 });
});

test('G8.10 a failed call without a response text reports the status text, or else "Error"', async () => {
  pretendServer({ "GET /people/*": new Response("", { status: 503, statusText: "Service Unavailable" }) });
  await expect(read(connected().call)).rejects.toThrow("Service Unavailable");
  pretendServer({ "GET /people/*": new Response("", { status: 503 }) });
  await expect(read(connected().call)).rejects.toThrow(/^Error$/);
});

const notNow = (method: string) => new Response(method, { status: 503, headers: { "retry-after": "2" } });

test("G8.10 a GET request is retried with growing pauses while the server is unavailable", async () => {
  vi.useFakeTimers();
  let attempts = 0;
  const { requests } = pretendServer({ "GET /people/*": () => ((attempts += 1) < 4 ? notNow("away") : somePerson()) });
  const answer = read(connected().call);
  await vi.advanceTimersByTimeAsync(1400);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(17_600);
  await expect(answer).resolves.toMatchObject({ id: "person-of-church-grace" });
  expect(requests).toHaveLength(4);
});

test("G8.10 a GET request fails after three retries, an aborted one is not retried, and a write is sent once", async () => {
  vi.useFakeTimers();
  const { requests } = pretendServer({ "GET /people/*": notNow("away"), "PATCH /users/me": notNow("away") });
  const { call } = connected();
  const failed = read(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toMatchObject({ status: 503, retryAfter: 2 });
  expect(requests).toHaveLength(4);

  const leaving = new AbortController();
  const request = call(readPerson, { params: { id: "a b" } }, { signal: leaving.signal });
  const left = request.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  expect(await left).toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(5);

  const written = call(changeProfile, { body: { firstName: "Ann" } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await written).toMatchObject({ status: 503 });
  expect(requests).toHaveLength(6);
});

test("a call to an unreachable server fails with status 0 and the code unavailable", async () => {
  pretendServer({ "GET /people/*": unreachable });
  await expect(read(connected().call)).rejects.toMatchObject({
    status: 0,
    code: "unavailable",
    message: "Failed to fetch",
  });
});

test("a refusal with status 200 fails the call", async () => {
  const body = { code: "sub-domain-taken", errors: ["This subdomain is already taken."] };
  pretendServer({ "POST /churches/add": refuse(200, body) });
  await expect(connected().call(addChurch, { body: {} })).rejects.toMatchObject({ status: 200, ...body });
});

test("a response that violates the contract fails the call", async () => {
  pretendNetwork({ "GET /people/*": { id: 7 } });
  await expect(read(connected().call)).rejects.toMatchObject({ code: "unexpected" });
});

test("a request that violates the contract is refused before it is sent", async () => {
  const { requests } = pretendServer({});
  const call = connected().call(changeProfile, { body: { firstName: "x".repeat(101) } });
  await expect(call).rejects.toMatchObject({ code: "invalid-request", values: { field: "firstName" } });
  expect(requests).toEqual([]);
});

test("a CSV response is returned as text", async () => {
  pretendServer({ "GET /people/export.csv": new Response("id,name\n1,Ada\n") });
  await expect(connected().call(exportPeople, { query: {} })).resolves.toBe("id,name\n1,Ada\n");
});

test("an expired token is renewed and the call is repeated", async () => {
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
