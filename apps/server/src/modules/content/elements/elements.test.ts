import {
  removeElement,
  removeSection,
  restoreElement,
  restoreSection,
  saveElements,
  type PageElementDraft,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { createTestSite, textElement } from "../testing/create-test-site.ts";

let server: TestServer;
let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  server = await testServer();
  site = await createTestSite(server);
});
afterAll(() => server.close());

const save = (...body: PageElementDraft[]) => server.call(saveElements, { token: site.token, body });
/** The response body; `code` is undefined when nothing was refused. */
const codeOf = async (...body: PageElementDraft[]) => (await save(...body)).raw.json<{ code?: string }>();

test("S3.06 S7.11 an element's answers and answersJSON agree, whichever of them was sent", async () => {
  const { elements } = await site.page("/agree", textElement("<p>One</p>"));
  const [element] = elements;
  const sent = { ...element, answers: { text: "<p><strong>Two</strong></p>" }, answersJSON: '{"text":"old"}' };
  const [both] = (await save(sent)).body;
  expect(both?.answers).toEqual({ text: "<p><strong>Two</strong></p>" });
  expect(JSON.parse(both?.answersJSON ?? "")).toEqual(both?.answers);
  const [byText] = (await save({ id: element?.id, answersJSON: '{"text":"<p>Three</p>"}' })).body;
  expect(byText?.answers).toEqual({ text: "<p>Three</p>" });
  expect(JSON.parse(byText?.answersJSON ?? "")).toEqual(byText?.answers);
  // Fields that are not sent keep their value.
  const [moved] = (await save({ id: element?.id, sort: 9 })).body;
  expect(moved).toMatchObject({ answers: { text: "<p>Three</p>" }, sort: 9 });
});

test("an element that another editor changed in the meantime is overwritten only if no seenJSON is sent", async () => {
  const { elements } = await site.page("/two-at-once", textElement("<p>One</p>"));
  const { id, answersJSON: seenJSON = "" } = elements[0] ?? {};
  const change = (text: string) => save({ id, answers: { text }, seenJSON });
  const answers = await Promise.all(["<p>Hers</p>", "<p>His</p>"].map(change));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [first] = answers.flatMap(({ status, body }) => (status === 200 ? body : []));
  expect(await codeOf({ id, answers: { text: "Late" }, seenJSON })).toMatchObject({ code: "page-element-changed" });
  expect((await save({ id, sort: 3 })).body[0]?.answers).toEqual(first?.answers);
  // The order of keys in `seenJSON` does not matter.
  const [button] = (await site.page("/order", { elementType: "button", answers: { text: "Go", url: "/go" } })).elements;
  const turned = JSON.stringify(Object.fromEntries(Object.entries(button?.answers ?? {}).toReversed()));
  expect((await save({ id: button?.id, answers: { text: "Come" }, seenJSON: turned })).status).toBe(200);
  expect((await save({ id, answers: { text: "<p>Mine</p>" } })).body[0]?.answers).toEqual({ text: "<p>Mine</p>" });
  for (const wrong of ["{", "[]", "null"]) {
    expect(await codeOf({ id, answers: { text: "x" }, seenJSON: wrong })).toMatchObject({
      code: "page-element-invalid",
    });
  }
});

