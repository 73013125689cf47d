import { addForm, can, changeForm, saveQuestions, type FormChange } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { requireBuild } from "../../../test/require-build.ts";
import { testServer } from "../../../test/test-server.ts";

requireBuild("church-site");

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  const apps = { portal: "http://localhost:3000", site: "http://localhost:3001", lessons: "http://localhost:3002" };
  server = await testServer({ apps });
});
afterAll(() => server.close());

const open = (url: string, language = "en") =>
  server.http.inject({ url, headers: { host: "localhost:3001", "accept-language": language } });

async function createTestForm(change: FormChange = {}) {
  const church = await createTestChurch(server);
  const { token } = await church.person({ permissions: [can.administerForms] });
  const { id } = (await server.call(addForm, { token, body: { name: "Camp & <lake>" } })).body;
  const body = [{ formId: id, fieldType: "Textbox" as const, title: "Your name", required: true }];
  await server.call(saveQuestions, { token, body });
  await server.call(changeForm, { token, params: { id }, body: { state: "open", ...change } });
  const { rows } = await server.database.pool.query("select sub_domain from churches where id = $1", [church.churchId]);
  return { id, path: `/${String(rows[0]?.sub_domain)}/forms/${id}` };
}

test("S2.24 a public form is server-rendered, excluded from search engines, and runs only its own scripts", async () => {
  const { path } = await createTestForm();
  const { body, headers, statusCode } = await open(path);
  expect(statusCode).toBe(200);
  expect(body).toContain("Your name</label>");
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(body).not.toMatch(/<lake>| style="/);
  const policy = String(headers["content-security-policy"]);
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
  const scripts = body.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBe(2);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(policy).not.toMatch(/unsafe|\*/);
});

test("the form page is in the visitor's language", async () => {
  const { path } = await createTestForm();
  expect((await open(path, "de")).body).toContain("Absenden</button>");
});

test("S7.06 a restricted form shows a visitor only a link to sign in", async () => {
  const { id, path } = await createTestForm({ restricted: true });
  const { body } = await open(path);
  expect(body).not.toMatch(/Your name|lake/);
  expect(body).toContain(`/login?returnUrl=%2Fmy-forms%2F${id}`);
});

test("a closed form shows no questions, and a draft, a form of another church or an unknown form returns 404", async () => {
  const closed = await createTestForm({ state: "closed" });
  const { body } = await open(closed.path);
  expect(body).toContain("This form is closed");
  expect(body).not.toContain("Your name");
  const other = await createTestForm();
  const elsewhere = closed.path.replace(closed.id, other.id);
  for (const path of [
    elsewhere,
    closed.path.replace(closed.id, "nothing"),
    (await createTestForm({ state: "draft" })).path,
  ]) {
    const answer = await open(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("Form not found");
  }
});

test("the form path of an unknown church serves the app's own page", async () => {
  expect((await open("/no-such-church/forms/abc")).body).toContain('id="app"');
});
