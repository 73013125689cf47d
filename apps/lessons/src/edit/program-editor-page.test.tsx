import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";
import { someLessonRow, someProgram, someProgramTree, someStudy } from "../testing/some-shelf.ts";
import { ProgramEditorPage } from "./program-editor-page.tsx";

const show = <More extends string = never>(answers?: ServerAnswers<More>) =>
  showPage(
    {
      page: <ProgramEditorPage />,
      path: "/edit/programs/:id",
      at: "/edit/programs/parables",
      may: [can.editContent],
      answers: {
        "GET /lessons/programs/parables": someProgramTree(),
        "PATCH /lessons/programs/parables": someProgram(),
      },
    },
    { answers },
  );

test("a program's field is saved on blur, and the program can be published", async () => {
  const { server, user } = await show();
  const name = await screen.findByRole("textbox", { name: /Name/ });
  await user.clear(name);
  await user.type(name, "Stories");
  await user.tab();
  await waitFor(() => expect(lastBody(server, "PATCH", /parables/)).toEqual({ name: "Stories" }));
  expect(await screen.findByText("Name saved.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /parables/)).toEqual({ published: true }));
});

test("an address that is already used shows an error at its field, and the typed text stays", async () => {
  const { user } = await show({
    "PATCH /lessons/programs/parables": refuse(409, { code: "lesson-slug-taken", errors: ["Taken"] }),
  });
  const address = await screen.findByRole("textbox", { name: /URL/ });
  await user.clear(address);
  await user.type(address, "acts");
  await user.tab();
  await waitFor(() => expect(address.getAttribute("aria-invalid")).toBe("true"));
  expect(address).toHaveProperty("value", "acts");
});

test("a study can be added, and a new lesson opens in the editor", async () => {
  const { server, user, address } = await show({
    "POST /lessons/studies": someStudy({ id: "found", name: "Found" }),
    "POST /lessons/lessons": someLessonRow({ id: "son" }),
  });
  await user.click(await screen.findByRole("button", { name: "New study" }));
  await user.type(within(await screen.findByRole("dialog")).getByRole("textbox", { name: "Name" }), "Found{Enter}");
  await waitFor(() => expect(lastBody(server, "POST", /studies/)).toEqual({ programId: "parables", name: "Found" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Add lesson to Lost" }));
  await user.type(
    within(await screen.findByRole("dialog")).getByRole("textbox", { name: "Title" }),
    "The lost son{Enter}",
  );
  await waitFor(() => expect(address()).toBe("/edit/lessons/son"));
  expect(lastBody(server, "POST", /lessons\/lessons/)).toEqual({ studyId: "lost", title: "The lost son" });
});

test("a lesson is copied with its own title, and a study's details can be edited", async () => {
  const { server, user } = await show({
    "POST /lessons/lessons/sheep/copy": someLessonRow({ id: "copy" }),
    "PATCH /lessons/studies/lost": someStudy(),
  });
  await user.click(await screen.findByRole("button", { name: "Duplicate The lost sheep" }));
  const copy = await screen.findByRole("dialog", { name: "Duplicate The lost sheep" });
  expect(within(copy).getByRole("textbox", { name: "Title" })).toHaveProperty("value", "The lost sheep (copy)");
  await user.click(within(copy).getByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(lastBody(server, "POST", /copy/)).toEqual({ title: "The lost sheep (copy)" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Edit Lost" }));
  const details = await screen.findByRole("dialog", { name: "Lost" });
  await user.type(within(details).getByRole("textbox", { name: "Short description" }), "Three stories");
  await user.tab();
  await waitFor(() => expect(lastBody(server, "PATCH", /studies/)).toEqual({ description: "Three stories" }));
});

test("a program that failed to load can be loaded again, and an empty program shows how to begin", async () => {
  const { server, user } = await show({
    "GET /lessons/programs/parables": refuse(400, { code: "malformed", errors: ["No"] }),
  });
  await screen.findByText("We couldn't load this");
  server.answer("GET /lessons/programs/parables", someProgramTree({ studies: [] }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Add a study, then add lessons to it.")).toBeTruthy();
});
