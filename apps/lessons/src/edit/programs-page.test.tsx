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

test("a program needs a name, and a new program opens in the editor", async () => {
  const { server, user, address } = await show([], [can.editContent], {
    "POST /lessons/programs": someProgram({ id: "acts", name: "Acts" }),
  });
  await screen.findByText("No programs yet");
  await user.click(screen.getByRole("button", { name: "New program" }));
  const dialog = await screen.findByRole("dialog", { name: "New program" });
  await user.click(within(dialog).getByRole("button", { name: "Create" }));
  expect(within(dialog).getByText("Enter a name.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), " Acts ");
  await user.click(within(dialog).getByRole("button", { name: "Create" }));
  await waitFor(() => expect(address()).toBe("/edit/programs/acts"));
  expect(lastBody(server, "POST", /programs$/)).toEqual({ name: "Acts" });
});

test("a program that the server refuses keeps the dialog open with an error at the name", async () => {
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

test("programs show their number of studies and lessons, and can be reordered with the arrow buttons", async () => {
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
  expect(await screen.findByText("Parables moved to position 2 of 2.")).toBeTruthy();
  expect(lastBody(server, "POST", /arrange/)).toEqual({ kind: "program", ids: ["acts", "parables"] });
});

test("a program is removed after a confirmation, and Undo restores it", async () => {
  const { server, user } = await show([someProgram()], [can.editContent], {
    "DELETE /lessons/programs/parables": {},
    "POST /lessons/programs/parables/restore": someProgram(),
  });
  await user.click(await screen.findByRole("button", { name: "Delete Parables" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete “Parables”?" });
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Delete Parables" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await screen.findByText("“Parables” deleted.");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith("/parables/restore"))).toBe(true));
});

test("a list that failed to load shows an error, and Try again loads it", async () => {
  const { server, user } = await show(refuse(400, { code: "malformed", errors: ["No"] }));
  await screen.findByText("We couldn't load this");
  server.answer("GET /lessons/programs", [someProgram()]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Parables" })).toBeTruthy();
});

test("S6.03 a caller without permission to edit content sees a refusal, and no lessons are requested", async () => {
  const { server } = await show([someProgram()], [can.viewPeople]);
  await screen.findByText("You don't have access to this page");
  expect(screen.queryByRole("button", { name: "New program" })).toBeNull();
  expect(server.requests.some(({ path }) => path.startsWith("/lessons"))).toBe(false);
});
