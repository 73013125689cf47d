import { refuse, somePerson } from "@offertory/api-client/testing";
import { can, type Task } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";
import { TaskPage } from "./task-page.tsx";
import { TasksPage } from "./tasks-page.tsx";

const makeTask = (parts: Partial<Task> = {}): Task => ({
  id: "t1",
  churchId: "church-grace",
  title: "Call the plumber",
  description: "",
  dueDate: "2020-01-01",
  status: "open",
  assignee: { id: "dan", name: "Dan Lee" },
  creator: { id: "gina", name: "Gina Lee" },
  dateCreated: "2026-11-01T10:00:00.000Z",
  dateClosed: null,
  mayChange: true,
  version: 1,
  ...parts,
});

const showList = (may: Parameters<typeof showPage>[0]["may"], tasks = [makeTask()]) =>
  showPage({
    page: <TasksPage />,
    path: "/tasks",
    may,
    answers: { "GET /tasks?*": tasks, "POST /tasks": makeTask(), "PATCH /tasks/t1": makeTask() },
  });
const showOne = (task: Task | Response, may: Parameters<typeof showPage>[0]["may"] = [can.viewPeople]) =>
  showPage({
    page: <TaskPage />,
    path: "/tasks/:id",
    at: "/tasks/t1",
    may,
    answers: {
      "GET /tasks/t1": task,
      "PATCH /tasks/t1": task,
      "DELETE /tasks/t1": {},
      "GET /conversations/task/t1": null,
      "GET /notifications/my": [],
    },
  });

test("the list marks overdue tasks, and a caller with permission to edit plans gets a tab for all tasks", async () => {
  await showList([can.editPlans]);
  const row = (await screen.findByRole("link", { name: /Call the plumber/ })).closest("tr");
  expect(row?.textContent).toContain("Overdue");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Mine", "Assigned by me", "All"]);
});

test("S2.20 a task is completed from the list, and Undo reopens it", async () => {
  const { server, user } = await showList([]);
  await user.click(await screen.findByRole("button", { name: "Mark “Call the plumber” complete" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /tasks/)).toEqual({ status: "closed" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /tasks/)).toEqual({ status: "open" }));
});

test("S7.06 a caller without permissions can neither assign tasks to others nor list all tasks", async () => {
  const { server, user } = await showList([], []);
  await screen.findByText("You have no open tasks");
  expect(screen.queryByRole("tab", { name: "All" })).toBeNull();
  await user.click(screen.getAllByRole("button", { name: "New task" })[0]!);
  const dialog = await screen.findByRole("dialog", { name: "New task" });
  expect(within(dialog).queryByRole("searchbox")).toBeNull();
  expect(within(dialog).queryByText("Assigned to")).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "New task" }));
  expect(within(dialog).getByText("Enter a task name.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: "Task" }), "Sing");
  await user.click(within(dialog).getByRole("button", { name: "New task" }));
  await waitFor(() => expect(lastBody(server, "POST", /tasks/)).toMatchObject({ title: "Sing", dueDate: null }));
});

test("S2.20 a task can be completed, and Undo reopens it", async () => {
  const { server, user } = await showOne(makeTask());
  await user.click(await screen.findByRole("button", { name: "Mark complete" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /tasks/)).toEqual({ status: "closed" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(lastBody(server, "PATCH", /tasks/)).toEqual({ status: "open" }));
});

test("S7.06 an assignee who may not change a task gets no buttons to edit, delete or reassign it", async () => {
  await showOne(makeTask({ mayChange: false }), []);
  await screen.findByRole("button", { name: "Mark complete" });
  for (const name of ["Edit", "Delete", "Reassign"]) expect(screen.queryByRole("button", { name })).toBeNull();
});

test("a task is deleted only after a confirmation", async () => {
  const { server, user, address } = await showOne(makeTask());
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete “Call the plumber”?" });
  expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(address()).toBe("/tasks"));
});

test("S2.20 a task that does not exist here shows a page instead of an error", async () => {
  await showOne(refuse(404, { code: "task-not-found", errors: ["Task not found, or you don't have access to it."] }));
  expect(await screen.findByRole("heading", { name: "Your task" })).toBeTruthy();
});

test("Enter in the assignee search chooses the only result and does not save the task", async () => {
  const { server, user } = await showPage({
    page: <TasksPage />,
    path: "/tasks",
    may: [can.editPlans, can.viewPeople],
    answers: {
      "GET /tasks?*": [],
      "POST /tasks": makeTask(),
      "GET /people/search?term=ruth": [
        somePerson({ id: "ruth", name: { ...somePerson().name, display: "Ruth Boaz" } }),
      ],
    },
  });
  await user.click((await screen.findAllByRole("button", { name: "New task" }))[0]!);
  const dialog = await screen.findByRole("dialog", { name: "New task" });
  await user.type(within(dialog).getByRole("textbox", { name: "Task" }), "Glean");
  await user.click(within(dialog).getByRole("button", { name: "Choose someone else" }));
  await user.type(within(dialog).getByRole("searchbox", { name: "Assigned to" }), "ruth{Enter}");
  expect(server.requests.some(({ method, path }) => method === "POST" && path === "/tasks")).toBe(false);
  await user.click(within(dialog).getByRole("button", { name: "New task" }));
  expect(within(dialog).getByText("Choose who this task is assigned to.")).toBeTruthy();
  await within(dialog).findByRole("button", { name: /Ruth Boaz/ });
  await user.type(within(dialog).getByRole("searchbox", { name: "Assigned to" }), "{Enter}");
  await within(dialog).findByText("Ruth Boaz");
  await user.click(within(dialog).getByRole("button", { name: "New task" }));
  await waitFor(() => expect(lastBody(server, "POST", /tasks/)).toMatchObject({ title: "Glean", assigneeId: "ruth" }));
});
