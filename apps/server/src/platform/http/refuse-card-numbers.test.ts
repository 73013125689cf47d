import { addFund, chargeGift, searchChurches, searchPeople } from "@offertory/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { buildHttp } from "./build-http.ts";
import { holdsCardNumber } from "./card-numbers.ts";
import { serve } from "./serve.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const CARDS = [
  "4242424242424242",
  "4222222222222",
  "5555555555554444",
  "2223003122003222",
  "378282246310005",
  "6011111111111117",
  "30569309025904",
  "3566002020360505",
  "6200000000000005",
];

test("card numbers of every network are detected, with spaces, dashes or text around them", () => {
  for (const card of CARDS) {
    expect([card, holdsCardNumber(card)]).toEqual([card, true]);
    const inFours = card.replace(/(\d{4})(?=\d)/g, "$1 ");
    for (const text of [inFours, inFours.replaceAll(" ", "-"), `my card: ${card}.`, `12 ${inFours} 03/30`, `(${card})`])
      expect([text, holdsCardNumber(text)]).toEqual([text, true]);
  }
});

test("other numbers are not detected: wrong check digits, other networks, longer numbers, times, phone numbers", () => {
  for (const text of [
    "4242424242424241",
    "1795392000000",
    "1795392000000000",
    "9999999999999995",
    "424242424242424242424242",
    "+49 30 1234 5678",
    "2026-11-15 08:46:55",
    "4242 4242",
    "",
  ])
    expect([text, holdsCardNumber(text)]).toEqual([text, false]);
});

const search = (payload: string) =>
  server.http.inject({
    method: "POST",
    url: "/api/membership/churches/search",
    headers: { "content-type": "application/json" },
    payload,
  });

test("a card number in a body is refused in texts, field names, numbers and JSON escapes", async () => {
  for (const payload of [
    '{"name":"4242424242424242"}',
    '{"name":"4242 4242 4242 4242"}',
    '{"name":"x","unknown":{"deep":["my card is 4242-4242-4242-4242"]}}',
    '{"name":"x","card":4242424242424242}',
    '{"name":"x","card":[1,30569309025904]}',
    '{"name":"x","4242424242424242":1}',
    '{"name":"\\u0034242424242424242"}',
  ]) {
    const answer = await search(payload);
    expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 400, "card-number-refused"]);
    expect(answer.body).not.toMatch(/4242|3056/);
  }
});

test("times in milliseconds and numbers that are not card numbers are accepted", async () => {
  for (const payload of [
    '{"name":"x","billing_cycle_anchor":1795392000000}',
    '{"name":"x","billing_cycle_anchor":4222222222222}',
    '{"name":"x","other":4242424242424241}',
  ])
    expect([payload, (await search(payload)).statusCode]).toEqual([payload, 200]);
});

test("a card number in a URL is refused, plain or encoded", async () => {
  const { tokenFor } = await (await createTestChurch(server)).person({ admin: true });
  const ask = (term: string) => server.call(searchPeople, { token: tokenFor("membership"), query: { term } });
  for (const term of ["4242424242424242", "4242 4242 4242 4242", "x4242-4242-4242-4242"])
    expect([term, (await ask(term)).body]).toEqual([term, expect.objectContaining({ code: "card-number-refused" })]);
  expect((await ask("424242")).status).toBe(200);
});

test("a card number in a gift is refused with status 200, like every refusal of that endpoint", async () => {
  const { tokenFor } = await (await createTestChurch(server)).person();
  const body = { amount: 10, funds: [], notes: "4242 4242 4242 4242" };
  expect(await server.call(chargeGift, { token: tokenFor("giving"), body })).toMatchObject({
    status: 200,
    body: { code: "card-number-refused", raw: { message: expect.any(String) } },
  });
  expect((await server.call(addFund, { token: tokenFor("giving"), body: { name: CARDS[0] } })).status).toBe(400);
});

test("a refused card number is logged without the number", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const http = buildHttp({ logger, trustedProxies: [] });
  serve(http, searchChurches, { allow: () => null, handle: async () => [] });
  await http.inject({
    method: "POST",
    url: "/api/membership/churches/search?q=4242424242424242",
    payload: { name: CARDS[2] },
  });
  await http.inject({ method: "POST", url: "/api/membership/churches/search", payload: { name: CARDS[2] } });
  await http.close();
  expect(lines.filter((line) => line.includes("a card number was refused"))).toHaveLength(2);
  expect(lines.join("")).not.toMatch(/4242|5555/);
});

test("an id that contains the digits of a card number is not detected as a card number", () => {
  expect(holdsCardNumber("pm_1f4242424242424242c")).toBe(false);
  expect(holdsCardNumber("pm_4242424242424242")).toBe(false);
  expect(holdsCardNumber("my card is 4242424242424242.")).toBe(true);
});
