import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../../testing/show-page.tsx";
import { makeElement, makePage, makeSection, makeTree } from "../testing/make-page.ts";
import { serveSite } from "../testing/serve-site.ts";
import { PageEditor } from "./page-editor.tsx";

const words = makeElement({ id: "words", answers: { text: "<p>Welcome to Grace</p>" } });
const button = makeElement({
  id: "more",
  sort: 2,
  elementType: "button",
  answers: { text: "Visit us", url: "/visit" },
});
const LOOKS = { appearance: "button", variant: "primary", size: "medium" };

const show = <Address extends string>(answers: ServerAnswers<Address>) =>
  showPage({ page: <PageEditor />, path: "/site/pages/:id", at: "/site/pages/home", may: [can.editContent], answers });
const twoElements = () => serveSite(makeTree({ elements: [words, button] }));
/** Opens the dialog of an element whose text a click would edit on the page. */
async function openDialog(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: `Tools for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
}
const cover = (name: string) => screen.findByRole("button", { name: `Edit ${name}` });

test("S7.11 Save sends the changed element as a list, and the page shows that it is saved", async () => {
  const { server, user } = await show(twoElements().answers);
  await openDialog(user, "Button: Visit us");
  const text = await screen.findByRole("textbox", { name: "Text" });
  await user.clear(text);
  await user.type(text, "Come and see");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await cover("Button: Come and see");
  const answers = { text: "Come and see", url: "/visit", target: "_self", ...LOOKS };
  expect(lastBody(server, "POST", /^\/elements/)).toEqual([
    {
      id: "more",
      sectionId: "section",
      elementType: "button",
      answers,
      answersJSON: JSON.stringify(answers),
      seenJSON: button.answersJSON,
    },
  ]);
  await screen.findByText("All changes saved");
});

test("an element that cannot be saved keeps the typed text, shows the reason and can be saved again", async () => {
  const { answers } = twoElements();
  const { server, user } = await show({
    ...answers,
    "POST /elements": refuse(409, { code: "page-element-too-many", errors: ["x"] }),
  });
  await openDialog(user, "Button: Visit us");
  await user.type(await screen.findByRole("textbox", { name: "Text" }), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/up to 500 elements/);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Text" }).value).toBe("Visit us!");
  server.answer("POST /elements", answers["POST /elements"]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await cover("Button: Visit us!");
  expect(lastBody(server, "POST", /^\/elements/)).toMatchObject([{ id: "more", answers: { text: "Visit us!" } }]);
});

test("an unsafe address is not sent", async () => {
  const { server, user } = await show(twoElements().answers);
  await openDialog(user, "Button: Visit us");
  const address = await screen.findByRole("textbox", { name: "URL" });
  await user.clear(address);
  await user.type(address, "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/Enter a URL that starts with/);
  expect(lastBody(server, "POST", /^\/elements/)).toBeUndefined();
});

test("a section offers all eight element types, a column all except columns", async () => {
  const row = makeElement({ id: "row", elementType: "columns", answers: { sizes: [6, 6] } });
  const { server, user } = await show(serveSite(makeTree({ elements: [row] })).answers);
  await user.click(await screen.findByRole("button", { name: "Add to section 1" }));
  expect(within(await screen.findByRole("dialog")).getAllByRole("listitem").length).toBe(8);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Add to column 2" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getAllByRole("listitem").length).toBe(7);
  await user.click(within(dialog).getByRole("button", { name: /^Events/ }));
  await user.type(await screen.findByRole("textbox", { name: "Heading" }), "Soon");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await cover("Events: Soon");
  expect(lastBody(server, "POST", /^\/elements/)).toMatchObject([
    { sectionId: "section", parentId: "row", column: 1, elementType: "events", answers: { title: "Soon", count: 5 } },
  ]);
});

test("an image is not saved without a description unless it is marked as decorative", async () => {
  const picture = makeElement({
    id: "pic",
    elementType: "picture",
    answers: { url: "/content/a/gallery/1.78/b.jpg", alt: "Choir" },
  });
  const { server, user } = await show(serveSite(makeTree({ elements: [picture] })).answers);
  await user.click(await cover("Image: Choir"));
  await user.clear(await screen.findByRole("textbox", { name: "Alt text" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Add alt text or mark the image as decorative.");
  expect(lastBody(server, "POST", /^\/elements/)).toBeUndefined();
  await user.click(screen.getByRole("checkbox", { name: /^Decorative/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(lastBody(server, "POST", /^\/elements/)).toMatchObject([{ answers: { alt: "" } }]));
});

test("an element can be moved with keys, and its new position is announced", async () => {
  const { server, user } = await show(twoElements().answers);
  (await cover("Text: Welcome to Grace")).focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await screen.findByText("Text: Welcome to Grace moved to position 2 in section 1.");
  await waitFor(() =>
    expect(lastBody(server, "POST", /arrange/)).toMatchObject({
      sections: [{ id: "section", elements: [{ id: "more" }, { id: "words" }] }],
    }),
  );
});

test("the Undo button restores a removed element", async () => {
  const { server, user } = await show({
    ...twoElements().answers,
    "DELETE /elements/more": {},
    "POST /elements/more/restore": [button],
  });
  await user.click(await screen.findByRole("button", { name: "Tools for Button: Visit us" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await screen.findByText("Button: Visit us deleted.");
  await user.click(screen.getByRole("button", { name: "Undo: Button: Visit us" }));
  await waitFor(() => expect(server.requests.some(({ path }) => path === "/elements/more/restore")).toBe(true));
});

test("another user's change is not overwritten without confirmation", async () => {
  const { answers, change, read } = twoElements();
  const { server, user } = await show(answers);
  await openDialog(user, "Button: Visit us");
  const theirs = { text: "Theirs", url: "/visit" };
  change({
    ...read(),
    page: makePage({ changedBy: "Ben Carter", changedAt: "2026-11-02T10:00:00.000Z" }),
    elements: [words, { ...button, answers: theirs, answersJSON: JSON.stringify(theirs) }],
  });
  await user.type(await screen.findByRole("textbox", { name: "Text" }), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/Ben Carter edited this while you were working/);
  await user.click(screen.getByRole("button", { name: "Keep their version" }));
  await cover("Button: Theirs");
  expect(server.requests.filter(({ path }) => path === "/elements")).toHaveLength(1);
  await screen.findByText("Ben Carter just edited this page. You're viewing the latest version.");
});

test("Save mine overwrites another user's change", async () => {
  const { answers, change, read } = twoElements();
  const { server, user } = await show(answers);
  await openDialog(user, "Button: Visit us");
  const theirs = { text: "Theirs", url: "/visit" };
  change({ ...read(), elements: [words, { ...button, answers: theirs, answersJSON: JSON.stringify(theirs) }] });
  await user.type(await screen.findByRole("textbox", { name: "Text" }), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Save my version" }));
  await cover("Button: Visit us!");
  expect(lastBody(server, "POST", /^\/elements/)).toMatchObject([{ id: "more", answers: { text: "Visit us!" } }]);
});

test("a page can be published, and its changes are discarded only after a confirmation", async () => {
  const changed = serveSite(makeTree({ page: makePage({ state: "changed" }) }));
  const back = makeTree({ elements: [makeElement({ id: "old", answers: { text: "<p>As before</p>" } })] });
  const { server, user } = await show({
    ...changed.answers,
    "POST /pages/home/publish": makePage(),
    "POST /pages/home/versions/v1/bring-back": () => changed.change(back),
  });
  await screen.findByText("Published (unpublished changes)");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(server.requests.some(({ path }) => path === "/pages/home/publish")).toBe(true));
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Discard changes" }));
  expect(server.requests.some(({ path }) => path.endsWith("/bring-back"))).toBe(false);
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await cover("Text: As before");
});

test("page settings require a title and do not allow changing the home page's address", async () => {
  const { server, user } = await show({ ...twoElements().answers, "PATCH /pages/home": makePage({ title: "Start" }) });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Page settings" }));
  const title = await screen.findByRole("textbox", { name: "Title" });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "URL" }).disabled).toBe(true);
  await user.clear(title);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Enter a page title.");
  await user.type(title, "Start");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /home/)).toMatchObject({ title: "Start", url: "/" }));
});

test("a section's background can be changed", async () => {
  const { server, user } = await show({
    ...twoElements().answers,
    "POST /sections": [makeSection({ background: "brand" })],
  });
  await user.click(await screen.findByRole("button", { name: "Tools for Section 1" }));
  await user.click(await screen.findByRole("menuitem", { name: "Background" }));
  await user.click(await screen.findByRole("radio", { name: "Brand color" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(lastBody(server, "POST", /sections/)).toEqual([{ id: "section", background: "brand", picture: null }]),
  );
});

test("a page that failed to load can be loaded again, and an empty page shows a message", async () => {
  const { answers } = serveSite(makeTree({ sections: [], elements: [] }));
  const { server, user } = await show({
    ...answers,
    "GET /pages/home": refuse(403, { code: "forbidden", errors: ["x"] }),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  server.answer("GET /pages/home", answers["GET /pages/home"]);
  await user.click(again);
  expect(await screen.findByText("This page is empty")).toBeTruthy();
});

test("a caller without permission to edit content is refused, and no pages are requested", async () => {
  const { server } = await showPage({
    page: <PageEditor />,
    path: "/site/pages/:id",
    at: "/site/pages/home",
    may: [],
    answers: {},
  });
  await screen.findByText("You don't have access to this page");
  expect(server.requests.filter(({ path }) => path.startsWith("/pages"))).toEqual([]);
});
