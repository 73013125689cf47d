import {
  addFund,
  restorePageVersion,
  can,
  changePage,
  listPageVersions,
  previewPage,
  readPublicPage,
  saveElements,
  type ShownElement,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestForm } from "../../forms/testing/create-test-form.ts";
import { createTestSite, textElement } from "../testing/create-test-site.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const seen = (churchId: string, url: string) => server.call(readPublicPage, { params: { churchId }, query: { url } });

test("visitors see the published version of a page, without later changes to the draft", async () => {
  const site = await createTestSite(server);
  const { page, elements } = await site.page("/news", textElement("<p>Old</p>"));
  expect((await seen(site.churchId, "/news")).status).toBe(404);
  expect(await site.publish(page.id)).toMatchObject({ state: "published" });
  const { token } = site;
  await server.call(saveElements, { token, body: [{ id: elements[0]?.id, answers: { text: "<p>New</p>" } }] });
  await server.call(changePage, { token, params: { id: page.id }, body: { title: "Secret", url: "/secret" } });
  expect((await seen(site.churchId, "/secret")).status).toBe(404);
  const { body } = await seen(site.churchId, "/news");
  expect(body.title).toBe("Page /news");
  expect(JSON.stringify(body)).not.toMatch(/>New|Secret/);
  const preview = await server.call(previewPage, { token, params: { id: page.id } });
  expect(preview.body).toMatchObject({ title: "Secret", url: "/secret" });
  expect((await site.tree(page.id)).page.state).toBe("changed");
  await site.publish(page.id);
  expect((await seen(site.churchId, "/secret")).body.title).toBe("Secret");
});

test("the last fifty versions of a page are listed with their publisher, and can be restored", async () => {
  const site = await createTestSite(server);
  const { page, elements } = await site.page("/versions", textElement("<p>First</p>"));
  const params = { id: page.id };
  const { token } = site;
  await site.publish(page.id);
  await server.call(saveElements, { token, body: [{ id: elements[0]?.id, answers: { text: "<p>Second</p>" } }] });
  await server.call(changePage, { token, params, body: { title: "Second" } });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await site.publish(page.id);
  const versions = (await server.call(listPageVersions, { token, params })).body;
  expect(versions.map(({ title, publishedBy }) => [title, publishedBy])).toEqual([
    ["Second", "Ed Itor"],
    ["Page /versions", "Ed Itor"],
  ]);
  const bring = (versionId: string) => server.call(restorePageVersion, { token, params: { ...params, versionId } });
  const back = (await bring(versions[1]?.id ?? "")).body;
  expect(back.page).toMatchObject({ title: "Page /versions", state: "changed" });
  expect(back.elements.map(({ answers }) => answers)).toEqual([{ text: "<p>First</p>" }]);
  // Visitors see the restored version only after the next publish.
  expect((await seen(site.churchId, "/versions")).body.title).toBe("Second");
  expect((await bring(versions[0]?.id ?? "")).body.page).toMatchObject({ title: "Second", state: "published" });
  expect((await bring("nothing")).body).toMatchObject({ code: "page-version-not-found" });
  for (let turn = 0; turn < 52; turn += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await site.publish(page.id);
  }
  expect((await server.call(listPageVersions, { token, params })).body).toHaveLength(50);
  expect((await seen(site.churchId, "/versions")).status).toBe(200);
});

test("a page cannot take the URL at which another page is published", async () => {
  const site = await createTestSite(server);
  const { page } = await site.page("/first", textElement("x"));
  await site.publish(page.id);
  await server.call(changePage, { token: site.token, params: { id: page.id }, body: { url: "/moved" } });
  // The published version is still at the old URL.
  const answer = await server.call(changePage, {
    token: site.token,
    params: { id: (await site.page("/second")).page.id },
    body: { url: "/first" },
  });
  expect(answer.body).toMatchObject({ code: "page-url-taken" });
});

test("a published page shows fund names, and names only open public forms of its own church", async () => {
  const site = await createTestSite(server);
  const treasurer = await site.person({ permissions: [can.editGivingSettings] });
  const fund = await server.call(addFund, { token: treasurer.tokenFor("giving"), body: { name: "Roof" } });
  const open = await createTestForm(server, site);
  const restricted = await createTestForm(server, site, { restricted: true });
  const closed = await createTestForm(server, site, { state: "closed" });
  const theirs = await createTestForm(server, await createTestSite(server));
  const { page } = await site.page(
    "/all",
    { elementType: "giving", answers: { fundId: fund.body.id, amounts: [10, 25.5] } },
    { elementType: "giving", answers: { fundId: "nothing" } },
    ...[open, restricted, closed, theirs].map(({ id }) => ({ elementType: "form" as const, answers: { formId: id } })),
    { elementType: "video", answers: { url: "https://youtu.be/aqz-KE-bpKQ", title: "Film" } },
    { elementType: "video", answers: { url: "https://example.org/film" } },
    { elementType: "events", answers: { count: 3 } },
  );
  await site.publish(page.id);
  const { body } = await seen(site.churchId, "/all");
  const elements: ShownElement[] = body.sections[0]?.elements ?? [];
  expect(elements.map((element) => (element.type === "giving" ? element.fundName : null)).slice(0, 2)).toEqual([
    "Roof",
    null,
  ]);
  expect(elements.flatMap((element) => (element.type === "form" ? [element.form?.name ?? null] : []))).toEqual([
    "Camp",
    null,
    null,
    null,
  ]);
  expect(elements.flatMap((element) => (element.type === "video" ? [element.film] : []))).toEqual([
    { service: "youtube", id: "aqz-KE-bpKQ" },
    null,
  ]);
});
