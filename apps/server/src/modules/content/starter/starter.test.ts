import {
  addChurch,
  changePage,
  listPages,
  login,
  readNavigation,
  readPublicPage,
  removePage,
  saveNavigation,
} from "@offertory/contract";
import { LANGUAGE_CODES } from "@offertory/i18n";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestAccount, GOOD_PASSWORD } from "../../accounts/testing/create-test-account.ts";
import { createTestSite } from "../testing/create-test-site.ts";
import { starterSite } from "./starter-pages.ts";
import { STARTER_TEXTS } from "./texts/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const home = (churchId: string) => server.call(readPublicPage, { params: { churchId }, query: {} });
const DRAFT = {
  name: "Neue Hoffnung",
  subDomain: "",
  address1: "1 Weg",
  city: "Bern",
  state: "BE",
  zip: "3000",
  country: "CH",
};

async function register(language: string) {
  const account = await createTestAccount(server);
  await server.database.pool.query("update users set language = $2 where email = $1", [account.email, language]);
  const { body } = await server.call(login, { body: { email: account.email, password: GOOD_PASSWORD } });
  return (await server.call(addChurch, { token: body.user.jwt, body: DRAFT })).body;
}

test("a new church has a published site in the language of the user who registered it", async () => {
  const { id } = await register("de");
  const { body } = await home(id);
  expect(JSON.stringify(body)).toContain("Willkommen bei Neue Hoffnung");
  expect(body.sections.flatMap(({ elements }) => elements.map(({ type }) => type))).toEqual([
    "text",
    "columns",
    "events",
    "giving",
    "text",
  ]);
  expect(JSON.stringify(body)).toContain("1 Weg<br />3000 Bern<br />CH");
  const menu = (await server.call(readNavigation, { params: { churchId: id } })).body;
  expect(menu.map(({ url }) => url)).toEqual(["/", "/about", "/events"]);
});

test("concurrent first visits create the starter pages once, and later visits keep the church's changes", async () => {
  const { churchId, token, publish } = await createTestSite(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => home(churchId)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const pages = (await server.call(listPages, { token })).body;
  expect(pages.map(({ url, state }) => [url, state])).toEqual([
    ["/", "published"],
    ["/about", "published"],
  ]);

  const [id, aboutId] = [pages[0]?.id ?? "", pages[1]?.id ?? ""];
  await server.call(changePage, { token, params: { id }, body: { title: "Our home" } });
  await publish(id);
  expect((await server.call(removePage, { token, params: { id: aboutId } })).status).toBe(200);
  const menu = [{ label: "Our home", url: "/", children: [] }];
  expect((await server.call(saveNavigation, { token, body: menu })).status).toBe(200);
  const about = () => server.call(readPublicPage, { params: { churchId }, query: { url: "/about" } });
  for (const { status } of await Promise.all([about(), about()])) expect(status).toBe(404);
  expect((await server.call(listPages, { token })).body.map(({ url, title }) => [url, title])).toEqual([
    ["/", "Our home"],
  ]);
  expect((await home(churchId)).body.title).toBe("Our home");
  expect((await server.call(readNavigation, { params: { churchId } })).body).toMatchObject(menu);
});

test("an unknown church gets no site", async () => {
  expect((await home("nobody")).status).toBe(404);
  const { rows } = await server.database.pool.query("select 1 from church_sites where church_id = 'nobody'");
  expect(rows).toEqual([]);
});

test("the starter texts are complete in all languages, and a church's name adds no markup", () => {
  const church = { name: "<b>&", address1: "", address2: "", city: "<i>", state: "", zip: "", country: "" };
  for (const language of LANGUAGE_CODES) {
    const written = JSON.stringify(starterSite(church, language, [25, 50, 100]).pages.map(({ sections }) => sections));
    expect(written).not.toMatch(/<b>|<i>|\{\{/);
    const texts = Object.values(STARTER_TEXTS[language]);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  }
});
