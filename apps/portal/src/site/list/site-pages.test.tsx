import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { can } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../../testing/show-page.tsx";
import { makePage, siteEditor } from "../testing/make-page.ts";
import { SitePages } from "./site-pages.tsx";

const about = makePage({ id: "about", url: "/about", title: "About us", state: "draft", publishedAt: null });
const answers = { "POST /users/login": siteEditor(), "GET /pages": [makePage({ state: "changed" }), about] };
const show = <More extends string = never>(more?: ServerAnswers<More>) =>
  showPage({ page: <SitePages />, path: "/site", may: [can.editContent], answers: { ...answers } }, { answers: more });

async function choose(user: Awaited<ReturnType<typeof show>>["user"], title: string, name: string) {
  await user.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole("menuitem", { name }));
}

test("pages are listed with address, state and last editor, and the site's address is shown", async () => {
  await show();
  const row = (await screen.findByRole("link", { name: /About us/ })).closest("tr");
  expect(row?.textContent).toMatch(/\/about.*Draft.*Ada Lovelace/);
  expect(screen.getByText("Published (unpublished changes)")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Site URL").value).toMatch(/\/grace$/);
});

test("a new page gets an unused address from its title, which can be changed", async () => {
  const { server, user, address } = await show({ "POST /pages": makePage({ id: "new" }) });
  await user.click(await screen.findByRole("button", { name: "New page" }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "About");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "URL" });
  expect(field.value).toBe("/about-2");
  await user.clear(field);
  await user.type(field, "/about");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("This URL is already in use. Choose another.");
  expect(lastBody(server, "POST", /^\/pages/)).toBeUndefined();
  await user.type(field, "-grace");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(address()).toBe("/site/pages/new"));
  expect(lastBody(server, "POST", /^\/pages/)).toEqual({ title: "About", url: "/about-grace" });
});

test("a draft is deleted at once, and Undo restores it", async () => {
  const { user } = await show({ "DELETE /pages/about": {}, "POST /pages/about/restore": about });
  await choose(user, "About us", "Delete");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("About us was restored as a draft.")).toBeTruthy();
});

test("a published page is deleted only after a confirmation", async () => {
  const { server, user } = await show({ "GET /pages": [{ ...about, state: "published" }], "DELETE /pages/about": {} });
  await choose(user, "About us", "Delete");
  await screen.findByText("Delete About us?");
  expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await screen.findByRole("button", { name: "Undo" });
});

test("a draft can be published, and a copy gets its own address", async () => {
  const { server, user } = await show({
    "POST /pages/about/publish": about,
    "POST /pages/about/copy": makePage({ id: "copy" }),
  });
  await choose(user, "About us", "Publish");
  await screen.findByText("About us published.");
  await choose(user, "About us", "Duplicate");
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(lastBody(server, "POST", /copy$/)).toEqual({ title: "Copy of About us", url: "/copy-of-about-us" }),
  );
});

test("the home page can be neither removed nor unpublished", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "Actions for Home" }));
  await screen.findByRole("menuitem", { name: "Publish" });
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Unpublish" })).toBeNull();
});

test("pages that failed to load can be loaded again", async () => {
  const { server, user } = await show({ "GET /pages": refuse(403, { code: "forbidden", errors: ["x"] }) });
  const again = await screen.findByRole("button", { name: "Try again" });
  server.answer("GET /pages", [about]);
  await user.click(again);
  expect(await screen.findByRole("link", { name: /About us/ })).toBeTruthy();
});

test("a caller without permission to edit content is refused, and no pages are requested", async () => {
  const { server } = await showPage({ page: <SitePages />, path: "/site", may: [can.editPeople], answers: {} });
  await screen.findByText("You don't have access to this page");
  expect(server.requests.filter(({ path }) => path.startsWith("/pages"))).toEqual([]);
});
