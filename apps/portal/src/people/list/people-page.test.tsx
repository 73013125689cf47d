import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
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
const answers = { "GET /people?*": list, "GET /tags": [], "POST /people/archive": { changed: 1 } };
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <PeoplePage />, path: "/people", may: [can.viewPeople, can.editPeople], answers }, more);
const listRequests = ({ requests }: Awaited<ReturnType<typeof show>>["server"]) =>
  requests.filter(({ path }) => path.startsWith("/people?") && !path.includes("limit=1")).map(({ path }) => path);

describe("the people page", () => {
  test("requests the list once after typing pauses, and stores the search in the URL", async () => {
    const { server, user, address } = await show();
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    const before = listRequests(server).length;
    await user.type(screen.getByRole("searchbox", { name: "Search people" }), "nao");
    await waitFor(() => expect(address()).toBe("/people?search=nao"));
    await waitFor(() => expect(listRequests(server).length).toBe(before + 1));
    expect(listRequests(server).at(-1)).toContain("search=nao");
  });

  test("the back button restores the previous filter and keeps the search text", async () => {
    const { user, router } = await show({ at: "/people?search=ruth" });
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    await user.selectOptions(screen.getByRole("combobox", { name: "Membership status" }), "Member");
    await waitFor(() => expect(router.state.location.search).toContain("status=Member"));
    await router.navigate(-1);
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: "Membership status" })).toHaveProperty("value", "all"),
    );
    expect(router.state.location.search).toBe("?search=ruth");
    expect(screen.getByRole("searchbox", { name: "Search people" })).toHaveProperty("value", "ruth");
  });

  test("Next requests the page with the server's cursor", async () => {
    const { server, user, address } = await show();
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    await user.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(listRequests(server).at(-1)).toContain("cursor=page-2"));
    expect(address()).toBe("/people?cursor=page-2&first=3");
    expect(screen.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
  });

  test("the footer shows the range of rows and the total, also on later pages", async () => {
    const pages = { ...list, total: 12_345 };
    const { user } = await show({ answers: { ...answers, "GET /people?*": pages } });
    expect(await screen.findByText("1–2 of 10,000+ people")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("3–4 of 10,000+ people")).toBeTruthy();
  });

  test("archives the selected people, and Undo restores them", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("checkbox", { name: "Select Ruth Boaz" }));
    await user.click(
      within(screen.getByRole("group", { name: "Selected people" })).getByRole("button", { name: "Archive" }),
    );
    await screen.findByText("1 person archived.");
    expect(lastBody(server, "POST", /archive/)).toEqual({ ids: ["ruth"], archived: true });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(lastBody(server, "POST", /archive/)).toEqual({ ids: ["ruth"], archived: false }));
  });

  test("selected people join a household together", async () => {
    const member = { contactInfo: { email: "" }, photo: "", photoUpdated: null, membershipStatus: "Member" } as const;
    const boaz = { ...member, id: "boaz", name: ruth.name, householdRole: "Head", birthDate: null } as const;
    const household = { id: "h1", name: "Boaz", members: [boaz] };
    const { server, user } = await show({
      answers: {
        ...answers,
        "GET /households?search=boaz": [{ id: "h1", name: "Boaz", size: 1 }],
        "GET /households/h1": household,
        "PATCH /households/h1": household,
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Set household" }));
    const dialog = await screen.findByRole("dialog", { name: "Household for 2 people" });
    await user.type(within(dialog).getByRole("searchbox", { name: "Find a household" }), "boaz");
    await user.click(await within(dialog).findByRole("button", { name: /Boaz/ }));
    await waitFor(() =>
      expect(lastBody(server, "PATCH", /households/)).toEqual({
        members: [
          { personId: "boaz", role: "Head" },
          { personId: "ruth", role: "Other" },
          { personId: "naomi", role: "Other" },
        ],
      }),
    );
    await waitFor(() => expect(screen.queryByRole("group", { name: "Selected people" })).toBeNull());
  });

  test("a message to the selected people names who cannot get it, and is sent to the others", async () => {
    const { server, user } = await show({
      may: [can.viewPeople],
      answers: {
        ...answers,
        "GET /privateMessages/unreachable?*": { unreachable: ["naomi"] },
        "POST /privateMessages/people": { sent: 1 },
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Message" }));
    const dialog = await screen.findByRole("dialog", { name: "Message 2 people" });
    await within(dialog).findByText(/left out: Naomi Elimelech/);
    await user.click(within(dialog).getByRole("button", { name: "Send to 1 person" }));
    expect(within(dialog).getByText("Enter a message.")).toBeTruthy();
    await user.type(within(dialog).getByRole("textbox", { name: "Message" }), "Potluck on Sunday");
    await user.click(within(dialog).getByRole("button", { name: "Send to 1 person" }));
    await screen.findByText("Message sent to 1 person.");
    expect(lastBody(server, "POST", /people/)).toMatchObject({ personIds: ["ruth"], content: "Potluck on Sunday" });
  });

  describe("tags", () => {
    const choir = { id: "choir", name: "Choir" };
    const tagged = { ...list, people: [{ ...ruth, tags: [choir] }, naomi] };
    const tagAnswers = {
      ...answers,
      "GET /people?*": tagged,
      "GET /tags": [
        { ...choir, people: 1 },
        { id: "team", name: "Team", people: 0 },
      ],
      "POST /people/tags": { changedIds: ["naomi"] },
    };
    const selectAll = async (user: Awaited<ReturnType<typeof show>>["user"]) => {
      await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
      await user.click(
        within(screen.getByRole("group", { name: "Selected people" })).getByRole("button", { name: "Tags" }),
      );
      return within(await screen.findByRole("dialog", { name: "Tags of 2 people" }));
    };

    test("the list is filtered by a tag, which a chip removes", async () => {
      const { server, user, address } = await show({ answers: tagAnswers });
      await user.selectOptions(await screen.findByRole("combobox", { name: "Tag" }), "Choir");
      await waitFor(() => expect(address()).toBe("/people?tag=choir"));
      await waitFor(() => expect(listRequests(server).at(-1)).toContain("tag=choir"));
      await user.click(screen.getByRole("button", { name: /Remove filter.*Choir/ }));
      await waitFor(() => expect(address()).toBe("/people"));
    });

    test("a tag is added to the selected people, and Undo removes it from those whom it changed", async () => {
      const { server, user } = await show({ answers: tagAnswers });
      const dialog = await selectAll(user);
      await user.type(await dialog.findByRole("combobox", { name: "Find or create a tag" }), "cho");
      await user.click(dialog.getByRole("option", { name: /Choir/ }));
      await screen.findByText("Tag Choir added to 1 person.");
      expect(lastBody(server, "POST", /tags/)).toEqual({ ids: ["ruth", "naomi"], tagId: "choir", tagged: true });
      await user.click(screen.getByRole("button", { name: "Undo" }));
      await waitFor(() =>
        expect(lastBody(server, "POST", /tags/)).toEqual({ ids: ["naomi"], tagId: "choir", tagged: false }),
      );
    });

    test("a new tag is created and added", async () => {
      const { server, user } = await show({
        answers: { ...tagAnswers, "POST /tags": { id: "ushers", name: "Ushers" } },
      });
      const dialog = await selectAll(user);
      await user.type(await dialog.findByRole("combobox", { name: "Find or create a tag" }), "Ushers{Enter}");
      await waitFor(() => expect(lastBody(server, "POST", /people.tags/)).toMatchObject({ tagId: "ushers" }));
      expect(lastBody(server, "POST", /^.tags/)).toEqual({ name: "Ushers" });
    });

    test("a tag is removed from those of the selected people who have it", async () => {
      const { server, user } = await show({ answers: tagAnswers });
      const dialog = await selectAll(user);
      await user.click(await dialog.findByRole("button", { name: "Remove Choir from 1 person" }));
      await waitFor(() =>
        expect(lastBody(server, "POST", /tags/)).toEqual({ ids: ["ruth"], tagId: "choir", tagged: false }),
      );
    });

    test("a tag is deleted after a confirmation that says how many people have it", async () => {
      const { server, user } = await show({ answers: { ...tagAnswers, "DELETE /tags/choir": { deleted: true } } });
      await user.click(await screen.findByRole("button", { name: "Manage tags" }));
      await user.click(await screen.findByRole("button", { name: "Delete Choir" }));
      await screen.findByText(/removed from 1 person/);
      await user.click(screen.getByRole("button", { name: "Delete tag" }));
      await screen.findByText("Tag deleted.");
      expect(server.requests.some(({ method, path }) => method === "DELETE" && path === "/tags/choir")).toBe(true);
    });

    test("a tag is renamed, and a name that is taken is refused beside the field", async () => {
      const taken = Response.json({ code: "tag-name-taken" }, { status: 409 });
      const { server, user } = await show({ answers: { ...tagAnswers, "PATCH /tags/choir": taken } });
      await user.click(await screen.findByRole("button", { name: "Manage tags" }));
      await user.click(await screen.findByRole("button", { name: "Rename Choir" }));
      await user.clear(screen.getByRole("textbox", { name: "Tag name" }));
      await user.type(screen.getByRole("textbox", { name: "Tag name" }), "Team");
      await user.click(screen.getByRole("button", { name: "Save" }));
      await screen.findByText("There's already a tag with this name.");
      server.answer("PATCH /tags/choir", { id: "choir", name: "Team 2" });
      await user.type(screen.getByRole("textbox", { name: "Tag name" }), " 2{Enter}");
      await screen.findByText("Tag renamed.");
      expect(lastBody(server, "PATCH", /tags/)).toEqual({ name: "Team 2" });
    });
  });

  test("a viewer of people exports the selected people, and gets no actions that change them", async () => {
    // A press on the link of the file would leave the page of the tests.
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementationOnce(() => {});
    const { server, user } = await show({
      may: [can.viewPeople],
      answers: { ...answers, "GET /people/export.csv?*": "" },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Select Ruth Boaz" }));
    const bar = within(screen.getByRole("group", { name: "Selected people" }));
    expect(bar.queryByRole("button", { name: "Archive" })).toBeNull();
    expect(bar.queryByRole("button", { name: "Set household" })).toBeNull();
    await user.click(bar.getByRole("button", { name: "Export CSV" }));
    await waitFor(() => expect(server.requests.some(({ path }) => path === "/people/export.csv?ids=ruth")).toBe(true));
  });

  test("S9.06 shows a person's age in years", async () => {
    await show();
    const row = (await screen.findByRole("link", { name: /Ruth Boaz/ })).closest("tr");
    expect(row?.textContent).toMatch(/7[5-9]|[89]\d/);
  });

  test("a caller who may view only members gets a directory without actions", async () => {
    await show({ may: [can.viewMembers] });
    await screen.findByRole("heading", { name: "Directory" });
    await screen.findByRole("link", { name: /Ruth Boaz/ });
    expect(screen.queryByRole("button", { name: "Add person" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  });

  test("a caller without permission is refused, and no people are requested", async () => {
    const { server } = await show({ may: [] });
    await screen.findByText("You don't have access to this page");
    expect(listRequests(server)).toEqual([]);
  });

  test("a list that failed to load can be loaded again", async () => {
    const { server, user } = await show({ answers: { "GET /people?*": new Response("", { status: 400 }) } });
    await screen.findByText("We couldn't load this");
    server.answer("GET /people?*", list);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /Ruth Boaz/ })).toBeTruthy();
  });

  test("a search without results shows a message, and the filters can be cleared", async () => {
    const none = { people: [], total: 0, next: null, previous: null };
    const { user, address } = await show({ at: "/people?search=zz", answers: { "GET /people?*": none } });
    await screen.findByText("No people found");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(address()).toBe("/people"));
  });
});
