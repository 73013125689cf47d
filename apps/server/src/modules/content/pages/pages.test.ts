import * as calls from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestSite, textElement } from "../testing/create-test-site.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NOBODY = "nobody";

test("S6.01 S6.02 only a caller with the Content Edit permission can manage pages, and not those of another church", async () => {
  const site = await createTestSite(server);
  const { page, sectionId, elements } = await site.page("/secret", textElement("<p>x</p>"));
  const [element] = elements;
  const member = await site.person();
  const stranger = await createTestSite(server);
  const params = { id: page.id };
  const versionParams = { ...params, versionId: NOBODY };
  const change: [calls.Endpoint, object][] = [
    [calls.readPage, { params }],
    [calls.changePage, { params, body: { title: "Mine" } }],
    [calls.copyPage, { params, body: { title: "Mine", url: "/mine" } }],
    [calls.arrangePage, { params, body: { sections: [] } }],
    [calls.publishPage, { params }],
    [calls.unpublishPage, { params }],
    [calls.previewPage, { params }],
    [calls.sharePreview, { params }],
    [calls.listPageVersions, { params }],
    [calls.restorePageVersion, { params: versionParams }],
    [calls.removePage, { params }],
    [calls.restorePage, { params }],
    [calls.saveSections, { body: [{ id: sectionId, background: "dark" }] }],
    [calls.saveSections, { body: [{ pageId: page.id }] }],
    [calls.removeSection, { params: { id: sectionId } }],
    [calls.restoreSection, { params: { id: sectionId } }],
    [calls.saveElements, { body: [{ id: element?.id, answers: { text: "mine" } }] }],
    [calls.saveElements, { body: [{ sectionId, elementType: "text" }] }],
    [calls.removeElement, { params: { id: element?.id ?? "" } }],
    [calls.restoreElement, { params: { id: element?.id ?? "" } }],
  ];
  for (const [call, parts] of change) {
    expect((await server.call(call, parts)).status).toBe(401);
    expect((await server.call(call, { ...parts, token: member.tokenFor("content") })).status).toBe(403);
    expect((await server.call(call, { ...parts, token: stranger.token })).status).toBe(404);
  }
  for (const [call, parts] of [
    [calls.listPages, {}],
    [calls.addPage, { body: { title: "Mine", url: "/mine" } }],
    [calls.saveNavigation, { body: [] }],
  ] as const) {
    expect((await server.call(call, parts)).status).toBe(401);
    expect((await server.call(call, { ...parts, token: member.tokenFor("content") })).status).toBe(403);
  }
  expect((await server.call(calls.listPages, { token: stranger.token })).body.map(({ url }) => url)).not.toContain(
    "/secret",
  );
});

test("a page's URL must be well formed, not reserved and not used by another page", async () => {
  const { token } = await createTestSite(server);
  const add = async (url: string) => (await server.call(calls.addPage, { token, body: { title: "T", url } })).raw;
  for (const url of ["about", "/a/b", "/Ü", "/a b", "/-a", "//a", "/../x", "", `/${"a".repeat(80)}`]) {
    expect((await add(url)).statusCode).toBe(400);
  }
  for (const url of ["/give", "/forms", "/login", "/events", "/", "/about"]) {
    expect((await add(url)).json()).toMatchObject({ code: "page-url-taken" });
  }
  expect((await add("/Staff")).json()).toMatchObject({ url: "/staff", state: "draft", changedBy: "Ed Itor" });
  expect((await add("/staff")).json()).toMatchObject({ code: "page-url-taken" });
  expect((await server.call(calls.addPage, { token, body: { title: " ", url: "/x" } })).body).toMatchObject({
    code: "page-title-blank",
  });
});

test("the home page cannot be removed, moved or unpublished", async () => {
  const { token, home } = await createTestSite(server);
  const params = { id: (await home()).id };
  for (const [call, body] of [
    [calls.removePage, undefined],
    [calls.unpublishPage, undefined],
    [calls.changePage, { url: "/elsewhere" }],
  ] as const) {
    expect((await server.call(call, { token, params, body })).raw.json()).toMatchObject({ code: "page-home-stays" });
  }
  const renamed = await server.call(calls.changePage, { token, params, body: { title: "Start", url: "/" } });
  expect(renamed.body).toMatchObject({ title: "Start", url: "/", state: "changed" });
});

test("a removed page disappears for visitors immediately, and is restored as a draft", async () => {
  const { token, churchId, page, publish } = await createTestSite(server);
  const { id } = (await page("/camp", textElement("<p>Camp</p>"))).page;
  await publish(id);
  const seen = () => server.call(calls.readPublicPage, { params: { churchId }, query: { url: "/camp" } });
  expect((await seen()).status).toBe(200);
  await server.call(calls.removePage, { token, params: { id } });
  expect((await seen()).status).toBe(404);
  // Meanwhile another page takes its URL.
  const other = (await page("/camp")).page;
  const restore = () => server.call(calls.restorePage, { token, params: { id } });
  expect((await restore()).body).toMatchObject({ code: "page-url-taken" });
  await server.call(calls.changePage, { token, params: { id: other.id }, body: { url: "/camp-2" } });
  expect((await restore()).body).toMatchObject({ url: "/camp", state: "draft" });
  expect((await seen()).status).toBe(404);
});

