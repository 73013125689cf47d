import { addChurch, listPages, login, readNavigation, readPublicPage } from "@offertory/contract";
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

test("a church that just registered has a site, published, in the language of who registered it", async () => {
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
  expect(JSON.stringify(body)).toContain("1 Weg<br />Bern, BE 3000<br />CH");
  const menu = (await server.call(readNavigation, { params: { churchId: id } })).body;
  expect(menu.map(({ url }) => url)).toEqual(["/", "/about", "/events"]);
});

test("a site is begun once, however many look at the same moment, and what was made of it stays", async () => {
  const { churchId, token } = await createTestSite(server);
  const answers = await Promise.all(Array.from({ length: 6 }, () => home(churchId)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  const pages = (await server.call(listPages, { token })).body;
  expect(pages.map(({ url, state }) => [url, state])).toEqual([
    ["/", "published"],
    ["/about", "published"],
  ]);
});

test("a church that there is not gets no site", async () => {
  expect((await home("nobody")).status).toBe(404);
  const { rows } = await server.database.pool.query("select 1 from church_sites where church_id = 'nobody'");
  expect(rows).toEqual([]);
});

test("its words are whole in all twelve languages, and a name can bring no markup", () => {
  const church = { name: "<b>&", address1: "", address2: "", city: "<i>", state: "", zip: "", country: "" };
  for (const language of LANGUAGE_CODES) {
    const written = JSON.stringify(starterSite(church, language).pages.map(({ sections }) => sections));
    expect(written).not.toMatch(/<b>|<i>|\{\{/);
    const texts = Object.values(STARTER_TEXTS[language]);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  }
});
