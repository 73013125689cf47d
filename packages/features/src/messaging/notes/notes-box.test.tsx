import { useRead, useRealtime } from "@offertory/api-client";
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
import { readTimeline, type TimelineEntry } from "@offertory/contract";
import { renderScreen } from "@offertory/features/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotesBox } from "./notes-box.tsx";

beforeEach(() => {
  document.cookie = "jwt=kept; Path=/";
  document.cookie = "lastChurchId=church-grace; Path=/";
});
afterEach(() => vi.unstubAllGlobals());

const ME = "person-of-church-grace";
const conversation = {
  id: "notes-1",
  churchId: "church-grace",
  contentType: "person",
  contentId: "ruth",
  title: "Ruth Boaz",
  visibility: "hidden",
  allowAnonymousPosts: false,
  dateCreated: "2026-03-01T10:00:00.000Z",
};
const hers = someMessage({
  id: "m1",
  conversationId: "notes-1",
  personId: "naomi",
  displayName: "Naomi",
  content: "Moved house",
});
const mine = someMessage({
  id: "m2",
  conversationId: "notes-1",
  personId: ME,
  displayName: "Ada Lovelace",
  content: "Called her",
  timeSent: "2026-03-02T10:00:00.000Z",
});

function Box({ mayWrite }: { mayWrite: boolean }) {
  useRealtime();
  return <NotesBox contentType="person" contentId="ruth" title="Ruth Boaz" mayWrite={mayWrite} />;
}

function BoxWithTimeline() {
  const timeline = useRead(readTimeline, { params: { id: "ruth" }, query: {} });
  return (
    <>
      <p>{timeline.data?.entries.length} entries</p>
      <Box mayWrite />
    </>
  );
}

async function show<More extends string = never>(
  answers?: ServerAnswers<More>,
  mayWrite = true,
  screenShown = <Box mayWrite={mayWrite} />,
) {
  const sockets = pretendSockets();
  const server = pretendServer(
    {
      "POST /users/login": someSignIn([someUserChurch()]),
      "GET /people/*": somePerson(),
      "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
      "POST /connections": [],
      "GET /conversations/person/ruth": conversation,
      "GET /messages/conversation/notes-1": [hers, mine],
    },
    answers,
  );
  const shown = await renderScreen(screenShown);
  const bodies = (path: string) => server.requests.filter((each) => each.path === path && each.method === "POST");
  return { ...shown, server, sockets, bodies };
}

test("S2.22 S6.03 the notes are listed, and only a note's author sees its edit button", async () => {
  await show();
  const theirs = (await screen.findByText("Moved house")).closest("li");
  const own = screen.getByText("Called her").closest("li");
  if (!theirs || !own) throw new Error("no notes");
  expect(within(theirs).queryByRole("button", { name: "Edit this note" })).toBeNull();
  expect(within(own).getByRole("button", { name: "Edit this note" })).toBeTruthy();
});

test("S2.22 the field for a new note is at most 200px high", async () => {
  await show();
  const box = await screen.findByRole("textbox", { name: "Add a note" });
  expect(box.closest(".max-h-\\[200px\\]")).not.toBeNull();
});

test("a user without write permission can read notes but not add one", async () => {
  await show({}, false);
  await screen.findByText("Moved house");
  expect(screen.queryByRole("textbox", { name: "Add a note" })).toBeNull();
});

test("the first note begins the conversation about the person", async () => {
  const { user, server, bodies } = await show({
    "GET /conversations/person/ruth": null,
    "POST /conversations": [conversation],
    "POST /messages": [mine],
  });
  expect(await screen.findByText("No notes yet")).toBeTruthy();
  server.answer("GET /messages/conversation/notes-1", [mine]);
  await user.type(screen.getByRole("textbox", { name: "Add a note" }), "Called her");
  server.answer("GET /conversations/person/ruth", conversation);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Edit this note" })).toBeTruthy();
  expect(bodies("/conversations")[0]?.body).toMatchObject([{ contentType: "person", contentId: "ruth" }]);
  expect(bodies("/messages")[0]?.body).toMatchObject([{ conversationId: "notes-1", content: "Called her" }]);
  expect(screen.getByRole("textbox", { name: "Add a note" })).toHaveProperty("value", "");
});

test("the timeline beside the notes is loaded again after a note was added", async () => {
  const timeline = (entries: TimelineEntry[]) => ({ kinds: ["note" as const], entries, next: null });
  const { user, server } = await show(
    { "GET /people/ruth/timeline": timeline([]), "POST /messages": [mine] },
    true,
    <BoxWithTimeline />,
  );
  await screen.findByText("0 entries");
  const entry = { kind: "note" as const, id: "m2", at: "2026-03-02T10:00:00.000Z", text: "Called her", writer: "Ada" };
  server.answer("GET /people/ruth/timeline", timeline([entry]));
  await user.type(await screen.findByRole("textbox", { name: "Add a note" }), "Called her{Enter}");
  expect(await screen.findByText("1 entries")).toBeTruthy();
});

test("S5.06 a blank note is not sent and shows 'Please enter a message'", async () => {
  const { user, bodies } = await show();
  await user.type(await screen.findByRole("textbox", { name: "Add a note" }), " {Enter}");
  expect(screen.getByText("Please enter a message")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add note" })).toHaveProperty("disabled", true);
  expect(bodies("/messages")).toEqual([]);
});

test("S8.04 a note that could not be saved stays in the field, and a retry sends the same note", async () => {
  const { user, server, bodies } = await show({ "POST /messages": unreachable });
  const box = await screen.findByRole("textbox", { name: "Add a note" });
  await user.type(box, "Visited{Enter}");
  expect(await screen.findByText("Failed to save message. Please try again.")).toBeTruthy();
  expect(box).toHaveProperty("value", "Visited");
  server.answer("POST /messages", [mine]);
  await user.type(box, "{Enter}");
  await waitFor(() => expect(box).toHaveProperty("value", ""));
  const [first, second] = bodies("/messages").map(({ body }) => JSON.stringify(body));
  expect(first).toContain("clientId");
  expect(second).toBe(first);
});

test("S8.04 S6.03 an edit refused as Forbidden shows 'You can't edit the message sent by others.'", async () => {
  const { user } = await show({ "POST /messages": refuse(403, "Forbidden") });
  await user.click(await screen.findByRole("button", { name: "Edit this note" }));
  await user.type(screen.getByRole("textbox", { name: "Edit this note" }), "!{Enter}");
  expect(await screen.findByText("You can't edit the message sent by others.")).toBeTruthy();
});

test("new notes of other users appear through the conversation's room", async () => {
  const { sockets, bodies } = await show();
  await screen.findByText("Moved house");
  await act(() => sockets.open());
  await waitFor(() =>
    expect(JSON.stringify(bodies("/connections").map(({ body }) => body))).toContain('"conversationId":"notes-1"'),
  );
  const message = { ...hers, id: "m9", content: "Has a new phone", timeSent: "2026-03-03T10:00:00.000Z" };
  act(() => sockets.say("message", { message, conversationId: "notes-1" }));
  expect(await screen.findByText("Has a new phone")).toBeTruthy();
});

test("a note is deleted only after a confirmation", async () => {
  const { user, server } = await show({ "DELETE /messages/m2": {} });
  await user.click(await screen.findByRole("button", { name: "Delete this note" }));
  expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Called her")).toBeNull());
});
