import { refuse, serverAnswers, someConfig, unreachable } from "@offertory/api-client/testing";
import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeForm, makeQuestion } from "../testing/make-form.ts";
import { BuilderPage } from "./builder-page.tsx";

const name = makeQuestion();
const meal = makeQuestion({
  id: "q-meal",
  title: "Meal",
  fieldType: "Multiple Choice",
  required: false,
  choices: [{ text: "Meat", value: "Meat" }],
});
const FUND = { id: "general", churchId: "church-grace", name: "General Fund", taxDeductible: true };
const echo = ({ body }: { body: object[] }) => body.map((draft) => ({ ...makeQuestion({ id: "q-new" }), ...draft }));
const answers = serverAnswers({
  "GET /forms/camp": makeForm(),
  "GET /questions?formId=camp": [name, meal],
  "GET /funds/churchId/church-grace": [FUND],
  "POST /questions": echo,
  "POST /forms/camp/order": [],
});
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <BuilderPage />,
      path: "/forms/:id",
      at: "/forms/camp",
      may: [can.editForms],
      answers,
    },
    more,
  );
afterEach(() => void vi.unstubAllGlobals());
const screenOf = (matches: boolean) => () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} });
const card = async (title: string) => screen.findByRole("listitem", { name: title });

test("a typed change is saved automatically, and the page shows that it is saved", async () => {
  const { server, user } = await show();
  await user.click(within(await card("Name")).getByRole("button", { name: /Name/, expanded: false }));
  const title = await screen.findByRole("textbox", { name: "Question" });
  expect(document.activeElement).toBe(title);
  await user.clear(title);
  await user.type(title, "Your name");
  expect(screen.getByText("Unsaved changes")).toBeTruthy();
  await screen.findByText("All changes saved");
  expect(lastBody(server, "POST", /questions/)).toMatchObject([{ id: "q-name", formId: "camp", title: "Your name" }]);
});

test("a question without a title is not saved and shows an error", async () => {
  const { server, user } = await show();
  await user.click(within(await card("Name")).getByRole("button", { name: /Name/, expanded: false }));
  await user.clear(await screen.findByRole("textbox", { name: "Question" }));
  await screen.findByText("Please enter a question.");
  expect(lastBody(server, "POST", /questions/)).toBeUndefined();
});

