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

test("a line is added with a page of the church, put below another, and the menu is saved whole", async () => {
  const { server, user } = await show();
  await line("About");
  await user.click(screen.getByRole("button", { name: "Add a line" }));
  await user.click(within(await line("Line 3")).getByRole("button", { name: "Choose a page" }));
  await user.click(await screen.findByRole("menuitem", { name: "Plan your visit (/visit)" }));
  await user.click(
    within(await line("Plan your visit")).getByRole("button", { name: "Put Plan your visit below the line before it" }),
  );
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("The menu was saved.");
  expect(lastBody(server, "POST", /navigation/)).toEqual([
    MENU[0],
    { ...MENU[1], children: [{ label: "Plan your visit", url: "/visit" }] },
  ]);
});

test("lines are moved by keys, and where to is said", async () => {
  const { server, user } = await show();
  within(await line("About"))
    .getByRole("button", { name: "Move About up" })
    .focus();
  await user.keyboard("{ArrowUp}");
  await screen.findByText("About is now at place 1.");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(lastBody(server, "POST", /navigation/)).toEqual([MENU[1], MENU[0]]));
});

test("a line without a name or a safe address is not saved, and says what to do", async () => {
  const { server, user } = await show();
  const about = within(await line("About"));
  await user.clear(about.getByRole("textbox", { name: "Address" }));
  await user.type(about.getByRole("textbox", { name: "Address" }), "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Add a line" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText(/Choose a page, or enter an address/);
  await screen.findByText("Give every line of the menu a name.");
  expect(lastBody(server, "POST", /navigation/)).toBeUndefined();
});

test("what the server refuses is told, and what was typed stays", async () => {
  const { user } = await show({ "POST /navigation": refuse(400, { code: "page-address-unsafe", errors: ["x"] }) });
  await user.type(within(await line("About")).getByRole("textbox", { name: "Name" }), " us");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText(/This address cannot be used/);
  expect(await line("About us")).toBeTruthy();
});
