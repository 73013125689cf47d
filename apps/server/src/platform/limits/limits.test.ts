import { login } from "@offertory/contract";
import { afterEach, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

const guess = (forwardedFor: string, email = "nobody@example.org") =>
  server.call(login, { body: { email, password: "wrong" }, headers: { "x-forwarded-for": forwardedFor } });

test("rate limits are stored without IP addresses and emails", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  await guess("203.0.113.77", "private@example.org");
  const { rows } = await server.database.pool.query<{ key: string }>("select key from rate_limits");
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/private|example|203/);
});

test("without a trusted proxy, clients are counted by the IP address of the connection", async () => {
  for (const trustedProxies of [[], ["10.9.8.7"]]) {
    if (trustedProxies.length > 0) await server.close();
    server = await testServer({ trustedProxies });
    const statuses: number[] = [];
    for (let turn = 1; turn <= 11; turn += 1) statuses.push((await guess(`203.0.113.${turn}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  }
});

test("behind a trusted proxy, clients are counted by the IP address that the proxy saw, not by one they claim", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  for (let turn = 1; turn <= 10; turn += 1) await guess(`198.51.100.${turn}, 203.0.113.5`);
  expect((await guess("198.51.100.99, 203.0.113.5")).status).toBe(429);
  expect((await guess("203.0.113.5, 203.0.113.6")).status).toBe(401);
});

test("addresses of one 64-bit IPv6 network are counted together", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  for (let turn = 1; turn <= 10; turn += 1) await guess(`2001:db8:1:2:${turn}::${turn}`);
  expect((await guess("2001:0db8:0001:0002:ffff::1")).status).toBe(429);
  expect((await guess("2001:db8:1:3::1")).status).toBe(401);
  expect((await guess("::ffff:203.0.113.5")).status).toBe(401);
});

test("all 64-bit networks in one 48-bit IPv6 network share a wider limit", async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
  for (let turn = 0; turn < 80; turn += 1) expect((await guess(`2001:db8:7:${turn.toString(16)}::1`)).status).toBe(401);
  expect((await guess("2001:db8:7:ffff::1")).status).toBe(429);
  expect((await guess("2001:db8:8:ffff::1")).status).toBe(401);
});
