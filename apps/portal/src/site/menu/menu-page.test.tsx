import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../../testing/show-page.tsx";
import { makePage, siteEditor } from "../testing/make-page.ts";
import { MenuPage } from "./menu-page.tsx";

const MENU = [
  { label: "Home", url: "/", children: [] },
  { label: "About", url: "/about", children: [] },
];
const show = <More extends string = never>(more?: ServerAnswers<More>) =>
  showPage(
    {
      page: <MenuPage />,
      path: "/site/menu",
      may: [can.editContent],
      answers: {
        "POST /users/login": siteEditor(),
        "GET /navigation/church-grace": MENU,
        "GET /pages": [makePage(), makePage({ id: "visit", url: "/visit", title: "Plan your visit" })],
        "POST /navigation": ({ body }) => body,
      },
    },
    { answers: more },
  );
const line = (name: string) => screen.findByRole("listitem", { name });

test("an item can be added for a page and nested, and the whole menu is saved", async () => {
  const { server, user } = await show();
  await line("About");
  await user.click(screen.getByRole("button", { name: "Add menu item" }));
  await user.click(within(await line("Menu item 3")).getByRole("button", { name: "Choose a page" }));
  await user.click(await screen.findByRole("menuitem", { name: "Plan your visit (/visit)" }));
  await user.click(
    within(await line("Plan your visit")).getByRole("button", { name: "Nest Plan your visit under the item above" }),
  );
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Menu saved.");
  expect(lastBody(server, "POST", /navigation/)).toEqual([
    MENU[0],
    { ...MENU[1], children: [{ label: "Plan your visit", url: "/visit" }] },
  ]);
});

test("items can be moved with keys, and the new position is announced", async () => {
  const { server, user } = await show();
  within(await line("About"))
    .getByRole("button", { name: "Move About up" })
    .focus();
  await user.keyboard("{ArrowUp}");
  await screen.findByText("About moved to position 1.");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(lastBody(server, "POST", /navigation/)).toEqual([MENU[1], MENU[0]]));
});

test("an item without a name or with an unsafe address shows an error and is not saved", async () => {
  const { server, user } = await show();
  const about = within(await line("About"));
  await user.clear(about.getByRole("textbox", { name: "URL" }));
  await user.type(about.getByRole("textbox", { name: "URL" }), "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Add menu item" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText(/Choose a page, or enter a URL/);
  await screen.findByText("Enter a name for every menu item.");
  expect(lastBody(server, "POST", /navigation/)).toBeUndefined();
});

test("a menu that the server refuses shows the error, and the typed text stays", async () => {
  const { user } = await show({ "POST /navigation": refuse(400, { code: "page-address-unsafe", errors: ["x"] }) });
  await user.type(within(await line("About")).getByRole("textbox", { name: "Name" }), " us");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText(/This link can't be used/);
  expect(await line("About us")).toBeTruthy();
});
