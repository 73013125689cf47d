import {
  pretendServer,
  pretendSockets,
  refuse,
  type ServerAnswers,
  someMessage,
  somePerson,
  someSignIn,
  someUserChurch,
  unreachable,
} from "@offertory/api-client/testing";
import { useRealtime, useUnread } from "@offertory/api-client";
import { can } from "@offertory/contract";
import { renderScreen } from "@offertory/features/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesPanel } from "./messages-panel.tsx";
import { somePrivateMessage } from "./testing/some-private-message.ts";
import type { Counterpart } from "./conversation.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "jwt=kept; Path=/";
  document.cookie = "lastChurchId=church-grace; Path=/";
});
afterEach(() => vi.unstubAllGlobals());

const ME = "person-of-church-grace";
const hers = someMessage({
  id: "m1",
  content: "Are you coming on Sunday?\nRuth",
  timeSent: "2026-03-01T10:00:00.000Z",
});
const mine = someMessage({ id: "m2", personId: ME, content: "Yes, I am", timeSent: "2026-03-01T10:05:00.000Z" });
const privateConversation = somePrivateMessage({ fromPersonId: ME, messages: [hers], unread: 2, notifyPersonId: ME });
const ruth: Counterpart = { id: "ruth", name: "Ruth Boaz", photo: "" };

function Panel({ to }: { to?: Counterpart }) {
  useRealtime();
  const unread = useUnread();
  return (
    <>
      <p>Unread in the header: {unread?.messages}</p>
      <MessagesPanel open onClose={() => {}} to={to} />
    </>
  );
}

async function show<More extends string = never>(
  answers?: ServerAnswers<More>,
  to?: Counterpart,
  may = [can.viewMembers],
) {
  const sockets = pretendSockets();
  const server = pretendServer(
    {
      "POST /users/login": someSignIn([someUserChurch({}, may)]),
      "GET /people/*": somePerson(),
      "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
      "POST /connections": [],
      "GET /notifications/unreadCount": { notificationCount: 0, pmCount: 0 },
      "GET /privateMessages": [privateConversation],
      "GET /privateMessages/pm-1": privateConversation,
      "GET /privateMessages/existing/*": {},
      "GET /privateMessages/reach/*": { unreachable: null },
      "GET /messages/conversation/*": [hers, mine],
      "POST /messages": ({ body }) =>
        body.map((each) =>
          someMessage({
            ...each,
            clientId: each.clientId ?? null,
            id: each.id ?? `id-${each.clientId}`,
            personId: ME,
            timeSent: new Date().toISOString(),
          }),
        ),
    },
    answers,
  );
  const shown = await renderScreen(<Panel {...(to && { to })} />);
  await screen.findByRole("dialog", { name: "Messages" });
  const calls = (method: string, path: string) =>
    server.requests.filter((each) => each.method === method && each.path === path);
  return { ...shown, server, sockets, calls };
}

async function openConversation<More extends string = never>(answers?: ServerAnswers<More>) {
  const shown = await show(answers);
  await shown.user.click(await screen.findByRole("button", { name: /Ruth Boaz/ }));
  await screen.findByText("Yes, I am");
  return { ...shown, box: screen.getByRole("textbox", { name: "Message" }) };
}

test("S2.21 an empty list shows 'No conversations'", async () => {
  await show({ "GET /privateMessages": [] });
  expect(await screen.findByText("No conversations")).toBeTruthy();
});

test("S2.19 S4.07 the list shows the number of conversations, unread messages, and the latest message's first line", async () => {
  await show();
  expect(await screen.findByText("1 conversation")).toBeTruthy();
  const row = screen.getByRole("button", { name: /Ruth Boaz/ });
  expect(within(row).getByText("New")).toBeTruthy();
  expect(within(row).getByText("2 unread messages")).toBeTruthy();
  expect(within(row).getByText("Are you coming on Sunday?")).toBeTruthy();
  expect(screen.getByRole("button", { name: "New message" })).toBeTruthy();
});

test("S2.21 a conversation without messages shows 'No message preview available'", async () => {
  await show({ "GET /privateMessages": [somePrivateMessage({ fromPersonId: ME, messages: [] })] });
  expect(await screen.findByText("No message preview available")).toBeTruthy();
});

