import { type AnswerAt, refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { can, type Permission } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";
import { someProgram } from "../testing/some-shelf.ts";
import { ProgramsPage } from "./programs-page.tsx";

const show = <More extends string = never>(
  programs: AnswerAt<"GET /lessons/programs">,
  may: readonly Permission[] = [can.editContent],
  answers?: ServerAnswers<More>,
) =>
  showPage(
    {
      page: <ProgramsPage />,
      path: "/edit",
      may,
      answers: { "GET /lessons/programs": programs },
    },
    { answers },
  );

test("the first program is named, and opened to be worked on", async () => {
  const { server, user, address } = await show([], [can.editContent], {
    "POST /lessons/programs": someProgram({ id: "acts", name: "Acts" }),
  });
  await screen.findByText("No programs yet");
  await user.click(screen.getByRole("button", { name: "New program" }));
  const dialog = await screen.findByRole("dialog", { name: "New program" });
  await user.click(within(dialog).getByRole("button", { name: "Create" }));
  expect(within(dialog).getByText("Please give it a name.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), " Acts ");
  await user.click(within(dialog).getByRole("button", { name: "Create" }));
  await waitFor(() => expect(address()).toBe("/edit/programs/acts"));
  expect(lastBody(server, "POST", /programs$/)).toEqual({ name: "Acts" });
});

test("a name that the server refuses stays in its dialog, with the reason", async () => {
  const { user, address } = await show([], [can.editContent], {
    "POST /lessons/programs": refuse(409, { code: "program-too-many", errors: ["Too many"] }),
  });
  await user.click(await screen.findByRole("button", { name: "New program" }));
  const dialog = await screen.findByRole("dialog", { name: "New program" });
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), "One more");
  await user.click(within(dialog).getByRole("button", { name: "Create" }));
  await waitFor(() =>
    expect(within(dialog).getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(address()).toBe("/edit");
});

test("programs show how much is in them, and are moved by their arrows", async () => {
  const { server, user } = await show(
    [someProgram(), someProgram({ id: "acts", name: "Acts", published: true, studies: 3, lessons: 1 })],
    [can.editContent],
    { "POST /lessons/arrange": {} },
  );
  const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  await screen.findByRole("link", { name: "Parables" });
  expect(rows()).toEqual(["ParablesDraft1 study · 2 lessons", "ActsPublished3 studies · 1 lesson"]);
  expect(screen.getByRole("button", { name: "Move Parables up" }).hasAttribute("disabled")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Move Parables down" }));
  expect(await screen.findByText("Parables is now at place 2 of 2.")).toBeTruthy();
  expect(lastBody(server, "POST", /arrange/)).toEqual({ kind: "program", ids: ["acts", "parables"] });
});

test("a program is removed after a question, and comes back by Undo", async () => {
  const { server, user } = await show([someProgram()], [can.editContent], {
    "DELETE /lessons/programs/parables": {},
    "POST /lessons/programs/parables/restore": someProgram(),
  });
  await user.click(await screen.findByRole("button", { name: "Remove Parables" }));
  const question = await screen.findByRole("alertdialog", { name: "Remove “Parables”?" });
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(server.heard.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Remove Parables" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await screen.findByText("“Parables” was removed.");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(server.heard.some(({ path }) => path.endsWith("/parables/restore"))).toBe(true));
});

test("what could not be read says so, and is read again when asked", async () => {
  const { server, user } = await show(refuse(400, { code: "malformed", errors: ["No"] }));
  await screen.findByText("This could not be loaded");
  server.answer("GET /lessons/programs", [someProgram()]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Parables" })).toBeTruthy();
});

test("S6.03 who may not edit content is told so, and nothing is asked for them", async () => {
  const { server } = await show([someProgram()], [can.viewPeople]);
  await screen.findByText("You do not have permission to see this");
  expect(screen.queryByRole("button", { name: "New program" })).toBeNull();
  expect(server.heard.some(({ path }) => path.startsWith("/lessons"))).toBe(false);
});
