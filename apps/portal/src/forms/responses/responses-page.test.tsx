import { serverAnswers } from "@offertory/api-client/testing";
import { can, type FormResponse, type FormSubmission } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeForm, makeQuestion } from "../testing/make-form.ts";
import { ResponsesPage } from "./responses-page.tsx";

const questions = [
  { ...makeQuestion(), removed: false },
  { ...makeQuestion({ id: "q-yes", title: "Vegetarian", fieldType: "Yes/No" }), removed: true },
];
const response = (parts: Partial<FormResponse> = {}): FormResponse => ({
  id: "r-1",
  submissionDate: "2026-11-14T15:00:00.000Z",
  state: "done",
  submittedBy: { id: "ruth", displayName: "Ruth Boaz" },
  contentId: null,
  answers: { "q-name": "Ruth", "q-yes": "True" },
  ...parts,
});
const page = (responses: FormResponse[], next: string | null = null) => ({ questions, responses, next, total: 2 });
const whole: FormSubmission = {
  id: "r-1",
  churchId: "church-grace",
  formId: "camp",
  contentType: "form",
  contentId: "camp",
  submissionDate: "2026-11-14T15:00:00.000Z",
  submittedBy: "ruth",
  state: "done",
  form: { name: "Summer camp" },
  questions,
  answers: [{ id: "a", formSubmissionId: "r-1", questionId: "q-name", value: "Ruth", required: true }],
};
const answers = serverAnswers({
  "GET /forms/camp": makeForm({ submissions: 2, held: 1 }),
  "GET /forms/camp/responses?state=done": page([response()], "older"),
  "GET /forms/camp/responses?state=done&before=older": page([
    response({
      id: "r-2",
      submissionDate: "2026-11-13T15:00:00.000Z",
      submittedBy: null,
      answers: { "q-name": "Sam" },
    }),
  ]),
  "GET /forms/camp/responses?state=held": page([response({ id: "r-3", state: "held" })]),
  "GET /formsubmissions/r-1?include=questions%2Canswers%2Cform": whole,
});
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <ResponsesPage />,
      path: "/forms/:id/responses",
      at: "/forms/camp/responses",
      may: [can.administerForms],
      answers,
    },
    more,
  );

test("responses are listed newest first and loaded page by page, and removed questions are marked", async () => {
  const { user } = await show();
  const table = await screen.findByRole("table", { name: "Responses" });
  expect(within(table).getByRole("columnheader", { name: /Vegetarian/ }).textContent).toContain("Deleted");
  expect(within(table).getByText("Yes")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("Sam");
  const senders = within(table).getAllByRole("rowheader");
  expect(senders.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ruth Boaz.*Nov 14, 2026/),
    expect.stringMatching(/Visitor.*Nov 13, 2026/),
  ]);
  expect(screen.getByText("Showing 2 of 2")).toBeTruthy();
});

test("a response can be opened, and is deleted only after a confirmation", async () => {
  const { server, user } = await show({ answers: { ...answers, "DELETE /formsubmissions/r-1": {} } });
  await user.click(await screen.findByRole("button", { name: /Ruth Boaz/ }));
  const dialog = await screen.findByRole("dialog", { name: "Ruth Boaz" });
  await within(dialog).findByText("Name");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  const asked = await screen.findByRole("alertdialog");
  expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(within(asked).getByRole("button", { name: "Delete" }));
  await screen.findByText("Response deleted.");
});

test("a link to a response opens it, and closing it shows the list", async () => {
  const { user } = await show({ at: "/forms/camp/responses?response=r-1" });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Summer camp" })).not.toBeNull());
  const dialog = screen.getByRole("dialog");
  expect(await within(dialog).findByText("Ruth")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("table", { name: "Responses" })).toBeTruthy();
});

