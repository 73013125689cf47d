import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NoAnswer, Refused } from "./form-calls.ts";
import { ALL_TWELVE, makeQuestion } from "./testing/make-question.ts";
import { showForm, createTestFormCalls } from "./testing/show-form.tsx";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const submit = () => screen.getByRole("button", { name: "Submit" });
const valuesOf = (draft: { answers: { questionId: string; value?: string | null | undefined }[] } | undefined) =>
  Object.fromEntries((draft?.answers ?? []).map(({ questionId, value }) => [questionId, value]));

describe("a form that is filled in", () => {
  test("S3.04 shows all twelve question types and sends the answers", async () => {
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
    expect(screen.getByLabelText("Country for My Phone Number")).toHaveProperty("value", "US");
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

  test("S5.07 reports each unanswered required question and focuses the first", async () => {
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

  test("S8.05 shows the server's error and keeps the answers", async () => {
    const { calls } = createTestFormCalls({ submit: () => Promise.reject(new Refused("Name is required")) });
    const { user } = showForm({ questions: [makeQuestion("Textbox")], calls });
    await user.type(screen.getByLabelText("My Textbox"), "Ada");
    await user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toBe("Name is required");
    expect(screen.getByLabelText("My Textbox")).toHaveProperty("value", "Ada");
  });

  test("S2.23 shows Delete only for an existing submission", () => {
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

  test("is restored half-filled after a refresh, and is cleared once it is sent", async () => {
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

  /** Shows a form whose submission gets no response until `network.isDown` is false. */
  function showFormOffline() {
    const network = { isDown: true };
    const { calls, recordedCalls } = createTestFormCalls({
      submit: () => (network.isDown ? Promise.reject(new NoAnswer()) : Promise.resolve({ id: "s" })),
    });
    const clientIds = () => new Set(recordedCalls.map(({ draft }) => draft?.clientId));
    return { ...showForm({ questions: [makeQuestion("Textbox")], calls }), network, recordedCalls, clientIds };
  }

  test("is sent again automatically as the same submission after a network failure", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, network, recordedCalls, clientIds } = showFormOffline();
    await user.click(submit());
    await screen.findByText("We couldn't submit your answers yet");
    network.isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText("See you on Sunday.")).toBeTruthy();
    expect(recordedCalls.length).toBeGreaterThan(1);
    expect(clientIds().size).toBe(1);
  });

  test("is sent again immediately when the browser is online again", async () => {
    const { user, network, recordedCalls, clientIds } = showFormOffline();
    await user.click(submit());
    await screen.findByText("We couldn't submit your answers yet");
    network.isDown = false;
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(screen.getByText("See you on Sunday.")).toBeTruthy();
    expect(recordedCalls.length).toBe(2);
    expect(clientIds().size).toBe(1);
  });

  test("is sent once on a double click, and as the same submission by Try now after a network failure", async () => {
    const { user, network, recordedCalls, clientIds } = showFormOffline();
    await user.dblClick(submit());
    await screen.findByText("We couldn't submit your answers yet");
    expect(recordedCalls.length).toBe(1);
    network.isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry now" }));
    expect(recordedCalls.length).toBe(2);
    await screen.findByText("See you on Sunday.");
    expect(clientIds().size).toBe(1);
  });
});