test("conversations that could not be loaded can be loaded again", async () => {
  const { server, user } = await show({ "GET /privateMessages": refuse(403) });
  await user.click(
    await screen.findByRole("button", { name: "Try again" }).then(async (button) => {
      server.answer("GET /privateMessages", [privateConversation]);
      return button;
    }),
  );
  expect(await screen.findByText("Ruth Boaz")).toBeTruthy();
});

test("S4.08 opening a conversation marks it as read, then refreshes the counts, and the back button leads to the list", async () => {
  let pmCount = 2;
  const read = Promise.withResolvers<void>();
  const { calls, user, box } = await openConversation({
    "GET /notifications/unreadCount": () => ({ notificationCount: 0, pmCount }),
    "GET /privateMessages/pm-1": () => read.promise.then(() => privateConversation),
  });
  await waitFor(() => expect(calls("GET", "/privateMessages/pm-1")).toHaveLength(1));
  await user.type(box, "Yes");
  expect(calls("GET", "/notifications/unreadCount")).toEqual([]);
  expect(screen.getByText("Unread in the header: 2")).toBeTruthy();
  pmCount = 0;
  await act(async () => read.resolve());
  expect(await screen.findByText("Unread in the header: 0")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Back to all conversations" }));
  expect(await screen.findByText("1 conversation")).toBeTruthy();
});

test("S4.08 opening a conversation marks it as read even if the list shows no unread messages", async () => {
  const read = somePrivateMessage({ fromPersonId: ME, messages: [hers] });
  const { calls } = await openConversation({ "GET /privateMessages": [read] });
  await waitFor(() => expect(calls("GET", "/privateMessages/pm-1")).toHaveLength(1));
});

test("S4.09 S5.06 Enter sends a message, empties the box and keeps the focus, and a blank message is not sent", async () => {
  const { user, box, calls } = await openConversation();
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  await user.type(box, "  {Enter}");
  expect(screen.getByText("Please enter a message")).toBeTruthy();
  await user.clear(box);
  await user.type(box, "See you{Shift>}{Enter}{/Shift}there{Enter}");
  await waitFor(() => expect(calls("POST", "/messages")).toHaveLength(1));
  expect(calls("POST", "/messages")[0]?.body).toMatchObject([
    { conversationId: "conversation-1", content: "See you\nthere" },
  ]);
  expect(box).toHaveProperty("value", "");
  expect(document.activeElement).toBe(box);
  await waitFor(() => expect(screen.queryByText("Saving…")).toBeNull());
  expect(screen.getAllByText(/See you/)).toHaveLength(1);
});

test("a message received over the socket is shown once, announced, and marked as read", async () => {
  const { sockets, calls } = await openConversation();
  await act(() => sockets.open());
  const message = someMessage({ id: "m9", content: "Wonderful", timeSent: "2026-03-01T11:00:00.000Z" });
  act(() => sockets.say("privateMessage", { message, conversationId: "conversation-1", notifyPersonId: ME }));
  act(() => sockets.say("message", { message, conversationId: "conversation-1" }));
  expect(await screen.findByText("Ruth Boaz: Wonderful")).toBeTruthy();
  expect(screen.getAllByText("Wonderful")).toHaveLength(1);
  await waitFor(() => expect(calls("GET", "/privateMessages/pm-1")).toHaveLength(2));
  act(() => sockets.say("deleteMessage", { messageId: "m9", conversationId: "conversation-1" }));
  await waitFor(() => expect(screen.queryByText("Wonderful")).toBeNull());
});

test("a message written offline is shown as waiting to be sent", async () => {
  const { user, box } = await openConversation({ "POST /messages": unreachable });
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
  });
  await user.type(box, "On my way{Enter}");
  expect(await screen.findByText("Sending…")).toBeTruthy();
  expect(screen.getByText(/You're offline/)).toBeTruthy();
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event("online")));
});

