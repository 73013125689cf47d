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

test("the pages are listed with address, state and who changed them, beside the address of the site", async () => {
  await show();
  const row = (await screen.findByRole("link", { name: /About us/ })).closest("tr");
  expect(row?.textContent).toMatch(/\/about.*Draft.*Ada Lovelace/);
  expect(screen.getByText("Published, with unpublished changes")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Address of your site").value).toMatch(/\/grace$/);
});

test("a new page gets its address from its title, one that is free, until somebody writes another", async () => {
  const { server, user, address } = await show({ "POST /pages": makePage({ id: "new" }) });
  await user.click(await screen.findByRole("button", { name: "New page" }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "About");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Address" });
  expect(field.value).toBe("/about-2");
  await user.clear(field);
  await user.type(field, "/about");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("This address is taken. Choose another one.");
  expect(lastBody(server, "POST", /^\/pages/)).toBeUndefined();
  await user.type(field, "-grace");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(address()).toBe("/site/pages/new"));
  expect(lastBody(server, "POST", /^\/pages/)).toEqual({ title: "About", url: "/about-grace" });
});

test("a page is removed after a question, and comes back by Undo", async () => {
  const { server, user } = await show({ "DELETE /pages/about": {}, "POST /pages/about/restore": about });
  await choose(user, "About us", "Remove");
  await screen.findByText("Remove About us?");
  expect(server.heard.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("About us is back, as a draft.");
});

test("a draft is published, and copied with its own address", async () => {
  const { server, user } = await show({
    "POST /pages/about/publish": about,
    "POST /pages/about/copy": makePage({ id: "copy" }),
  });
  await choose(user, "About us", "Publish");
  await screen.findByText("About us is published.");
  await choose(user, "About us", "Copy");
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(lastBody(server, "POST", /copy$/)).toEqual({ title: "Copy of About us", url: "/copy-of-about-us" }),
  );
});

test("the first page is neither removed nor taken off the site", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "Actions for Home" }));
  await screen.findByRole("menuitem", { name: "Publish" });
  expect(screen.queryByRole("menuitem", { name: "Remove" })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Take off the site" })).toBeNull();
});

test("pages that cannot be read can be asked for again", async () => {
  const { server, user } = await show({ "GET /pages": refuse(403, { code: "forbidden", errors: ["x"] }) });
  const again = await screen.findByRole("button", { name: "Try again" });
  server.answer("GET /pages", [about]);
  await user.click(again);
  expect(await screen.findByRole("link", { name: /About us/ })).toBeTruthy();
});

test("who may not edit content is told so, and nothing is asked", async () => {
  const { server } = await showPage({ page: <SitePages />, path: "/site", may: [can.editPeople], answers: {} });
  await screen.findByText("You do not have permission to see this");
  expect(server.heard.filter(({ path }) => path.startsWith("/pages"))).toEqual([]);
});