test("a change that the server refuses shows the reason at the question and is marked as not saved", async () => {
  const { user } = await show({
    answers: { ...answers, "POST /questions": refuse(409, { code: "question-type-fixed", errors: ["x"] }) },
  });
  await user.click(within(await card("Name")).getByRole("button", { name: /Name/, expanded: false }));
  await user.type(await screen.findByRole("textbox", { name: "Question" }), "!");
  await screen.findByText(/its type can't be changed/);
  expect(screen.getByText("Couldn't save")).toBeTruthy();
});

/** A server on which another tab changed the question before this page saves it. */
const changedMeanwhile = (theirs: typeof name) => {
  let stored = theirs;
  let isKnown = false;
  return serverAnswers({
    ...answers,
    "GET /questions?formId=camp": () => [isKnown ? stored : name, meal],
    "POST /questions": ({ body }) => {
      const seen = body[0]?.seen;
      if (!seen || (seen.title === stored.title && seen.description === stored.description)) {
        stored = { ...stored, title: body[0]?.title ?? "", description: body[0]?.description ?? "" };
        return echo({ body });
      }
      isKnown = true;
      return refuse(409, { code: "question-changed", errors: ["x"] });
    },
  });
};

test("a question that another tab changed is not overwritten before the user chooses a version", async () => {
  const { server, user } = await show({ answers: changedMeanwhile({ ...name, title: "Full name" }) });
  await user.click(within(await card("Name")).getByRole("button", { name: /Name/, expanded: false }));
  await user.type(await screen.findByRole("textbox", { name: "Question" }), " please");
  const dialog = await screen.findByRole("alertdialog");
  within(dialog).getByText(/It's now “Full name”/);
  await user.click(within(dialog).getByRole("button", { name: "Keep theirs" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Question" }).value).toBe("Full name");
  expect(screen.getByText("All changes saved")).toBeTruthy();
  expect(server.requests.filter(({ method, path }) => method === "POST" && path === "/questions")).toHaveLength(1);
});

test("changes of two tabs to different fields of a question are merged", async () => {
  const { server, user } = await show({ answers: changedMeanwhile({ ...name, description: "As in your passport" }) });
  await user.click(within(await card("Name")).getByRole("button", { name: /Name/, expanded: false }));
  await user.clear(await screen.findByRole("textbox", { name: "Question" }));
  await user.type(screen.getByRole("textbox", { name: "Question" }), "Your name");
  await screen.findByText("All changes saved");
  expect(lastBody(server, "POST", /questions/)).toMatchObject([
    { title: "Your name", description: "As in your passport" },
  ]);
});

test("a change that failed to save is saved when the browser is online again", async () => {
  const { server, user } = await show({ answers: { ...answers, "POST /questions": unreachable } });
  await user.click(within(await card("Name")).getByRole("button", { name: /Name/, expanded: false }));
  await user.type(await screen.findByRole("textbox", { name: "Question" }), "!");
  await screen.findByText("Couldn't save");
  server.answer("POST /questions", echo);
  window.dispatchEvent(new Event("online"));
  await screen.findByText("All changes saved");
  expect(screen.queryByText("Couldn't save")).toBeNull();
});

test("a choice added to an answered form gets its text as value, and blank or duplicate choices show an error", async () => {
  const { server, user } = await show({
    answers: { ...answers, "GET /forms/camp": makeForm({ submissions: 3 }) },
  });
  await user.click(within(await card("Meal")).getByRole("button", { name: /Meal/, expanded: false }));
  await user.click(await screen.findByRole("button", { name: "Add choice" }));
  const second = screen.getByRole("textbox", { name: "Choice 2" });
  await user.clear(second);
  await screen.findByText("Enter a text for every choice.");
  await user.type(second, "Meat");
  await screen.findByText(/Two choices are the same/);
  await user.type(second, "balls");
  await user.type(screen.getByRole("textbox", { name: "Choice 1" }), " loaf");
  await waitFor(() =>
    expect(lastBody(server, "POST", /questions/)).toMatchObject([
      {
        choices: [
          { text: "Meat loaf", value: "Meat" },
          { text: "Meatballs", value: "Meatballs" },
        ],
      },
    ]),
  );
});

test("a question can be added, and all twelve types are offered", async () => {
  const { server, user } = await show();
  await card("Name");
  await user.click(screen.getByRole("button", { name: "Checkbox" }));
  await card("Checkbox");
  expect(lastBody(server, "POST", /questions/)).toMatchObject([
    { formId: "camp", fieldType: "Checkbox", choices: [{ text: "Choice", value: "Choice" }] },
  ]);
  const box = screen.getByRole("region", { name: "Add question" });
  expect(within(box).getAllByRole("button").length).toBe(12);
});

test("the arrow keys move a question, and its new position is announced", async () => {
  const { server, user } = await show();
  const down = within(await card("Name")).getByRole("button", { name: "Move Name down" });
  down.focus();
  await user.keyboard("{ArrowDown}");
  await screen.findByText("Name moved to position 2 of 2.");
  await waitFor(() => expect(lastBody(server, "POST", /order/)).toEqual({ questionIds: ["q-meal", "q-name"] }));
  expect(
    screen.getAllByRole("listitem", { name: /^(Name|Meal)$/ }).map((item) => item.getAttribute("aria-labelledby")),
  ).toHaveLength(2);
});

test("Undo restores a removed question", async () => {
  const { server, user } = await show({
    answers: { ...answers, "DELETE /questions/q-name": {}, "POST /questions/q-name/restore": name },
  });
  await user.click(within(await card("Name")).getByRole("button", { name: "Delete Name" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await card("Name");
  expect(server.requests.some(({ path }) => path === "/questions/q-name/restore")).toBe(true);
});

test("an archived form can be restored with Undo, which opens it again if it was open", async () => {
  const { server, user } = await show({
    answers: {
      "DELETE /forms/camp": {},
      "POST /forms/camp/restore": makeForm({ state: "closed", version: 7 }),
      "PATCH /forms/camp": makeForm(),
    },
  });
  await card("Name");
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Archive" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /camp/)).toEqual({ state: "open", version: 7 }));
});

test("a payment question requires an amount of at least 50 cents and is saved with its fund", async () => {
  const payment = makeQuestion({ id: "q-pay", title: "Fee", fieldType: "Payment", choices: [] });
  const { server, user } = await show({ answers: { ...answers, "GET /questions?formId=camp": [payment] } });
  await user.click(within(await card("Fee")).getByRole("button", { name: /Fee/, expanded: false }));
  const amount = await screen.findByRole("textbox", { name: "Amount (USD)" });
  await user.type(amount, "0.2");
  await screen.findByText("Enter an amount of at least $0.50.");
  await user.clear(amount);
  await user.type(amount, "25");
  await user.selectOptions(screen.getByRole("combobox", { name: "Fund" }), "General Fund");
  await waitFor(() =>
    expect(lastBody(server, "POST", /questions/)).toMatchObject([
      {
        choices: [
          { text: "Amount", value: "25.00" },
          { text: "FundId", value: "general" },
        ],
      },
    ]),
  );
});

test("form settings are sent with the loaded version, and a conflict with another user's change is shown", async () => {
  const { server, user } = await show({
    at: "/forms/camp?tab=settings",
    answers: { ...answers, "PATCH /forms/camp": refuse(409, { code: "form-changed", errors: ["x"] }) },
  });
  await user.click(await screen.findByRole("radio", { name: "People in this church" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText(/Someone else changed this form/);
  expect(lastBody(server, "PATCH", /camp/)).toEqual({ restricted: true, version: 3 });
  expect(screen.getByRole("button", { name: "Load latest version" })).toBeTruthy();
});

const { portal, site } = someConfig().apps;
test.each([
  { kind: "public", restricted: false, place: "the church's site", address: `${site}/grace/forms/camp` },
  { kind: "restricted", restricted: true, place: "the portal", address: `${portal}/my-forms/camp` },
])("a $kind form has a link to $place and a QR code", async ({ restricted, address }) => {
  await show({ at: "/forms/camp?tab=share", answers: { ...answers, "GET /forms/camp": makeForm({ restricted }) } });
  expect(await screen.findByLabelText("Link")).toHaveProperty("value", address);
  expect(screen.getByRole("link", { name: /Open/ }).getAttribute("href")).toBe(address);
  expect(screen.getByRole("img", { name: "QR code for Summer camp" })).toBeTruthy();
});

test("the preview validates like the form and sends nothing", async () => {
  vi.stubGlobal("matchMedia", screenOf(true));
  const { server, user } = await show();
  await card("Name");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Submit" }));
  expect(within(dialog).getAllByText("Name is required").length).toBe(2);
  await user.type(within(dialog).getByLabelText("Name"), "Ada");
  await user.click(within(dialog).getByRole("button", { name: "Submit" }));
  await within(dialog).findByText("Your response has been submitted.");
  expect(server.requests.some(({ path }) => path.startsWith("/formsubmissions"))).toBe(false);
});

test("on a wide screen the preview beside the questions follows every change", async () => {
  vi.stubGlobal("matchMedia", screenOf(true));
  const { user } = await show();
  await user.click(within(await card("Name")).getByRole("button", { name: /Name/, expanded: false }));
  await user.type(await screen.findByRole("textbox", { name: "Question" }), " on your badge");
  const preview = screen.getByRole("region", { name: "Live preview" });
  expect(preview.textContent).toContain("Name on your badge");
  expect(screen.queryByRole("tab", { name: "Preview" })).toBeNull();
});

test("on a narrow screen the preview is a tab", async () => {
  vi.stubGlobal("matchMedia", screenOf(false));
  const { user } = await show();
  await card("Name");
  expect(screen.queryByRole("region", { name: "Live preview" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Preview" })).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Preview" }));
  expect((await screen.findByRole("region", { name: "Live preview" })).textContent).toContain("Meal");
});
