import { refuse } from "@offertory/api-client/testing";
import type { FormSubmission, OpenForm } from "@offertory/contract";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeQuestion } from "../testing/make-form.ts";
import { FillPage } from "./fill-page.tsx";

afterEach(() => sessionStorage.clear());

const form: OpenForm["form"] = {
  id: "camp",
  churchId: "church-grace",
  name: "Summer camp",
  description: "For all ages.",
  contentType: "form",
  restricted: true,
  closesAt: null,
  thanks: "See you in June!",
};
const opened: OpenForm = {
  form,
  church: { id: "church-grace", name: "Grace", subDomain: "grace" },
  taking: true,
  questions: [makeQuestion()],
};
const sent: FormSubmission = {
  id: "s-1",
  churchId: "church-grace",
  formId: "camp",
  contentType: "form",
  contentId: "camp",
  submissionDate: "2026-11-15T00:00:00.000Z",
  submittedBy: "person-of-church-grace",
  state: "done",
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <FillPage />,
      path: "/my-forms/:id",
      at: "/my-forms/camp",
      may: [],
      answers: { "GET /forms/camp/open": opened, "POST /formsubmissions": [sent] },
    },
    more,
  );

test("S2.23 a member fills in a restricted form and sees its thank-you text", async () => {
  const { server, user } = await show();
  await user.type(await screen.findByLabelText("Name"), "Ruth");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await screen.findByText("See you in June!");
  expect(lastBody(server, "POST", /formsubmissions/)).toMatchObject([
    { formId: "camp", answers: [{ questionId: "q-name", required: true, value: "Ruth" }] },
  ]);
});

test("S8.05 the error of the first returned item is shown", async () => {
  const { user } = await show({
    answers: {
      "GET /forms/camp/open": opened,
      "POST /formsubmissions": refuse(200, [
        { error: "Name is required", code: "answer-required", values: { title: "Name" } },
      ]),
    },
  });
  await user.type(await screen.findByLabelText("Name"), "Ruth");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Name is required");
});

test("a form about a person shows this and sends the person's id", async () => {
  const { server, user } = await show({
    at: "/my-forms/camp?about=person-of-church-grace",
    answers: { "GET /forms/camp/open": opened, "POST /formsubmissions": [sent] },
  });
  await screen.findByText(/^About /);
  await user.type(await screen.findByLabelText("Name"), "Ruth");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await screen.findByText("See you in June!");
  expect(lastBody(server, "POST", /formsubmissions/)).toMatchObject([
    { contentType: "person", contentId: "person-of-church-grace" },
  ]);
});

test("S2.23 a member can change a submission while the form is open", async () => {
  const answers = [{ id: "a-1", formSubmissionId: "s-1", questionId: "q-name", value: "Ruht", required: true }];
  const { server, user } = await show({
    at: "/my-forms/camp?submission=s-1",
    answers: {
      "GET /forms/camp/open": opened,
      "GET /formsubmissions/s-1?include=questions%2Canswers%2Cform": {
        ...sent,
        form: { name: "Summer camp" },
        questions: [makeQuestion()],
        answers,
      },
      "POST /formsubmissions": [sent],
    },
  });
  const name = await screen.findByLabelText("Name");
  expect(name).toHaveProperty("value", "Ruht");
  await user.clear(name);
  await user.type(name, "Ruth");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await screen.findByText("Response updated.");
  expect(lastBody(server, "POST", /formsubmissions/)).toMatchObject([
    { id: "s-1", answers: [{ questionId: "q-name", value: "Ruth" }] },
  ]);
});

test("S2.23 a member can delete a submission after a confirmation that states the consequences", async () => {
  const { server, user, address } = await show({
    at: "/my-forms/camp?submission=s-1",
    answers: {
      "GET /forms/camp/open": opened,
      "GET /formsubmissions/s-1?include=questions%2Canswers%2Cform": {
        ...sent,
        form: { name: "Summer camp" },
        questions: [makeQuestion()],
        answers: [],
      },
      "DELETE /formsubmissions/s-1": {},
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete this response?" }));
  expect(question.getByText(/This permanently deletes the answers\. Payments stay in your records\./)).toBeTruthy();
  expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(question.getByRole("button", { name: "Delete" }));
  await screen.findByText("Response deleted.");
  expect(address()).toBe("/my-forms");
});

test("a closed form shows that it takes no more answers", async () => {
  await show({ answers: { "GET /forms/camp/open": { ...opened, taking: false, questions: [] } } });
  expect(await screen.findByText("This form is closed")).toBeTruthy();
});

test("a form that does not exist shows an error", async () => {
  await show({ answers: { "GET /forms/camp/open": refuse(404, { code: "form-not-found", errors: ["x"] }) } });
  expect(await screen.findByText("Form not found.")).toBeTruthy();
});
