import { refuse, type ServerAnswers, unreachable } from "@offertory/api-client/testing";
import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";
import { someLessonRow, someLessonTree, someSection } from "../testing/some-shelf.ts";
import { LessonEditorPage } from "./lesson-editor-page.tsx";

const FILE = { id: "plan", name: "Plan.pdf", size: 2048, type: "application/pdf", url: "/content/c/lessons/plan/p" };
const show = <More extends string = never>(answers?: ServerAnswers<More>) =>
  showPage(
    {
      page: <LessonEditorPage />,
      path: "/edit/lessons/:id",
      at: "/edit/lessons/sheep",
      may: [can.editContent],
      answers: {
        "GET /lessons/lessons/sheep": someLessonTree({ files: [FILE] }),
        "PATCH /lessons/lessons/sheep": someLessonRow({ published: true }),
        "PATCH /lessons/sections/look": someSection(),
      },
    },
    { answers },
  );

test("a lesson can be published, and a published lesson of a draft program shows that it is not visible yet", async () => {
  const program = { id: "parables", name: "Parables", slug: "parables", published: false };
  const { server, user } = await show();
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /lessons\/sheep/)).toEqual({ published: true }));
  server.answer("GET /lessons/lessons/sheep", someLessonTree({ program, lesson: someLessonRow({ published: true }) }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(
    await screen.findByText("This lesson will be available when the program “Parables” is published."),
  ).toBeTruthy();
});

test("a new section gets the kind chosen in the menu and opens for editing", async () => {
  const { server, user } = await show({
    "POST /lessons/lessons/sheep/sections": () => {
      const added = someSection({ id: "new", title: "Watch", kind: "play", markdown: "" });
      server.answer("GET /lessons/lessons/sheep", someLessonTree({ sections: [added] }));
      return added;
    },
    "PATCH /lessons/sections/new": refuse(400, { code: "lesson-video-unsafe", errors: ["No"] }),
  });
  await user.click(await screen.findByRole("button", { name: "Add section" }));
  await user.click(await screen.findByRole("menuitem", { name: "Watch" }));
  const video = await screen.findByRole("textbox", { name: "Video URL" });
  expect(lastBody(server, "POST", /sections/)).toEqual({ kind: "play", title: "Watch" });
  await user.type(video, "javascript:x");
  await user.tab();
  await waitFor(() => expect(video.getAttribute("aria-invalid")).toBe("true"));
});

test("only one section is open at a time, and its kind can be changed", async () => {
  const { server, user } = await show();
  await user.click(await screen.findByRole("button", { name: /^Look for it/ }));
  expect(screen.getByText("together").localName).toBe("strong");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Read");
  await waitFor(() => expect(lastBody(server, "PATCH", /sections/)).toEqual({ kind: "read" }));
  await user.click(screen.getByRole("button", { name: /^Before/ }));
  expect(screen.queryByText("together")).toBeNull();
  expect(screen.getByText("No text yet.")).toBeTruthy();
});

test("S2.26 a text that could not be saved stays in its editor and can be saved again", async () => {
  const { server, user } = await show({ "PATCH /lessons/sections/look": unreachable });
  await user.click(await screen.findByRole("button", { name: /^Look for it/ }));
  await user.click(screen.getByRole("button", { name: "Edit" }));
  const text = await screen.findByRole("textbox", { name: "Markdown text" });
  const editor = screen.getByRole("dialog", { name: "Look for it" });
  await user.clear(text);
  await user.type(text, "Under the table");
  await user.click(within(editor).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /sections/)).toEqual({ markdown: "Under the table" }));
  await screen.findByRole("alert");
  expect(text).toHaveProperty("value", "Under the table");
  server.answer("PATCH /lessons/sections/look", someSection({ markdown: "Under the table" }));
  await user.click(within(editor).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("sections and files are removed after a confirmation that names them", async () => {
  const { server, user } = await show({ "DELETE /lessons/sections/look": {}, "DELETE /lessons/files/plan": {} });
  for (const [name, path] of [
    ["Look for it", "/lessons/sections/look"],
    ["Plan.pdf", "/lessons/files/plan"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: `Delete ${name}` }));
    await screen.findByRole("alertdialog", { name: `Delete “${name}”?` });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText(`“${name}” deleted.`);
    expect(server.requests.findLast(({ method }) => method === "DELETE")?.path).toBe(path);
  }
});

test("an empty file is refused before the upload, and the server's refusal of another file is shown", async () => {
  const { server, user } = await show({
    "POST /lessons/lessons/sheep/files": refuse(409, { code: "lesson-file-too-many", errors: ["Too many"] }),
  });
  const input = await screen.findByLabelText("Add files", { selector: "input" });
  await user.upload(input, [new File([], "empty.pdf"), new File(["%PDF-"], "good.pdf")]);
  const problems = await screen.findByRole("alert");
  await waitFor(() => expect(within(problems).getAllByRole("listitem")).toHaveLength(2));
  expect(problems.textContent).toMatch(/empty\.pdf: .+good\.pdf: /);
  expect(server.requests.filter(({ path }) => path.endsWith("/files"))).toHaveLength(1);
});
