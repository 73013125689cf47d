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

test("a caller without permissions gets links to their own pages only, and no people are requested", async () => {
  const { server } = await show([]);
  await screen.findByRole("heading", { name: "Hello, Ada" });
  expect(hrefOf(/^Your contact info/)).toBe(OWN);
  expect(hrefOf(/^Your profile/)).toBe("/profile");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Your church" })).toBeNull();
  expect(server.requests.filter(({ path }) => path.startsWith("/people?"))).toEqual([]);
});

test("staff see the number of people by status and the newest people, with links", async () => {
  await show([can.viewPeople, can.editPeople]);
  const numbers = screen.getByRole("region", { name: "Your church at a glance" });
  await within(numbers).findByRole("link", { name: /199\s*Visitors/ });
  expect(hrefOf(/^199\s*Members/)).toBe("/people?status=Member");
  const newest = screen.getByRole("region", { name: "Recently added" });
  expect((await within(newest).findByRole("link", { name: /Ruth Boaz/ })).getAttribute("href")).toBe("/people/ruth");
  expect(hrefOf(/^Add person/)).toBe("/people/new");
});

test("a member can search people from the home page", async () => {
  const { user, address } = await show([can.viewMembers]);
  expect(screen.queryByRole("region", { name: "Recently added" })).toBeNull();
  await user.type(screen.getByRole("searchbox", { name: "Search people" }), "José & co{Enter}");
  await waitFor(() => expect(address()).toBe("/people?search=Jos%C3%A9+%26+co"));
});

const member = (id: string, first: string) => makePerson({ id, first, last: "Lovelace", householdRole: "Head" });
const living = (...members: Person[]) =>
  serverAnswers({
    "GET /people/person-of-church-grace": somePerson({ householdId: "home" }),
    "GET /households/home": { id: "home", name: "Lovelace", members },
  });

test("a caller without permissions sees the names in their household without links", async () => {
  await show([], living(member("ada", "Ada"), member("byron", "Byron")));
  const box = await screen.findByRole("region", { name: "Your household" });
  await within(box).findByText("Byron Lovelace");
  expect(within(box).queryByRole("link")).toBeNull();
});

test("a person who lives alone sees no household", async () => {
  const { server } = await show([], living(member("ada", "Ada")));
  await waitFor(() => expect(server.requests.some(({ path }) => path === "/households/home")).toBe(true));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your household" })).toBeNull());
});