test("a refused message shows the reason and can be sent again", async () => {
  const { user, box, server } = await openConversation({
    "POST /messages": refuse(400, { errors: ["Too many links."] }),
  });
  await user.type(box, "Look here{Enter}");
  expect(await screen.findByText("Couldn't send: Too many links.")).toBeTruthy();
  server.answer("POST /messages", ({ body }) =>
    body.map((each) => someMessage({ content: each.content, id: "m7", personId: ME })),
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  expect(screen.getByText("Look here")).toBeTruthy();
});

test("S6.03 a user can edit only their own messages, and an edited message is labeled", async () => {
  const { user, calls, server } = await openConversation();
  const menus = screen.getAllByRole("button", { name: "Message options" });
  expect(menus).toHaveLength(1);
  await user.click(menus[0] ?? document.body);
  await user.click(screen.getByRole("menuitem", { name: "Edit" }));
  const box = screen.getByRole("textbox", { name: "Message" });
  expect(box).toHaveProperty("value", "Yes, I am");
  server.answer("POST /messages", [{ ...mine, content: "Yes, we are", timeUpdated: "2026-03-01T10:06:00.000Z" }]);
  await user.clear(box);
  await user.type(box, "Yes, we are{Enter}");
  expect(await screen.findByText("Yes, we are")).toBeTruthy();
  expect(screen.getByText(/\(edited\)/)).toBeTruthy();
  expect(calls("POST", "/messages")[0]?.body).toEqual([
    { id: "m2", conversationId: "conversation-1", content: "Yes, we are" },
  ]);
});

test.each([
  [refuse(403, "Forbidden"), "You can't edit the message sent by others."],
  [refuse(400, { errors: ["It is too long."] }), "It is too long."],
  [unreachable, "Failed to save message. Please try again."],
])("S8.04 an edit that could not be saved shows the reason (%#)", async (answer, sentence) => {
  const { user } = await openConversation({ "POST /messages": answer });
  await user.click(screen.getByRole("button", { name: "Message options" }));
  await user.click(screen.getByRole("menuitem", { name: "Edit" }));
  await user.type(screen.getByRole("textbox", { name: "Message" }), "!{Enter}");
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("a message is deleted only after a confirmation", async () => {
  const { user, calls } = await openConversation({ "DELETE /messages/m2": {} });
  await user.click(screen.getByRole("button", { name: "Message options" }));
  await user.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(calls("DELETE", "/messages/m2")).toHaveLength(0);
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Yes, I am")).toBeNull());
  expect(calls("DELETE", "/messages/m2")).toHaveLength(1);
});

test("S8.08 S5.06 a search without results shows 'No people found' with a hint, and blank input is ignored", async () => {
  const { user, server } = await show({ "GET /people/search?term=nobody": [] });
  await user.click(await screen.findByRole("button", { name: "New message" }));
  const search = screen.getByRole("searchbox", { name: "Who do you want to message?" });
  await user.type(search, "   ");
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(server.requests.some(({ path }) => path.startsWith("/people/search"))).toBe(false);
  await user.clear(search);
  await user.type(search, "nobody");
  expect(await screen.findByText("No people found")).toBeTruthy();
  expect(screen.getByText("Try another name.")).toBeTruthy();
});

const begun = somePrivateMessage({ fromPersonId: ME, id: "pm-2", conversationId: "conversation-2", messages: [] });
const beginning = {
  "POST /conversations": [
    {
      id: "conversation-2",
      churchId: "church-grace",
      contentType: "privateMessage",
      contentId: ME,
      title: "",
      visibility: "hidden",
      allowAnonymousPosts: false,
      dateCreated: "2026-03-01T10:00:00.000Z",
    },
  ],
  "POST /privateMessages": [begun],
  "GET /messages/conversation/conversation-2": [],
};

test("S2.19 the first message creates the conversation and opens it", async () => {
  const { user, calls } = await show(beginning, ruth);
  await user.type(await screen.findByRole("textbox", { name: "Message" }), "Good morning{Enter}");
  expect(await screen.findByRole("region", { name: "Messages with Ruth Boaz" })).toBeTruthy();
  expect(calls("POST", "/privateMessages")[0]?.body).toEqual([
    { fromPersonId: ME, toPersonId: "ruth", conversationId: "conversation-2" },
  ]);
  await waitFor(() => expect(calls("POST", "/messages")[0]?.body).toMatchObject([{ content: "Good morning" }]));
});

test("writing to a person with an existing conversation opens that conversation", async () => {
  await show({ "GET /privateMessages/existing/ruth": privateConversation }, ruth);
  expect(await screen.findByText("Yes, I am")).toBeTruthy();
});

test("text typed before the existing conversation has loaded is kept", async () => {
  let find = () => {};
  const found = new Promise<void>((resolve) => (find = resolve));
  const { user } = await show(
    { "GET /privateMessages/existing/ruth": () => found.then(() => privateConversation) },
    ruth,
  );
  await user.type(await screen.findByRole("textbox", { name: "Message" }), "Good morning");
  await act(async () => find());
  expect(await screen.findByText("Yes, I am")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveProperty("value", "Good morning");
});

test("S4.09 pressing Send twice in a new conversation posts one message", async () => {
  const { user, calls } = await show(beginning, ruth);
  await user.type(await screen.findByRole("textbox", { name: "Message" }), "Good morning");
  const send = screen.getByRole("button", { name: "Send" });
  act(() => {
    send.click();
    send.click();
  });
  expect(await screen.findByRole("region", { name: "Messages with Ruth Boaz" })).toBeTruthy();
  await waitFor(() => expect(calls("POST", "/messages").length).toBeGreaterThan(0));
  expect(calls("POST", "/conversations")).toHaveLength(1);
  expect(calls("POST", "/messages")).toHaveLength(1);
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveProperty("value", "");
});

test("an unsent message is restored after going back, and cleared once it is sent", async () => {
  const { user, box } = await openConversation();
  await user.type(box, "Half a sentence");
  await user.click(screen.getByRole("button", { name: "Back to all conversations" }));
  await user.click(await screen.findByRole("button", { name: /Ruth Boaz/ }));
  const again = await screen.findByRole("textbox", { name: "Message" });
  expect(again).toHaveProperty("value", "Half a sentence");
  await user.type(again, "{Enter}");
  await user.click(screen.getByRole("button", { name: "Back to all conversations" }));
  await user.click(await screen.findByRole("button", { name: /Ruth Boaz/ }));
  expect(await screen.findByRole("textbox", { name: "Message" })).toHaveProperty("value", "");
});

test("Escape cancels editing a message without closing the dialog, and the typed text is kept", async () => {
  const { user } = await openConversation();
  const edit = async () => {
    await user.click(screen.getByRole("button", { name: "Message options" }));
    await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
    return screen.findByRole("textbox", { name: "Message" });
  };
  await user.type(await edit(), ", with Boaz");
  await user.keyboard("{Escape}");
  expect(screen.queryByText("Editing message")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Messages" })).toBeTruthy();
  expect(await edit()).toHaveProperty("value", "Yes, I am, with Boaz");
  await user.click(screen.getByRole("button", { name: "Cancel editing" }));
  expect(await edit()).toHaveProperty("value", "Yes, I am");
});

test("a user without permission to search for people sees a message instead of the search", async () => {
  const { user } = await show({}, undefined, []);
  await user.click(await screen.findByRole("button", { name: "New message" }));
  expect(await screen.findByText("You can't search for people here")).toBeTruthy();
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByText("No people found")).toBeNull();
});

test("S8.08 a search with more results than it shows displays a hint instead of a count", async () => {
  const many = Array.from({ length: 25 }, (_, place) => somePerson({ id: `p${place}` }));
  const { user } = await show({ "GET /people/search?term=lee": many });
  await user.click(await screen.findByRole("button", { name: "New message" }));
  await user.type(screen.getByRole("searchbox", { name: "Who do you want to message?" }), "lee");
  expect(await screen.findByText(/Only the first results are shown/)).toBeTruthy();
  expect(screen.queryByText(/25 people found/)).toBeNull();
});

test("S8.04 a message refused as Forbidden shows the reason in a sentence", async () => {
  const { user, box } = await openConversation({ "POST /messages": refuse(403, "Forbidden") });
  await user.type(box, "Hello{Enter}");
  expect(await screen.findByText("Couldn't send: You can't edit the message sent by others.")).toBeTruthy();
});

test("writing to a person without an account shows a warning and an email link", async () => {
  await show(
    {
      "GET /privateMessages/reach/ruth": { unreachable: "no-account" },
      "GET /people/ruth": somePerson({
        id: "ruth",
        contactInfo: { ...somePerson().contactInfo, email: "ruth@example.com" },
      }),
    },
    ruth,
  );
  expect(await screen.findByText(/Ruth Boaz has no account and can't read this/)).toBeTruthy();
  const email = await screen.findByRole("link", { name: /Send an email/ });
  expect(email.getAttribute("href")).toBe("mailto:ruth%40example.com");
});
