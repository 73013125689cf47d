import { login } from "@offertory/contract";
import { afterEach, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

const guess = (forwardedFor: string, email = "nobody@example.org") =>
  server.call(login, { body: { email, password: "wrong" }, headers: { "x-forwarded-for": forwardedFor } });

test("what is counted is kept without addresses and emails", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  await guess("203.0.113.77", "private@example.org");
  const { rows } = await server.database.pool.query<{ key: string }>("select key from rate_limits");
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/private|example|203/);
});

test("whom no proxy of ours names is counted by the address of the connection", async () => {
  for (const trustedProxies of [[], ["10.9.8.7"]]) {
    if (trustedProxies.length > 0) await server.close();
    server = await testServer({ trustedProxies });
    const statuses: number[] = [];
    for (let turn = 1; turn <= 11; turn += 1) statuses.push((await guess(`203.0.113.${turn}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  }
});

test("behind a proxy of ours visitors are told apart by what the proxy saw, and not by what they claim", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  for (let turn = 1; turn <= 10; turn += 1) await guess(`198.51.100.${turn}, 203.0.113.5`);
  expect((await guess("198.51.100.99, 203.0.113.5")).status).toBe(429);
  expect((await guess("203.0.113.5, 203.0.113.6")).status).toBe(401);
});

test("addresses of one IPv6 network of 64 bits are counted as one", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  for (let turn = 1; turn <= 10; turn += 1) await guess(`2001:db8:1:2:${turn}::${turn}`);
  expect((await guess("2001:0db8:0001:0002:ffff::1")).status).toBe(429);
  expect((await guess("2001:db8:1:3::1")).status).toBe(401);
  expect((await guess("::ffff:203.0.113.5")).status).toBe(401);
});

test("many IPv6 networks of 64 bits share what the 48 bits around them may try", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  for (let turn = 0; turn < 80; turn += 1) expect((await guess(`2001:db8:7:${turn.toString(16)}::1`)).status).toBe(401);
  expect((await guess("2001:db8:7:ffff::1")).status).toBe(429);
  expect((await guess("2001:db8:8:ffff::1")).status).toBe(401);
});