test("a copied page has the same elements, with new ids for sections and elements", async () => {
  const site = await createTestSite(server);
  const { page, sectionId } = await site.page("/one", textElement("<p>Same</p>"));
  const [columns] = (
    await server.call(calls.saveElements, {
      token: site.token,
      body: [{ sectionId, elementType: "columns", answers: { sizes: [8, 4] } }],
    })
  ).body;
  await server.call(calls.saveElements, {
    token: site.token,
    body: [{ sectionId, parentId: columns?.id, column: 1, ...textElement("<p>Inside</p>") }],
  });
  const copied = await server.call(calls.copyPage, {
    token: site.token,
    params: { id: page.id },
    body: { title: "Two", url: "/two" },
  });
  const [one, two] = [await site.tree(page.id), await site.tree(copied.body.id)];
  expect(two.elements.map(({ answers, column }) => ({ answers, column }))).toEqual(
    one.elements.map(({ answers, column }) => ({ answers, column })),
  );
  const ids = [...one.elements, ...two.elements, ...one.sections, ...two.sections].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const inside = two.elements.find(({ parentId }) => parentId !== null);
  expect(inside?.parentId).toBe(two.elements.find(({ elementType }) => elementType === "columns")?.id);
});

test("sections and elements are reordered, and elements that the request does not list come last", async () => {
  const site = await createTestSite(server);
  const { page, sectionId, elements } = await site.page("/order", textElement("1"), textElement("2"), textElement("3"));
  const [one, two, three] = elements.map(({ id }) => id);
  const [second] = (await server.call(calls.saveSections, { token: site.token, body: [{ pageId: page.id }] })).body;
  const arrange = (sections: object[]) =>
    server.call(calls.arrangePage, { token: site.token, params: { id: page.id }, body: { sections } });
  const arranged = await arrange([
    { id: second?.id, elements: [{ id: three }] },
    { id: sectionId, elements: [{ id: two }] },
  ]);
  expect(arranged.body.sections.map(({ id }) => id)).toEqual([second?.id, sectionId]);
  const inFirst = arranged.body.elements.filter((element) => element.sectionId === sectionId);
  expect(inFirst.map(({ id }) => id)).toEqual([two, one]);
  const elsewhere = await (await createTestSite(server)).page("/x", textElement("x"));
  const badly: [object[], string][] = [
    [[{ id: elsewhere.sectionId, elements: [] }], "page-section-not-found"],
    [[{ id: sectionId, elements: [{ id: elsewhere.elements[0]?.id }] }], "page-element-not-found"],
    [[{ id: sectionId, elements: [{ id: one }, { id: one }] }], "page-element-not-found"],
    [[{ id: sectionId, elements: [{ id: one, parentId: two }] }], "page-element-too-deep"],
    [[{ id: sectionId, elements: [{ id: one, parentId: elsewhere.elements[0]?.id }] }], "page-element-too-deep"],
  ];
  for (const [sections, code] of badly) expect((await arrange(sections)).body).toMatchObject({ code });
});

test("a site is limited to 100 pages, and a page to 100 sections and 500 elements", async () => {
  const { token, churchId, page } = await createTestSite(server);
  const { id: pageId } = (await page("/full")).page;
  const { pool } = server.database;
  await pool.query(
    "insert into page_sections (church_id, id, page_id, sort, background) select $1, $2 || n, $2, n, 'plain' from generate_series(1, 98) n",
    [churchId, pageId],
  );
  const addSection = () => server.call(calls.saveSections, { token, body: [{ pageId }] });
  expect((await addSection()).status).toBe(200);
  expect((await addSection()).body).toMatchObject({ code: "page-section-too-many" });
  await pool.query(
    "insert into page_elements (church_id, id, page_id, section_id, element_type, sort, answers) select $1, 'e' || n || $2, $2, $2 || 1, 'text', n, '{}' from generate_series(1, 499) n",
    [churchId, pageId],
  );
  const addElement = () =>
    server.call(calls.saveElements, { token, body: [{ sectionId: `${pageId}1`, elementType: "text" }] });
  expect((await addElement()).status).toBe(200);
  expect((await addElement()).body).toMatchObject({ code: "page-element-too-many" });
  await pool.query(
    "insert into pages (church_id, id, url, title, changed_at) select $1, 'p' || n || $2, '/n' || n, 'N', now() from generate_series(1, 97) n",
    [churchId, pageId],
  );
  expect((await server.call(calls.addPage, { token, body: { title: "T", url: "/over" } })).body).toMatchObject({
    code: "page-too-many",
  });
});

test("a page is limited to a million characters, and a restored element counts", async () => {
  const { token, churchId, page } = await createTestSite(server);
  const { page: full, sectionId } = await page("/long");
  const { pool } = server.database;
  await pool.query(
    "insert into page_elements (church_id, id, page_id, section_id, element_type, sort, answers) select $1, 'long' || n, $2, $3, 'text', n, jsonb_build_object('text', repeat('a', 99000)) from generate_series(1, 10) n",
    [churchId, full.id, sectionId],
  );
  const add = () =>
    server.call(calls.saveElements, {
      token,
      body: [{ sectionId, elementType: "text", answers: { text: "b".repeat(50_000) } }],
    });
  expect((await add()).body).toMatchObject({ code: "page-too-large" });
  expect((await server.call(calls.removeElement, { token, params: { id: "long1" } })).status).toBe(200);
  expect((await add()).status).toBe(200);
  const back = await server.call(calls.restoreElement, { token, params: { id: "long1" } });
  expect(back.body).toMatchObject({ code: "page-too-large" });
});