test("a caller with permission to administer forms can edit answers", async () => {
  const { server, user } = await show({ answers: { ...answers, "POST /formsubmissions": [whole] } });
  await user.click(await screen.findByRole("button", { name: /Ruth Boaz/ }));
  await user.click(await screen.findByRole("button", { name: "Edit response" }));
  const name = await screen.findByLabelText("Name");
  await user.clear(name);
  await user.type(name, "Ruth B.");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Response updated.");
  expect(lastBody(server, "POST", /formsubmissions/)).toMatchObject([
    { id: "r-1", answers: [{ questionId: "q-name", value: "Ruth B." }, { questionId: "q-yes" }] },
  ]);
});

test("a held response can be accepted", async () => {
  const { server, user } = await show({
    at: "/forms/camp/responses?tab=held",
    answers: { ...answers, "POST /formsubmissions/r-3/accept": { ...whole, id: "r-3" } },
  });
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  await screen.findByText("Response approved.");
  expect(server.requests.some(({ path }) => path === "/formsubmissions/r-3/accept")).toBe(true);
});

test("a held response is deleted only after a confirmation, and the list no longer shows it", async () => {
  const { server, user } = await show({
    at: "/forms/camp/responses?tab=held",
    answers: { ...answers, "DELETE /formsubmissions/r-3": {} },
  });
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const asked = await screen.findByRole("alertdialog");
  const deleted = () => server.requests.filter(({ method }) => method === "DELETE").map(({ path }) => path);
  expect(deleted()).toEqual([]);
  server.answer("GET /forms/camp/responses?state=held", page([]));
  await user.click(within(asked).getByRole("button", { name: "Delete" }));
  await screen.findByText("Response deleted.");
  expect(deleted()).toEqual(["/formsubmissions/r-3"]);
  await waitFor(() => expect(screen.queryByRole("table", { name: "Responses" })).toBeNull());
});

test("the summary counts choices, adds up numbers and shows a table with the chart", async () => {
  const summary = {
    submissions: 3,
    byDay: [
      { day: "2026-11-14", count: 2 },
      { day: "2026-11-15", count: 1 },
    ],
    today: "2026-11-15",
    questions: [
      {
        question: makeQuestion({ id: "q-yes", title: "Vegetarian", fieldType: "Yes/No" }),
        answered: 3,
        counts: [
          { value: "True", count: 2 },
          { value: "False", count: 1 },
        ],
        numbers: null,
        latest: [],
      },
      {
        question: makeQuestion({ id: "q-n", title: "People", fieldType: "Whole Number" }),
        answered: 3,
        counts: [],
        numbers: { smallest: 1, largest: 5, average: 3, sum: 9 },
        latest: [],
      },
    ],
  };
  await show({ at: "/forms/camp/responses?tab=summary", answers: { ...answers, "GET /forms/camp/summary": summary } });
  const box = await screen.findByRole("region", { name: "Vegetarian" });
  expect(within(box).getByRole("table").textContent).toContain("Yes2");
  expect(screen.getByRole("region", { name: "People" }).textContent).toContain("Total9");
});

test("the chart of responses marks the church's current day, which is not over", async () => {
  const summary = {
    submissions: 3,
    byDay: [
      { day: "2026-03-01", count: 2 },
      { day: "2026-03-02", count: 1 },
    ],
    today: "2026-03-02",
    questions: [],
  };
  await show({ at: "/forms/camp/responses?tab=summary", answers: { ...answers, "GET /forms/camp/summary": summary } });
  const box = await screen.findByRole("region", { name: "Responses over time" });
  expect(box.textContent).toContain("Responses by date. The striped bar counts responses through March 2, 2026");
  within(box).getByLabelText("March 1: 2 responses");
  within(box).getByLabelText("March 2, so far: 1 response");
});

test("S7.06 a caller who may edit a form but not read its answers is refused, and no responses are requested", async () => {
  const { server } = await show({
    may: [can.editForms],
    answers: { ...answers, "GET /forms/camp": makeForm({ mayRead: false }) },
  });
  await screen.findByText("You don't have access to this page");
  await waitFor(() => expect(server.requests.some(({ path }) => path.includes("responses"))).toBe(false));
});
