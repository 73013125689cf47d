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

test("programs are shown with who made them; what is searched for stands in the address", async () => {
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
  await screen.findByText("Nothing found");
  await user.click(screen.getAllByRole("button", { name: "Clear" }).at(-1)!);
  await screen.findByRole("link", { name: "Parables" });
  expect(address()).toBe("/");
});

test("one church's programs are chosen, and a shared link chooses them again", async () => {
  const { user, server, address } = await show();
  await screen.findByRole("option", { name: "Harbor Light" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Church" }), "Harbor Light");
  await waitFor(() => expect(server.heard.some(({ path }) => path.includes("church=harbor"))).toBe(true));
  expect(address()).toBe("/?church=harbor");
});

test("the next page comes behind the first", async () => {
  const { user } = await show({
    "GET /lessons/library?skip=0": { programs: [card("Parables")], lessons: [], more: true },
    "GET /lessons/library?skip=24": { programs: [card("Acts")], lessons: [], more: false },
  });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByRole("link", { name: "Acts" });
  expect(screen.getByRole("link", { name: "Parables" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("an empty library says so, and one that cannot be read offers another try", async () => {
  const { user, server } = await show({ "GET /lessons/library?*": refuse(400, { code: "malformed", errors: ["No"] }) });
  await screen.findByText("This could not be loaded");
  server.answer("GET /lessons/library?*", { programs: [], lessons: [], more: false });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No lessons yet")).toBeTruthy();
});

test("S6.03 only who may edit content is led to the editor; the library is asked as nobody", async () => {
  const { server } = await show({}, { may: [can.editContent] });
  expect((await screen.findByRole("link", { name: "Edit lessons" })).getAttribute("href")).toBe("/edit");
  await screen.findByRole("link", { name: "Parables" });
  const requests = server.heard.filter(({ path }) => path.startsWith("/lessons"));
  expect(requests.map(({ token }) => token)).toEqual(requests.map(() => null));
});

test("S6.03 who may not is not led there", async () => {
  await show({}, { may: [can.viewPeople] });
  await screen.findByRole("link", { name: "Parables" });
  expect(screen.queryByRole("link", { name: "Edit lessons" })).toBeNull();
});
