import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { can, type LessonHit, type ProgramCard } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type PageChanges, showPage } from "../testing/show-page.tsx";
import { HomePage } from "./home-page.tsx";

const CHURCH = { subDomain: "grace", name: "Grace Church" };
const card = (name: string): ProgramCard => ({
  church: CHURCH,
  name,
  slug: name.toLowerCase(),
  description: "Stories",
  picture: null,
  lessons: 5,
});
const HIT: LessonHit = {
  church: CHURCH,
  program: { name: "Parables", slug: "parables" },
  study: { name: "Lost", slug: "lost" },
  title: "The lost sheep",
  slug: "sheep",
  description: "",
  picture: null,
};

const show = <More extends string = never>(answers?: ServerAnswers<More>, more: PageChanges<never> = {}) =>
  showPage(
    {
      page: <HomePage />,
      path: "/",
      answers: {
        "GET /lessons/churches": [CHURCH, { subDomain: "harbor", name: "Harbor Light" }],
        "GET /lessons/library?*": { programs: [card("Parables")], lessons: [], more: false },
        "GET /lessons/library?term=sheep*": { programs: [], lessons: [HIT], more: false },
        "GET /lessons/library?term=nothing*": { programs: [], lessons: [], more: false },
      },
    },
    { ...more, answers },
  );

test("programs show their church, and the search term is stored in the URL", async () => {
  const { user, address } = await show();
  expect((await screen.findByRole("link", { name: "Parables" })).getAttribute("href")).toBe("/programs/grace/parables");
  expect(screen.getByText("by Grace Church · 5 lessons")).toBeTruthy();
  const search = screen.getByRole("searchbox", { name: "Search lessons" });
  await user.type(search, "sheep");
  expect((await screen.findByRole("link", { name: "The lost sheep" })).getAttribute("href")).toBe(
    "/programs/grace/parables/lost/sheep",
  );
  expect(address()).toBe("/?q=sheep");
  expect(screen.getByText("1 result")).toBeTruthy();
  await user.clear(search);
  await user.type(search, "nothing");
  await screen.findByText("No results");
  await user.click(screen.getAllByRole("button", { name: "Clear" }).at(-1)!);
  await screen.findByRole("link", { name: "Parables" });
  expect(address()).toBe("/");
});

test("choosing a church filters the library and is stored in the URL", async () => {
  const { user, server, address } = await show();
  await screen.findByRole("option", { name: "Harbor Light" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Church" }), "Harbor Light");
  await waitFor(() => expect(server.requests.some(({ path }) => path.includes("church=harbor"))).toBe(true));
  expect(address()).toBe("/?church=harbor");
});

test("a shared link with a church shows that church's programs only", async () => {
  const { server } = await show(
    { "GET /lessons/library?*church=harbor*": { programs: [card("Acts")], lessons: [], more: false } },
    { at: "/?church=harbor" },
  );
  await screen.findByRole("link", { name: "Acts" });
  expect(screen.queryByRole("link", { name: "Parables" })).toBeNull();
  const option = await screen.findByRole("option", { name: "Harbor Light" });
  expect(option).toHaveProperty("selected", true);
  const requests = server.requests.filter(({ path }) => path.startsWith("/lessons/library"));
  expect(requests.filter(({ path }) => !path.includes("church=harbor"))).toEqual([]);
});

test("Show more appends the next page to the first", async () => {
  const { user } = await show({
    "GET /lessons/library?skip=0": { programs: [card("Parables")], lessons: [], more: true },
    "GET /lessons/library?skip=24": { programs: [card("Acts")], lessons: [], more: false },
  });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByRole("link", { name: "Acts" });
  expect(screen.getByRole("link", { name: "Parables" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a library that failed to load can be loaded again, and an empty library shows a message", async () => {
  const { user, server } = await show({ "GET /lessons/library?*": refuse(400, { code: "malformed", errors: ["No"] }) });
  await screen.findByText("We couldn't load this");
  server.answer("GET /lessons/library?*", { programs: [], lessons: [], more: false });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No lessons yet")).toBeTruthy();
});

test("S6.03 a caller with permission to edit content gets a link to the editor, and the library is requested without a token", async () => {
  const { server } = await show({}, { may: [can.editContent] });
  expect((await screen.findByRole("link", { name: "Edit lessons" })).getAttribute("href")).toBe("/edit");
  await screen.findByRole("link", { name: "Parables" });
  const requests = server.requests.filter(({ path }) => path.startsWith("/lessons"));
  expect(requests.map(({ token }) => token)).toEqual(requests.map(() => null));
});

test("S6.03 a caller without permission to edit content gets no link to the editor", async () => {
  await show({}, { may: [can.viewPeople] });
  await screen.findByRole("link", { name: "Parables" });
  expect(screen.queryByRole("link", { name: "Edit lessons" })).toBeNull();
});
