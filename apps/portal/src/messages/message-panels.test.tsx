import { pretendSockets, somePerson } from "@offertory/api-client/testing";
import { screen } from "@testing-library/react";
import { useLocation } from "@offertory/router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { TaskPage } from "./kept-elsewhere-page.tsx";
import { MessagePanelsProvider, useMessagePanels } from "./message-panels.tsx";
import { useMessagePerson } from "./use-message-person.ts";

beforeEach(() => void pretendSockets());
afterEach(() => vi.unstubAllGlobals());

const ruth = somePerson({
  id: "ruth",
  name: { ...somePerson().name, first: "Ruth", last: "Boaz", display: "Ruth Boaz" },
});
const Count = () => <p>{useMessagePanels().unread?.messages} waiting</p>;
const MessageButton = ({ person }: { person: typeof ruth }) => {
  const open = useMessagePerson(person);
  return open && <button onClick={open}>Message</button>;
};
const Where = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};
const show = (person = ruth, at = "/people/ruth") =>
  showPage({
    page: (
      <MessagePanelsProvider>
        <Count />
        <Where />
        <MessageButton person={person} />
      </MessagePanelsProvider>
    ),
    path: "/people/:id",
    at,
    may: [],
    answers: {
      "GET /privateMessages": [],
      "GET /notifications/unreadCount": { notificationCount: 1, pmCount: 4 },
      "GET /privateMessages/existing/ruth": {},
      "GET /notifications/my": [],
      "POST /connections": [],
    },
  });

test("S2.11 the number of unread messages is shown, and a person's Message button opens the conversation", async () => {
  const { user } = await show();
  expect(await screen.findByText("4 waiting")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Message" }));
  expect(await screen.findByRole("textbox", { name: "Message" })).toBeTruthy();
  expect(screen.getByText("Ruth Boaz")).toBeTruthy();
});

test("a link with open=messages leads to the page of the messages", async () => {
  const { address } = await show(ruth, "/people/ruth?open=messages&tab=2");
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
  expect(address()).toBe("/messages");
});

test("a link with open=notifications opens the notifications, and its parameter is removed from the URL", async () => {
  await show(ruth, "/people/ruth?open=notifications&tab=2");
  expect(await screen.findByRole("dialog", { name: "Notifications" })).toBeTruthy();
  expect(screen.getByText("at /people/ruth?tab=2")).toBeTruthy();
});

test("the Message button is not shown for the caller's own record", async () => {
  await show(somePerson());
  await screen.findByText("4 waiting");
  expect(screen.queryByRole("button", { name: "Message" })).toBeNull();
});

test("S2.20 a task of another tool shows the text of its notification", async () => {
  const notification = {
    id: "n1",
    contentType: "task",
    message: "Set up the chairs",
    link: null,
    isNew: true,
    timeSent: "2026-03-01T10:00:00.000Z",
  };
  await showPage({
    page: <TaskPage />,
    path: "/tasks/:id",
    at: "/tasks/x1",
    may: [],
    answers: {
      "GET /notifications/my": [
        { ...notification, contentId: "x1" },
        { ...notification, id: "n2", contentId: "x2", message: "Other" },
      ],
    },
  });
  expect(await screen.findByText("Set up the chairs")).toBeTruthy();
  expect(screen.getByText(/managed in another app/)).toBeTruthy();
  expect(screen.queryByText("Other")).toBeNull();
});
