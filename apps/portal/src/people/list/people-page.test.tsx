import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { PeoplePage } from "./people-page.tsx";
import { makePerson } from "../testing/make-person.ts";

const ruth = makePerson({
  id: "ruth",
  first: "Ruth",
  last: "Boaz",
  email: "ruth@example.com",
  birthDate: "1950-01-01",
});
const naomi = makePerson({ id: "naomi", first: "Naomi", last: "Elimelech", membershipStatus: "Member" });
const list = { people: [ruth, naomi], total: 2, next: "page-2", previous: null };
const answers = { "GET /people?*": list, "POST /people/archive": { changed: 1 } };
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <PeoplePage />, path: "/people", may: [can.viewPeople, can.editPeople], answers }, more);
const listRequests = ({ heard }: Awaited<ReturnType<typeof show>>["server"]) =>
  heard.filter(({ path }) => path.startsWith("/people?") && !path.includes("limit=1")).map(({ path }) => path);

describe("the people page", () => {
  test("asks once when the typing rests, and keeps the search in the address", async () => {
    const { server, user, address } = await show();
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    const before = listRequests(server).length;
    await user.type(screen.getByRole("searchbox", { name: "Search people" }), "nao");
    await waitFor(() => expect(address()).toBe("/people?search=nao"));
    await waitFor(() => expect(listRequests(server).length).toBe(before + 1));
    expect(listRequests(server).at(-1)).toContain("search=nao");
  });

  test("back brings the filter before back, and the search field with it", async () => {
    const { user, router } = await show({ at: "/people?search=ruth" });
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    await user.selectOptions(screen.getByRole("combobox", { name: "Membership" }), "Member");
    await waitFor(() => expect(router.state.location.search).toContain("status=Member"));
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Membership" })).toHaveProperty("value", "all"));
    expect(router.state.location.search).toBe("?search=ruth");
    expect(screen.getByRole("searchbox", { name: "Search people" })).toHaveProperty("value", "ruth");
  });

  test("the next page is asked for by the key that the server gave", async () => {
    const { server, user, address } = await show();
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    await user.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(listRequests(server).at(-1)).toContain("cursor=page-2"));
    expect(address()).toBe("/people?cursor=page-2&first=3");
    expect(screen.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
  });

  test("the foot says which people of how many are on the page, on later pages too", async () => {
    const pages = { ...list, total: 12_345 };
    const { user } = await show({ answers: { ...answers, "GET /people?*": pages } });
    expect(await screen.findByText("1–2 of 10,000+ people")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("3–4 of 10,000+ people")).toBeTruthy();
  });

  test("archives the chosen people, and undo brings them back", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("checkbox", { name: "Select Ruth Boaz" }));
    await user.click(
      within(screen.getByRole("group", { name: "Selected people" })).getByRole("button", { name: "Archive" }),
    );
    await screen.findByText("1 person was archived.");
    expect(lastBody(server, "POST", /archive/)).toEqual({ ids: ["ruth"], archived: true });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(lastBody(server, "POST", /archive/)).toEqual({ ids: ["ruth"], archived: false }));
  });

  test("S9.06 shows a person's age in years", async () => {
    await show();
    const row = (await screen.findByRole("link", { name: /Ruth Boaz/ })).closest("tr");
    expect(row?.textContent).toMatch(/7[5-9]|[89]\d/);
  });

  test("who may only see members has a directory without anything to change", async () => {
    await show({ may: [can.viewMembers] });
    await screen.findByRole("heading", { name: "Directory" });
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    expect(screen.queryByRole("button", { name: "Add person" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Export as CSV" })).toBeNull();
  });

  test("who may see nobody is told so, and nothing is asked", async () => {
    const { server } = await show({ may: [] });
    await screen.findByText("You do not have permission to see this");
    expect(listRequests(server)).toEqual([]);
  });

  test("a list that cannot be read offers to try again", async () => {
    const { server, user } = await show({ answers: { "GET /people?*": new Response("", { status: 400 }) } });
    await screen.findByText("This could not be loaded");
    server.answer("GET /people?*", list);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /Ruth Boaz/ })).toBeTruthy();
  });

  test("an empty search says so and can be cleared", async () => {
    const none = { people: [], total: 0, next: null, previous: null };
    const { user, address } = await show({ at: "/people?search=zz", answers: { "GET /people?*": none } });
    await screen.findByText("No people found");
    await user.click(screen.getByRole("button", { name: "Clear the filters" }));
    await waitFor(() => expect(address()).toBe("/people"));
  });
});
