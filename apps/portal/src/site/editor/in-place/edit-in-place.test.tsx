import { can } from "@offertory/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../../../testing/show-page.tsx";
import { makeElement, makeTree } from "../../testing/make-page.ts";
import { serveSite } from "../../testing/serve-site.ts";
import { PageEditor } from "../page-editor.tsx";

const words = makeElement({ id: "words", answers: { text: "<p>Welcome to Grace</p>" } });
const button = makeElement({
  id: "more",
  sort: 2,
  elementType: "button",
  answers: { text: "Visit us", url: "/visit" },
});

const show = () =>
  showPage({
    page: <PageEditor />,
    path: "/site/pages/:id",
    at: "/site/pages/home",
    may: [can.editContent],
    answers: serveSite(makeTree({ elements: [words, button] })).answers,
  });
const cover = (name: string) => screen.findByRole("button", { name: `Edit ${name}` });
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const saves = (server: Awaited<ReturnType<typeof show>>["server"]) =>
  server.requests.filter(({ method, path }) => method === "POST" && path === "/elements").length;

test("a click on a button edits its text on the page, and Enter saves it", async () => {
  const { server, user } = await show();
  await user.click(await cover("Button: Visit us"));
  const text = await field("Button: Visit us");
  expect(document.activeElement).toBe(text);
  expect(document.getElementById(text.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Press Enter to keep your changes or Escape to undo them.",
  );
  await user.type(text, " today{Enter}");
  await waitFor(async () => expect(document.activeElement).toBe(await cover("Button: Visit us today")));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(lastBody(server, "POST", /^\/elements/)).toMatchObject([
    { id: "more", elementType: "button", answers: { text: "Visit us today", url: "/visit" } },
  ]);
});

test("typing on a focused button begins to edit it with what was typed", async () => {
  const { user } = await show();
  (await cover("Button: Visit us")).focus();
  await user.keyboard("!");
  expect((await field("Button: Visit us")).value).toBe("Visit us!");
});

test("Escape restores the text without a request, and what was typed can be brought back", async () => {
  const { server, user } = await show();
  (await cover("Button: Visit us")).focus();
  await user.keyboard("{Enter}");
  await user.type(await field("Button: Visit us"), " now{Escape}");
  await waitFor(async () => expect(document.activeElement).toBe(await cover("Button: Visit us")));
  expect(saves(server)).toBe(0);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect((await field("Button: Visit us")).value).toBe("Visit us now");
});

test("a press elsewhere keeps the text, and undo and redo treat it as one step", async () => {
  const { server, user } = await show();
  await user.click(await cover("Button: Visit us"));
  await user.type(await field("Button: Visit us"), " this Sunday");
  await user.click(screen.getByRole("heading", { level: 1, name: "Home" }));
  await cover("Button: Visit us this Sunday");
  await waitFor(() => expect(saves(server)).toBe(1));
  await user.click(await screen.findByRole("button", { name: "Undo: Button: Visit us this Sunday" }));
  await cover("Button: Visit us");
  expect(lastBody(server, "POST", /^\/elements/)).toMatchObject([{ id: "more", answers: { text: "Visit us" } }]);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await cover("Button: Visit us this Sunday");
  expect(saves(server)).toBe(3);
  await user.keyboard("{Control>}z{/Control}");
  await cover("Button: Visit us");
});

test("an unchanged text is not saved again", async () => {
  const { server, user } = await show();
  await user.click(await cover("Button: Visit us"));
  await user.click(screen.getByRole("heading", { level: 1, name: "Home" }));
  await cover("Button: Visit us");
  expect(saves(server)).toBe(0);
});

test("an empty button keeps its text and says why", async () => {
  const { server, user } = await show();
  await user.click(await cover("Button: Visit us"));
  await user.clear(await field("Button: Visit us"));
  await user.keyboard("{Enter}");
  await screen.findByText("Enter button text.");
  await cover("Button: Visit us");
  expect(saves(server)).toBe(0);
});

test("a button takes no more characters than its dialog, and line breaks become spaces", async () => {
  const { user } = await show();
  await user.click(await cover("Button: Visit us"));
  const text = await field("Button: Visit us");
  expect(text.maxLength).toBe(120);
  fireEvent.change(text, { target: { value: "Visit\n  us" } });
  expect(text.value).toBe("Visit us");
});

test("More options saves the text and opens the dialog with it", async () => {
  const { server, user } = await show();
  await user.click(await cover("Button: Visit us"));
  await user.type(await field("Button: Visit us"), " soon");
  await user.click(screen.getByRole("button", { name: "More options" }));
  expect((await field("Text")).value).toBe("Visit us soon");
  await user.type(screen.getByRole("textbox", { name: "Text" }), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await cover("Button: Visit us soon!");
  expect(saves(server)).toBe(2);
});

test("two quick edits of the same element are both saved, without a question about somebody else's change", async () => {
  const { server, user } = await show();
  await user.click(await cover("Button: Visit us"));
  await user.type(await field("Button: Visit us"), " 1{Enter}");
  await user.click(await cover("Button: Visit us 1"));
  await user.type(await field("Button: Visit us 1"), "2{Enter}");
  await cover("Button: Visit us 12");
  await waitFor(() => expect(saves(server)).toBe(2));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
