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
  test("sends only the changed fields, with the version that was loaded", async () => {
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

  test("after a save conflict, the edit is merged with the newest version", async () => {
    const { server, user } = await show({
      at: "/people/ruth?edit=1",
      answers: { ...answers, "PATCH /people/ruth": stale },
    });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Bethlehem");
    await user.type(screen.getByRole("textbox", { name: "Nickname" }), "Ru");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText("Someone else changed this person");

    const theirs = { ...ruth, version: 4, contactInfo: { ...ruth.contactInfo, city: "Moab", zip: "12345" } };
    server.answer("GET /people/ruth", theirs);
    server.answer("PATCH /people/ruth", theirs);
    await user.click(screen.getByRole("button", { name: "Load latest version" }));
    await screen.findByText(/You both changed: City/);
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

  test("a person without a name is not saved, and the name field shows an error", async () => {
    const { server, user } = await show({ at: "/people/ruth?edit=1" });
    await user.clear(await screen.findByRole("textbox", { name: "First name" }));
    await user.clear(screen.getByRole("textbox", { name: "Last name" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText("Please enter a first or last name.");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First name" }));
    expect(lastBody(server, "PATCH", /ruth/)).toBeUndefined();
  });

  test("leaving an unsaved edit asks for confirmation", async () => {
    const { user, address } = await show({ at: "/people/ruth?edit=1" });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Bethlehem");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(address()).toBe("/people/ruth?edit=1");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(address()).toBe("/people/ruth"));
  });

  test("a person is erased only after their name is typed", async () => {
    const { server, user, address } = await show({
      answers: { ...answers, "POST /people/ruth/erase": { erased: true } },
    });
    await user.click(await screen.findByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Erase data…" }));
    const typed = await screen.findByRole("textbox", { name: "Type Ruth Boaz to confirm" });
    await user.type(typed, "Ruth");
    await user.click(screen.getByRole("button", { name: "Erase permanently" }));
    await screen.findByText("Type the person's name to confirm.");
    expect(lastBody(server, "POST", /erase/)).toBeUndefined();
    await user.type(typed, " boaz");
    await user.click(screen.getByRole("button", { name: "Erase permanently" }));
    await waitFor(() => expect(address()).toBe("/people"));
    expect(lastBody(server, "POST", /erase/)).toEqual({ confirm: "Ruth Boaz" });
  });

  test("the status and the age are shown once", async () => {
    await show({ answers: { "GET /people/ruth": { ...ruth, birthDate: "1984-02-29" } } });
    await screen.findByRole("region", { name: "About" });
    expect(screen.getAllByText("Guest")).toHaveLength(1);
    expect(screen.getAllByText(/years old$/)).toHaveLength(1);
  });

  test("a person without personal details has no About section", async () => {
    await show();
    await screen.findByRole("region", { name: "Contact" });
    expect(screen.queryByRole("region", { name: "About" })).toBeNull();
  });

  test("a caller who may not edit sees neither actions nor the form, even with the form's URL", async () => {
    await show({ at: "/people/ruth?edit=1", may: [can.viewPeople] });
    await screen.findByRole("heading", { name: "Ruth Boaz" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  });

  test("a caller can edit their own record, except membership and notes", async () => {
    const own = "/people/person-of-church-grace";
    const { server, user } = await show({ at: `${own}?edit=1`, may: [], answers: { [`PATCH ${own}`]: ruth } });
    await user.type(await screen.findByRole("textbox", { name: "Mobile phone" }), "555 0100");
    expect(screen.queryByRole("combobox", { name: "Membership status" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Notes" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() =>
      expect(lastBody(server, "PATCH", /grace/)).toEqual({ contactInfo: { mobilePhone: "555 0100" }, version: 1 }),
    );
    expect(await screen.findByRole("button", { name: "Download data" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  });

  test("a caller with permission to view donations can open the giving statement dialog", async () => {
    const { user } = await show({ may: [can.viewPeople, can.viewDonations] });
    await user.click(await screen.findByRole("button", { name: "Giving statement" }));
    expect(await screen.findByRole("dialog", { name: /Ruth Boaz/ })).toBeTruthy();
  });

  test("a caller without permission to view donations gets no giving statement button", async () => {
    await show();
    await screen.findByRole("heading", { name: "Ruth Boaz" });
    expect(screen.queryByRole("button", { name: "Giving statement" })).toBeNull();
  });

  test("a person who does not exist shows an error and a link back to the list", async () => {
    await show({ answers: { "GET /people/ruth": refuse(404, { code: "person-not-found", errors: ["x"] }) } });
    await screen.findByText("Person not found.");
    expect(screen.getByRole("link", { name: "Back to people" })).toBeTruthy();
  });
});
