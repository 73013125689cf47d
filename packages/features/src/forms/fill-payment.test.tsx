import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { NoAnswer } from "./form-calls.ts";
import { makeQuestion } from "./testing/make-question.ts";
import { showForm, createTestFormCalls } from "./testing/show-form.tsx";

afterEach(() => sessionStorage.clear());

const submit = () => screen.getByRole("button", { name: "Submit" });
const valuesOf = (draft: { answers: { questionId: string; value?: string | null | undefined }[] } | undefined) =>
  Object.fromEntries((draft?.answers ?? []).map(({ questionId, value }) => [questionId, value]));

describe("a form with a payment", () => {
  const questions = [makeQuestion("Textbox", { required: true }), makeQuestion("Payment")];

  test("G1.07 G2.25 cannot be submitted before it is paid", async () => {
    const { calls, recordedCalls } = createTestFormCalls();
    const { user } = showForm({ questions, calls });
    await user.type(screen.getByLabelText("My Textbox"), "Ada");
    await user.click(submit());
    expect(screen.getAllByText("My Payment: please pay before submitting the form.").length).toBe(2);
    expect(recordedCalls).toEqual([]);
  });

  test("shows the amount and the fund separated by a space", () => {
    showForm({ questions, calls: createTestFormCalls().calls });
    const section = screen.getByRole("region", { name: "My Payment" });
    expect(section.textContent).toContain("$25.00 to General Fund");
  });

  test("cannot be paid while a required answer is missing", async () => {
    const { calls, recordedCalls } = createTestFormCalls();
    const { user } = showForm({ questions, calls });
    await user.click(screen.getByRole("button", { name: "Pay 2500" }));
    expect(screen.getAllByText("My Textbox is required").length).toBe(2);
    expect(recordedCalls).toEqual([]);
  });

  test("G4.09 is submitted with the id of the saved submission and the answer 'Payment Successful'", async () => {
    const { calls, recordedCalls } = createTestFormCalls();
    const { user } = showForm({ questions, calls });
    await user.type(screen.getByLabelText("My Textbox"), "Ada");
    await user.click(screen.getByRole("button", { name: "Pay 2500" }));
    await screen.findByText("See you on Sunday.");
    expect(recordedCalls[1]?.draft).toMatchObject({ id: "kept-1", key: "key-1" });
    expect(valuesOf(recordedCalls[1]?.draft)["payment"]).toBe("Payment Successful [Ada Lovelace]");
  });

  test("shows that the payment was received when the submit fails, and does not pay again", async () => {
    let isDown = true;
    const { calls, recordedCalls } = createTestFormCalls({
      submit: () => (isDown ? Promise.reject(new NoAnswer()) : Promise.resolve({ id: "kept-1" })),
      lookUp: async () => ({
        id: "kept-1",
        state: "waiting",
        payments: [{ questionId: "payment", state: "paid" }],
      }),
    });
    const first = showForm({ questions, calls });
    await first.user.type(screen.getByLabelText("My Textbox"), "Ada");
    await first.user.click(screen.getByRole("button", { name: "Pay 2500" }));
    await screen.findByText("Payment received. Your answers are saved.");
    expect(screen.getByText("Payment successful")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Pay 2500" })).toBeNull();
    first.unmount();
    isDown = false;
    showForm({ questions, calls });
    await screen.findByText("See you on Sunday.");
    expect(recordedCalls.filter(({ call }) => call === "keep").length).toBe(1);
    expect(recordedCalls.findLast(({ call }) => call === "submit")?.draft).toMatchObject({
      id: "kept-1",
      key: "key-1",
    });
  });

  test("shows the thank-you message after a refresh if the server has completed the submission", async () => {
    const { calls, recordedCalls } = createTestFormCalls({
      submit: () => Promise.reject(new NoAnswer()),
      lookUp: async () => ({ id: "kept-1", state: "done", payments: [] }),
    });
    const first = showForm({ questions, calls });
    await first.user.type(screen.getByLabelText("My Textbox"), "Ada");
    await first.user.click(screen.getByRole("button", { name: "Pay 2500" }));
    await screen.findByText("Payment received. Your answers are saved.");
    first.unmount();
    const sentBefore = recordedCalls.filter(({ call }) => call === "submit").length;
    showForm({ questions, calls });
    await screen.findByText("See you on Sunday.");
    await waitFor(() => expect(recordedCalls.filter(({ call }) => call === "submit").length).toBe(sentBefore));
  });

  test("stores the answers and the submission in the browser, but no payment data", async () => {
    const { calls } = createTestFormCalls({ submit: () => Promise.reject(new NoAnswer()) });
    const { user } = showForm({ questions, calls });
    await user.type(screen.getByLabelText("My Textbox"), "Ada");
    await user.click(screen.getByRole("button", { name: "Pay 2500" }));
    await screen.findByText("Payment received. Your answers are saved.");
    const kept: object = JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? "") ?? "{}");
    expect(Object.keys(kept).toSorted()).toEqual(["answers", "clientId", "isSending", "kept"]);
  });
});

test("a past submission can be changed even if its payment failed", async () => {
  const { calls, recordedCalls } = createTestFormCalls();
  const { user } = showForm({
    questions: [makeQuestion("Textbox"), makeQuestion("Payment")],
    calls,
    submission: { id: "s-1", answers: { textbox: "Ada", payment: "Payment failed" } },
  });
  await user.click(submit());
  await screen.findByText("See you on Sunday.");
  expect(recordedCalls[0]?.draft).toMatchObject({ id: "s-1" });
});
