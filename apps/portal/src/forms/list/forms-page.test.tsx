import { can } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeForm } from "../testing/make-form.ts";
import { FormsPage } from "./forms-page.tsx";

const forms = [
  makeForm({ submissions: 12, held: 2 }),
  makeForm({ id: "prayer", name: "Prayer request", state: "draft", restricted: true }),
  makeForm({ id: "old", name: "Easter lunch", closesAt: "2020-01-01T00:00:00.000Z" }),
];
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <FormsPage />, path: "/forms", may: [can.editForms], answers: { "GET /forms": forms } }, more);

test("the list shows each form's state, audience and number of held submissions", async () => {
  const { user } = await show();
  const row = (await screen.findByRole("link", { name: /Summer camp/ })).closest("tr");
  expect(row?.textContent).toContain("2 in review");
  expect(row?.textContent).toContain("Anyone with the link");
  expect(row?.textContent).toContain("12");
  expect(screen.getByRole("link", { name: /Easter lunch/ }).closest("tr")?.textContent).toContain("Closed");
  await user.type(screen.getByRole("searchbox", { name: "Search forms" }), "prayer");
  expect(screen.queryByRole("link", { name: /Summer camp/ })).toBeNull();
});

test("a new form starts with the questions of the chosen template", async () => {
  const { server, user, address } = await show({
    answers: {
      "GET /forms": [],
      "POST /forms": makeForm({ id: "new", name: "Prayer request" }),
      "POST /questions": [],
    },
  });
  await screen.findByText("No forms yet");
  await user.click(screen.getAllByRole("button", { name: "New form" })[0]!);
  await user.click(await screen.findByRole("radio", { name: "Prayer request" }));
  await user.click(screen.getByRole("button", { name: "Create form" }));
  await waitFor(() => expect(address()).toBe("/forms/new"));
  expect(lastBody(server, "POST", /^\/forms/)).toEqual({ name: "Prayer request", restricted: false });
  expect(lastBody(server, "POST", /questions/)).toMatchObject([
    { fieldType: "Textbox", title: "Name", required: false },
    { fieldType: "Text Area", title: "How can we pray for you?", required: true },
    { fieldType: "Yes/No" },
  ]);
});

test("a form without a name is not created", async () => {
  const { server, user } = await show();
  await user.click(await screen.findByRole("button", { name: "New form" }));
  await user.click(await screen.findByRole("button", { name: "Create form" }));
  await screen.findByText("Please enter a name for the form.");
  expect(lastBody(server, "POST", /^\/forms/)).toBeUndefined();
});

test("S7.06 a caller without permission to edit forms is refused, and no forms are requested", async () => {
  const { server } = await show({ may: [can.editPeople] });
  await screen.findByText("You don't have access to this page");
  expect(server.requests.filter(({ path }) => path.startsWith("/forms"))).toEqual([]);
});
