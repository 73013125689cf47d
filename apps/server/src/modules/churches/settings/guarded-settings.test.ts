import {
  can,
  changeChurch,
  listSettings,
  publicSettings,
  readChurch,
  readChurchDetails,
  saveSettings,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function createTestStaff() {
  const church = await createTestChurch(server);
  return { ...church, ...(await church.person({ permissions: [can.editSettings] })) };
}

const save = (token: string, value: string) =>
  server.call(saveSettings, { token, body: [{ keyName: "supportContact", value }] });

test("S6.01 only callers with permission to edit settings read and save settings", async () => {
  const { churchId, token: staffToken, ...church } = await createTestStaff();
  const other = await church.person({ permissions: [can.viewPeople, can.editPeople, can.editRoles] });
  const params = { churchId };
  for (const [token, status] of [
    [other.token, 403],
    ["", 401],
    [staffToken, 200],
  ] as const) {
    expect((await save(token, "office@example.org")).status).toBe(status);
    expect((await server.call(listSettings, { token })).status).toBe(status);
    expect((await server.call(readChurchDetails, { token, params })).status).toBe(status);
    expect((await server.call(changeChurch, { token, params, body: { name: "Ours" } })).status).toBe(status);
  }
});

test("S6.02 staff read and save only the settings of their own church", async () => {
  const [one, other] = [await createTestStaff(), await createTestStaff()];
  await save(one.token, "one@example.org");
  await save(other.token, "other@example.org");
  const { body } = await server.call(listSettings, { token: one.token });
  expect(body.map(({ churchId, value }) => [churchId, value])).toEqual([[one.churchId, "one@example.org"]]);
  expect((await save(one.token, "")).body).toEqual([]);
  expect((await server.call(listSettings, { token: other.token })).body).toMatchObject([
    { value: "other@example.org" },
  ]);
});

test("S3.06 public endpoints do not return settings that are not public", async () => {
  const { churchId, token } = await createTestStaff();
  await save(token, "office@example.org");
  await server.database.pool.query(
    "insert into church_settings (church_id, id, key_name, value, public) values ($1, 'hidden', 'inside', 'for staff only', false)",
    [churchId],
  );
  const params = { churchId };
  expect((await server.call(publicSettings, { params })).body).toEqual({
    currency: "USD",
    supportContact: "office@example.org",
  });
  expect((await server.call(readChurch, { params })).raw.body).not.toContain("for staff only");
  expect((await server.call(listSettings, { token })).body).toHaveLength(2);
});

test("S3.06 a brand color has six hexadecimal digits, and any other value is refused", async () => {
  const { token } = await createTestStaff();
  const saveColor = (value: string) => server.call(saveSettings, { token, body: [{ keyName: "brandColour", value }] });
  for (const value of ["red", "#12345g", "#1a2b3", "1a2b3c4", "#1;}*{", "url(x)"]) {
    expect(await saveColor(value)).toMatchObject({ status: 400, body: { code: "setting-invalid" } });
  }
  expect((await saveColor("#1A2b3c")).status).toBe(200);
});

test("the websites that may show the donation page are origins, and nothing else gets into the security policy", async () => {
  const { token } = await createTestStaff();
  const saveOrigins = (value: string) =>
    server.call(saveSettings, { token, body: [{ keyName: "embedOrigins", value }] });
  for (const value of [
    "*",
    "https:",
    "https://*.example.org",
    "http://example.org",
    "https://example.org/path",
    "https://example.org; script-src *",
    "https://a;b.example",
    "'self'",
    "javascript:alert(1)",
    Array.from({ length: 51 }, (_, index) => `https://w${String(index)}.example`).join("\n"),
  ]) {
    expect({ value, ...(await saveOrigins(value)) }).toMatchObject({
      value,
      status: 400,
      body: { code: "setting-invalid" },
    });
  }
  expect((await saveOrigins("https://example.org\nhttps://www.example.org:8443")).status).toBe(200);
});
