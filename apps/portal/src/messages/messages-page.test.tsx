import { pretendSockets, refuse, type ServerAnswers, someMessage, somePerson } from "@offertory/api-client/testing";
import { useRealtime } from "@offertory/api-client";
import type { PrivateMessage } from "@offertory/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { MessagesPage } from "./messages-page.tsx";

let sockets: ReturnType<typeof pretendSockets>;
let isWide = true;

beforeEach(() => {
  isWide = true;
  sockets = pretendSockets();
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const ME = "person-of-church-grace";

function conversationWith(id: string, display: string, text: string, minute: number, unread = 0): PrivateMessage {
  return {
    id: `pm-${id}`,
    churchId: "church-grace",
    fromPersonId: ME,
    toPersonId: id,
    notifyPersonId: unread > 0 ? ME : null,
    conversationId: `conversation-${id}`,
    unread,
    person: {
      id,
      name: { ...somePerson().name, display },
      photo: "",
      photoUpdated: null,
      membershipStatus: "Member",
    },
    conversation: {
      messages: [
        someMessage({
          id: `message-${id}-${minute}`,
          personId: id,
          content: text,
          timeSent: `2026-03-01T10:${String(minute).padStart(2, "0")}:00.000Z`,
        }),
      ],
    },
  };
}

const ruth = conversationWith("ruth", "Ruth Boaz", "See you on Sunday", 20, 2);
const naomi = conversationWith("naomi", "Naomi Elimelech", "Thank you", 10);

function Live() {
  useRealtime();
  return <MessagesPage />;
}

const show = <More extends string = never>(at: string, answers?: ServerAnswers<More>) =>
  showPage(
    {
      page: <Live />,
      path: at === "/messages" || at === "/messages/new" ? at : "/messages/:id",
      at,
      may: [],
      answers: {
        "POST /connections": [],
        "GET /notifications/unreadCount": { notificationCount: 0, pmCount: 2 },
        "GET /privateMessages": [ruth, naomi],
        "GET /privateMessages/pm-ruth": ruth,
        "GET /privateMessages/pm-naomi": naomi,
        "GET /privateMessages/reach/*": { unreachable: null },
        "GET /messages/conversation/*": ruth.conversation.messages,
      },
    },
    answers ? { answers } : {},
  );

test("the list is a row of links, each marked once if it has unread messages, beside a hint that none is selected", async () => {
  await show("/messages");
  const row = await screen.findByRole("link", { name: /Ruth Boaz/ });
  expect(row.getAttribute("href")).toBe("/messages/pm-ruth");
  expect(within(row).getAllByText("New")).toHaveLength(1);
  expect(within(screen.getByRole("link", { name: /Naomi/ })).queryByText("New")).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "Messages" })).toBeTruthy();
  expect(screen.getByText("No conversation selected")).toBeTruthy();
});

test("a link to a conversation shows it beside the list, where it is marked as the current one", async () => {
  await show("/messages/pm-ruth");
  expect(await screen.findByRole("heading", { level: 2, name: "Ruth Boaz" })).toBeTruthy();
  expect(await screen.findByRole("region", { name: "Messages with Ruth Boaz" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Ruth Boaz/ }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: /Naomi/ }).getAttribute("aria-current")).toBeNull();
  expect(screen.queryByRole("button", { name: "Back to all conversations" })).toBeNull();
  // The page was just opened, so the focus is not taken.
  expect(document.activeElement).toBe(document.body);
});

test("a narrow screen shows only the open conversation, and its back button leads to the list", async () => {
  isWide = false;
  const { user, address } = await show("/messages/pm-ruth");
  expect(await screen.findByRole("heading", { level: 1, name: "Ruth Boaz" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Naomi/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to all conversations" }));
  await waitFor(() => expect(address()).toBe("/messages"));
});

test("a narrow screen shows only the list until a conversation is opened", async () => {
  isWide = false;
  await show("/messages");
  expect(await screen.findByRole("link", { name: /Ruth Boaz/ })).toBeTruthy();
  expect(screen.queryByText("No conversation selected")).toBeNull();
});

test("the arrow keys move between the conversations", async () => {
  const { user } = await show("/messages");
  (await screen.findByRole("link", { name: /Ruth Boaz/ })).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /Naomi/ }));
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /Ruth Boaz/ }));
});

test("without conversations, the page offers only to write a message", async () => {
  await show("/messages", { "GET /privateMessages": [] });
  expect(await screen.findByText("No conversations")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "New message" })).toHaveLength(2);
  expect(screen.queryByText("No conversation selected")).toBeNull();
});

test("a conversation that is not among the listed ones is read by itself", async () => {
  await show("/messages/pm-naomi", { "GET /privateMessages": [ruth] });
  expect(await screen.findByRole("heading", { level: 2, name: "Naomi Elimelech" })).toBeTruthy();
});

test("an unknown conversation is reported, with a link back to the list", async () => {
  await show("/messages/pm-gone", { "GET /privateMessages/pm-gone": refuse(404, { code: "conversation-not-found" }) });
  expect(await screen.findByText("Conversation not found.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to all conversations" }).getAttribute("href")).toBe("/messages");
});

test("a conversation that could not be read can be read again", async () => {
  const { server, user } = await show("/messages/pm-naomi", {
    "GET /privateMessages": [ruth],
    "GET /privateMessages/pm-naomi": refuse(403),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  server.answer("GET /privateMessages/pm-naomi", naomi);
  await user.click(again);
  expect(await screen.findByRole("heading", { level: 2, name: "Naomi Elimelech" })).toBeTruthy();
});

test("a message that arrives in another conversation is announced politely", async () => {
  const { server } = await show("/messages/pm-ruth");
  await screen.findByRole("heading", { level: 2, name: "Ruth Boaz" });
  const said = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  expect(said()).not.toContain("Naomi Elimelech: Can you help?");
  await act(() => sockets.open());
  server.answer("GET /privateMessages", [conversationWith("naomi", "Naomi Elimelech", "Can you help?", 30, 1), ruth]);
  act(() => sockets.say("privateMessage", {}));
  await waitFor(() => expect(said()).toContain("Naomi Elimelech: Can you help?"));
});
