import { refuse } from "@offertory/api-client/testing";
import { can } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { PersonPage } from "./person-page.tsx";
import { makePerson } from "../testing/make-person.ts";

const ruth = makePerson({ id: "ruth", first: "Ruth", last: "Boaz", email: "ruth@example.com", version: 3 });
const answers = { "GET /people/ruth": ruth };
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <PersonPage />,
      path: "/people/:id",
      at: "/people/ruth",
      may: [can.viewPeople, can.editPeople],
      answers,
    },
    more,
  );
const stale = refuse(409, { code: "person-changed", errors: ["Somebody else changed this person."] });

describe("the person page", () => {
  test("sends only what was changed, with the version it began with", async () => {
    const { server, user, address } = await show({
      at: "/people/ruth?edit=1",
      answers: { ...answers, "PATCH /people/ruth": ruth },
    });
    const city = await screen.findByRole("textbox", { name: "City" });
    await user.type(city, "Bethlehem");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(address()).toBe("/people/ruth"));
    expect(lastBody(server, "PATCH", /ruth/)).toEqual({ contactInfo: { city: "Bethlehem" }, version: 3 });
  });

  test("a person who was changed meanwhile keeps both changes", async () => {
    const { server, user } = await show({
      at: "/people/ruth?edit=1",
      answers: { ...answers, "PATCH /people/ruth": stale },
    });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Bethlehem");
    await user.type(screen.getByRole("textbox", { name: "Nickname" }), "Ru");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText("Somebody else changed this person in the meantime");

    const theirs = { ...ruth, version: 4, contactInfo: { ...ruth.contactInfo, city: "Moab", zip: "12345" } };
    server.answer("GET /people/ruth", theirs);
    server.answer("PATCH /people/ruth", theirs);
    await user.click(screen.getByRole("button", { name: "Take over the newest version" }));
    await screen.findByText(/You both changed these: City/);
    expect(screen.getByRole("textbox", { name: "City" })).toHaveProperty("value", "Bethlehem");
    expect(screen.getByRole("textbox", { name: "Zip/Postal code" })).toHaveProperty("value", "12345");

    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() =>
      expect(lastBody(server, "PATCH", /ruth/)).toEqual({
        name: { nick: "Ru" },
        contactInfo: { city: "Bethlehem" },
        version: 4,
      }),
    );
  });

  test("a nameless person is not sent, and the field says what to do", async () => {
    const { server, user } = await show({ at: "/people/ruth?edit=1" });
    await user.clear(await screen.findByRole("textbox", { name: "First name" }));
    await user.clear(screen.getByRole("textbox", { name: "Last name" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText("Please enter a first or last name.");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First name" }));
    expect(lastBody(server, "PATCH", /ruth/)).toBeUndefined();
  });

  test("leaving a half-finished edit asks first", async () => {
    const { user, address } = await show({ at: "/people/ruth?edit=1" });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Bethlehem");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(address()).toBe("/people/ruth?edit=1");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(address()).toBe("/people/ruth"));
  });

  test("nobody is erased before their name is typed", async () => {
    const { server, user, address } = await show({
      answers: { ...answers, "POST /people/ruth/erase": { erased: true } },
    });
    await user.click(await screen.findByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Erase…" }));
    const typed = await screen.findByRole("textbox", { name: "Type Ruth Boaz to confirm" });
    await user.type(typed, "Ruth");
    await user.click(screen.getByRole("button", { name: "Erase for good" }));
    await screen.findByText("Please type the name of the person to confirm.");
    expect(lastBody(server, "POST", /erase/)).toBeUndefined();
    await user.type(typed, " boaz");
    await user.click(screen.getByRole("button", { name: "Erase for good" }));
    await waitFor(() => expect(address()).toBe("/people"));
    expect(lastBody(server, "POST", /erase/)).toEqual({ confirm: "Ruth Boaz" });
  });

  test("who may not edit sees no actions, even with the address of the form", async () => {
    await show({ at: "/people/ruth?edit=1", may: [can.viewPeople] });
    await screen.findByRole("heading", { name: "Ruth Boaz" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  });

  test("everyone may change their own record, but not what the office keeps", async () => {
    const own = "/people/person-of-church-grace";
    const { server, user } = await show({ at: `${own}?edit=1`, may: [], answers: { [`PATCH ${own}`]: ruth } });
    await user.type(await screen.findByRole("textbox", { name: "Mobile phone" }), "555 0100");
    expect(screen.queryByRole("combobox", { name: "Membership" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Notes" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() =>
      expect(lastBody(server, "PATCH", /grace/)).toEqual({ contactInfo: { mobilePhone: "555 0100" }, version: 1 }),
    );
    expect(await screen.findByRole("button", { name: "Download data" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  });

  test("who may see donations downloads a statement here", async () => {
    const { user } = await show({ may: [can.viewPeople, can.viewDonations] });
    await user.click(await screen.findByRole("button", { name: "Giving statement" }));
    expect(await screen.findByRole("dialog", { name: /Ruth Boaz/ })).toBeTruthy();
  });

  test("no statement is offered to who may not see donations", async () => {
    await show();
    await screen.findByRole("heading", { name: "Ruth Boaz" });
    expect(screen.queryByRole("button", { name: "Giving statement" })).toBeNull();
  });

  test("a person who is not there is told with the way back", async () => {
    await show({ answers: { "GET /people/ruth": refuse(404, { code: "person-not-found", errors: ["x"] }) } });
    await screen.findByText("This person does not exist.");
    expect(screen.getByRole("link", { name: "Back to people" })).toBeTruthy();
  });
});
