import { type ServerAnswers, serverAnswers, somePerson } from "@offertory/api-client/testing";
import { can, type Permission, type Person } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makePerson } from "../people/testing/make-person.ts";
import { showPage } from "../testing/show-page.tsx";
import { HomePage } from "./home-page.tsx";

const ruth = makePerson({ id: "ruth", first: "Ruth", last: "Boaz", membershipStatus: "Visitor" });
const list = { people: [ruth], total: 199, next: null, previous: null };
const OWN = "/people/person-of-church-grace";

const show = <More extends string = never>(may: Permission[], answers?: ServerAnswers<More>) =>
  showPage({ page: <HomePage />, path: "/", may, answers: { "GET /people?*": list } }, { answers });
const hrefOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("a guest who may see nobody is led to their own page, and to nothing of the church's work", async () => {
  const { server } = await show([]);
  await screen.findByRole("heading", { name: "Hello, Ada" });
  expect(hrefOf(/^Your details/)).toBe(OWN);
  expect(hrefOf(/^Your profile/)).toBe("/profile");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Your church" })).toBeNull();
  expect(server.heard.filter(({ path }) => path.startsWith("/people?"))).toEqual([]);
});

test("staff see how many there are and who is new, each leading to its people", async () => {
  await show([can.viewPeople, can.editPeople]);
  const numbers = screen.getByRole("region", { name: "Your church in numbers" });
  await within(numbers).findByRole("link", { name: /199\s*Visitors/ });
  expect(hrefOf(/^199\s*Members/)).toBe("/people?status=Member");
  const newest = screen.getByRole("region", { name: "New people" });
  expect((await within(newest).findByRole("link", { name: /Ruth Boaz/ })).getAttribute("href")).toBe("/people/ruth");
  expect(hrefOf(/^Add person/)).toBe("/people/new");
});

test("a member looks somebody up from the start page", async () => {
  const { user, address } = await show([can.viewMembers]);
  expect(screen.queryByRole("region", { name: "New people" })).toBeNull();
  await user.type(screen.getByRole("searchbox", { name: "Search people" }), "José & co{Enter}");
  await waitFor(() => expect(address()).toBe("/people?search=Jos%C3%A9+%26+co"));
});

const member = (id: string, first: string) => makePerson({ id, first, last: "Lovelace", householdRole: "Head" });
const living = (...members: Person[]) =>
  serverAnswers({
    "GET /people/person-of-church-grace": somePerson({ householdId: "home" }),
    "GET /households/home": { id: "home", name: "Lovelace", members },
  });

test("who lives with somebody sees their household, by name alone where pages may not be opened", async () => {
  await show([], living(member("ada", "Ada"), member("byron", "Byron")));
  const box = await screen.findByRole("region", { name: "Your household" });
  await within(box).findByText("Byron Lovelace");
  expect(within(box).queryByRole("link")).toBeNull();
});

test("who lives alone is shown no household", async () => {
  const { server } = await show([], living(member("ada", "Ada")));
  await waitFor(() => expect(server.heard.some(({ path }) => path === "/households/home")).toBe(true));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your household" })).toBeNull());
});
