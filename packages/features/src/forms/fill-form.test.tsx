import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { NoAnswer, Refused } from "./form-calls.ts";
import { ALL_TWELVE, makeQuestion } from "./testing/make-question.ts";
import { showForm, createTestFormCalls } from "./testing/show-form.tsx";

afterEach(() => sessionStorage.clear());

const submit = () => screen.getByRole("button", { name: "Submit" });
const valuesOf = (draft: { answers: { questionId: string; value?: string | null | undefined }[] } | undefined) =>
  Object.fromEntries((draft?.answers ?? []).map(({ questionId, value }) => [questionId, value]));

describe("a form that is filled in", () => {
  test("S3.04 asks all twelve types of questions and sends what was answered", async () => {
    const { calls, recordedCalls } = createTestFormCalls();
    const { user } = showForm({ questions: ALL_TWELVE, calls });
    expect(screen.getByRole("heading", { name: "My Heading" })).toBeTruthy();
    await user.type(screen.getByLabelText("My Textbox"), "Ada");
    await user.click(screen.getByRole("radio", { name: "Blue" }));
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("checkbox", { name: "Blue" }));
    await user.click(screen.getByRole("checkbox", { name: "Red" }));
    await user.type(screen.getByLabelText("My Whole Number"), "3");
    await user.type(screen.getByLabelText("My Decimal"), "2,5");
    await user.type(screen.getByLabelText("My Date"), "2026-11-15");
    expect(screen.getByLabelText("Country of My Phone Number")).toHaveProperty("value", "US");
    await user.type(screen.getByLabelText("My Phone Number"), "319 555 0100");
    await user.type(screen.getByLabelText("My Email"), "ada@example.org");
    await user.type(screen.getByLabelText("My Text Area"), "Hello");
    await user.click(screen.getByRole("button", { name: "Pay 2500" }));
    await screen.findByText("See you on Sunday.");
    expect(recordedCalls.map(({ call }) => call)).toEqual(["keep", "submit"]);
    expect(valuesOf(recordedCalls[1]?.draft)).toMatchObject({
      textbox: "Ada",
      "multiple-choice": "Blue",
      "yes-no": "True",
      checkbox: "Red,Blue",
      "whole-number": "3",
      decimal: "2.5",
      date: "2026-11-15",
      email: "ada@example.org",
      "text-area": "Hello",
    });
  });

  test("S5.07 says of each required question that it is required, and goes to the first", async () => {
    const { calls, recordedCalls } = createTestFormCalls();
    const questions = [
      makeQuestion("Textbox", { required: true, title: "Name" }),
      makeQuestion("Email", { required: true, title: "Email" }),
    ];
    const { user } = showForm({ questions, calls });
    await user.click(submit());
    expect(screen.getAllByText("Name is required").length).toBe(2);
    expect(screen.getAllByText("Email is required").length).toBe(2);
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    expect(recordedCalls).toEqual([]);
    await user.type(screen.getByLabelText("Name"), "Ada");
    expect(screen.queryByText("Name is required")).toBeNull();
  });

  test("S8.05 shows what the server refused, and keeps what was typed", async () => {
    const { calls } = createTestFormCalls({ submit: () => Promise.reject(new Refused("Name is required")) });
    const { user } = showForm({ questions: [makeQuestion("Textbox")], calls });
    await user.type(screen.getByLabelText("My Textbox"), "Ada");
    await user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toBe("Name is required");
    expect(screen.getByLabelText("My Textbox")).toHaveProperty("value", "Ada");
  });

  test("S2.23 offers Delete only where the submission exists", () => {
    const { calls } = createTestFormCalls();
    const questions = [makeQuestion("Textbox")];
    const { unmount } = showForm({ questions, calls });
    expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
    unmount();
    showForm({ questions, calls, onRemove: () => {}, submission: { id: "s", answers: { textbox: "Ada" } } });
    expect(screen.getByRole("button", { name: "Delete" })).toBeTruthy();
    expect(screen.getByLabelText("My Textbox")).toHaveProperty("value", "Ada");
  });

  test("a half-filled form survives a refresh, and is forgotten once it is sent", async () => {
    const { calls, recordedCalls } = createTestFormCalls();
    const questions = [makeQuestion("Textbox")];
    const first = showForm({ questions, calls });
    await first.user.type(screen.getByLabelText("My Textbox"), "Ada");
    first.unmount();
    const second = showForm({ questions, calls });
    expect(screen.getByLabelText("My Textbox")).toHaveProperty("value", "Ada");
    await second.user.click(submit());
    await screen.findByText("See you on Sunday.");
    second.unmount();
    showForm({ questions, calls });
    expect(screen.getByLabelText("My Textbox")).toHaveProperty("value", "");
    expect(recordedCalls.length).toBe(1);
  });

  test("a lost line sends the same submission again by itself, and a double click sends nothing twice", async () => {
    let isDown = true;
    const { calls, recordedCalls } = createTestFormCalls({
      submit: () => (isDown ? Promise.reject(new NoAnswer()) : Promise.resolve({ id: "s" })),
    });
    const { user } = showForm({ questions: [makeQuestion("Textbox")], calls });
    await user.dblClick(submit());
    await screen.findByText("Your answers could not be sent yet");
    expect(recordedCalls.length).toBe(1);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try now" }));
    await screen.findByText("See you on Sunday.");
    expect(new Set(recordedCalls.map(({ draft }) => draft?.clientId)).size).toBe(1);
  });
});
