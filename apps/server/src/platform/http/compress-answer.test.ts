import { gunzipSync } from "node:zlib";
import { exportPeople, listPeople, readPerson, selectChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function createTestStaff() {
  const church = await createTestChurch(server);
  const staff = await church.person({ admin: true });
  for (let count = 0; count < 5; count += 1) await church.person();
  return { ...staff, churchId: church.churchId };
}
const TAKEN = { "accept-encoding": "gzip, br" };
/** Returns the raw answer, because `server.call` would parse the JSON. */
const getPeople = (token: string, encodings: string) =>
  server.http.inject({
    url: `/api/membership${listPeople.path}`,
    headers: { authorization: `Bearer ${token}`, "accept-encoding": encodings },
  });

test("a response over 1 kB is compressed for clients that accept gzip, and a shorter one is not", async () => {
  const { token, personId } = await createTestStaff();
  const plain = await getPeople(token, "identity");
  const packed = await getPeople(token, "gzip, br");
  expect([plain.headers["content-encoding"], packed.headers["content-encoding"]]).toEqual([undefined, "gzip"]);
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(packed.headers["vary"]).toContain("Accept-Encoding");
  expect(packed.headers["content-type"]).toBe("application/json; charset=utf-8");
  const refused = await getPeople(token, "gzip;q=0");
  expect(refused.headers["content-encoding"]).toBeUndefined();
  const short = (await server.call(readPerson, { token, params: { id: personId }, headers: TAKEN })).raw;
  expect([short.rawPayload.length < 1024, short.headers["content-encoding"]]).toEqual([true, undefined]);
});

test("a response that contains a token is not compressed", async () => {
  const { userToken, churchId } = await createTestStaff();
  const raw = await server.http.inject({
    method: "POST",
    url: `/api/membership${selectChurch.path}`,
    headers: { authorization: `Bearer ${userToken}`, ...TAKEN },
    payload: { churchId },
  });
  expect([raw.statusCode, raw.rawPayload.length > 1024]).toEqual([200, true]);
  expect(raw.headers["content-encoding"]).toBeUndefined();
});

test("an export that is written line by line is compressed, too", async () => {
  const { token } = await createTestStaff();
  const plain = (await server.call(exportPeople, { token })).raw;
  const packed = (await server.call(exportPeople, { token, headers: TAKEN })).raw;
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});