test("rich text is sanitized before it is stored, and unknown fields are dropped", async () => {
  const { elements } = await site.page(
    "/clean",
    { elementType: "text", answers: { text: '<p onclick="x()">Hi<script>x()</script></p>', extra: 1 } },
    { elementType: "button", answers: { text: "Go", url: "/about", style: "color:red" } },
  );
  expect(elements[0]?.answers).toEqual({ text: "<p>Hi</p>" });
  expect(elements[1]?.answers).toEqual({
    text: "Go",
    url: "/about",
    target: "_self",
    appearance: "button",
    variant: "primary",
    size: "medium",
  });
  const { rows } = await server.database.pool.query("select answers::text from page_elements where church_id = $1", [
    site.churchId,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/script|onclick|extra/);
});

test("an unsafe URL in a button, image or video is refused", async () => {
  const { sectionId } = await site.page("/addresses");
  for (const url of ["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "//evil.example.org"]) {
    expect(await codeOf({ sectionId, elementType: "button", answers: { url } })).toMatchObject({
      code: "page-address-unsafe",
    });
    for (const answers of [{ url }, { url: "/content/a.jpg", link: url }])
      expect(await codeOf({ sectionId, elementType: "picture", answers })).toMatchObject({
        code: "page-address-unsafe",
      });
    expect(await codeOf({ sectionId, elementType: "video", answers: { url } })).toMatchObject({
      code: "page-address-unsafe",
    });
  }
});

test("a video element accepts only web URLs", async () => {
  const { sectionId } = await site.page("/watch");
  const video = (url: string) => codeOf({ sectionId, elementType: "video", answers: { url } });
  for (const url of ["mailto:ann@example.org", "tel:+15550100", "/about", "films"])
    expect(await video(url)).toMatchObject({ code: "page-address-unsafe" });
  for (const url of ["https://vimeo.com/76979871", "https://example.org/film.mp4", ""])
    expect(await video(url)).not.toMatchObject({ code: "page-address-unsafe" });
});

test("an element that does not match its type, section or id is refused with its error code", async () => {
  const { sectionId, elements } = await site.page("/fit", textElement("x"));
  const id = elements[0]?.id;
  const cases: [PageElementDraft, string][] = [
    [{ sectionId, answers: {} }, "page-element-type-missing"],
    [{ id, elementType: "button" }, "page-element-type-fixed"],
    [{ id, answers: { text: 5 } }, "page-element-invalid"],
    [{ id, answersJSON: "{" }, "page-element-invalid"],
    [{ id, answersJSON: "[1]" }, "page-element-invalid"],
    [{ sectionId, elementType: "columns", answers: { sizes: [6, 7] } }, "page-element-invalid"],
    [{ sectionId, elementType: "giving", answers: { amounts: [10.005] } }, "page-element-invalid"],
    [{ sectionId, elementType: "giving", answers: { amounts: [0] } }, "page-element-invalid"],
    [{ sectionId: "nowhere", elementType: "text" }, "page-section-not-found"],
    [{ elementType: "text" }, "page-section-not-found"],
    [{ id: "nothing", answers: {} }, "page-element-not-found"],
  ];
  for (const [draft, code] of cases) expect(await codeOf(draft)).toMatchObject({ code });
});

test("a list with one invalid element saves none of its elements", async () => {
  const { page, sectionId } = await site.page("/all-or-none");
  expect(await codeOf({ sectionId, ...textElement("kept?") }, { sectionId, answers: {} })).toMatchObject({
    code: "page-element-type-missing",
  });
  expect((await site.tree(page.id)).elements).toEqual([]);
});

test("columns cannot be nested, and contain only elements of their own section", async () => {
  const { page, sectionId, elements } = await site.page(
    "/columns",
    { elementType: "columns", answers: { sizes: [4, 8] } },
    textElement("beside"),
  );
  const [columns, beside] = elements;
  const other = await site.page("/elsewhere");
  const inColumns = { sectionId, parentId: columns?.id };
  for (const draft of [
    { ...inColumns, elementType: "columns" as const },
    { sectionId, parentId: beside?.id, ...textElement("x") },
    { sectionId: other.sectionId, parentId: columns?.id, ...textElement("x") },
  ])
    expect(await codeOf(draft)).toMatchObject({ code: "page-element-too-deep" });
  const [inside] = (await save({ ...inColumns, column: 1, ...textElement("inside") })).body;
  expect(inside).toMatchObject({ parentId: columns?.id, column: 1 });
  // Elements inside columns move with them, even to another page.
  await save({ id: columns?.id, sectionId: other.sectionId });
  expect((await site.tree(other.page.id)).elements.map(({ id }) => id).sort()).toEqual(
    [columns?.id ?? "", inside?.id ?? ""].sort(),
  );
  expect((await site.tree(page.id)).elements.map(({ id }) => id)).toEqual([beside?.id]);
});

test("S6.02 an element cannot be moved to a section or into columns of another church", async () => {
  const theirs = await (await createTestSite(server)).page("/theirs", { elementType: "columns", answers: {} });
  const { sectionId, elements } = await site.page("/ours", textElement("ours"));
  const id = elements[0]?.id;
  expect(await codeOf({ id, sectionId: theirs.sectionId })).toMatchObject({ code: "page-section-not-found" });
  expect(await codeOf({ sectionId: theirs.sectionId, ...textElement("x") })).toMatchObject({
    code: "page-section-not-found",
  });
  expect(await codeOf({ id, sectionId, parentId: theirs.elements[0]?.id })).toMatchObject({
    code: "page-element-not-found",
  });
  expect(await codeOf({ id: theirs.elements[0]?.id, sectionId })).toMatchObject({ code: "page-element-not-found" });
});

test("restored columns return with their elements, and are refused while their section is removed", async () => {
  const { page, sectionId, elements } = await site.page(
    "/back",
    { elementType: "columns", answers: {} },
    textElement("x"),
  );
  const [columns] = elements;
  await save({ sectionId, parentId: columns?.id, ...textElement("inside") });
  const ids = async () => (await site.tree(page.id)).elements.length;
  const { token } = site;
  await server.call(removeElement, { token, params: { id: columns?.id ?? "" } });
  expect(await ids()).toBe(1);
  await server.call(removeSection, { token, params: { id: sectionId } });
  expect((await server.call(restoreElement, { token, params: { id: columns?.id ?? "" } })).body).toMatchObject({
    code: "page-section-removed",
  });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await server.call(restoreSection, { token, params: { id: sectionId } });
  const back = await server.call(restoreElement, { token, params: { id: columns?.id ?? "" } });
  expect(back.status).toBe(200);
  expect(await ids()).toBe(3);
});
