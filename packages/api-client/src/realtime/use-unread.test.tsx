import { act, render, screen } from "@testing-library/react";
import { countUnread } from "@offertory/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProvider } from "../react/api-provider.tsx";
import { startClient } from "../react/start-client.ts";
import { pretendServer, someConfig, somePerson, someSignIn, someUserChurch } from "../testing/index.ts";
import { pretendSockets } from "../testing/pretend-sockets.ts";
import { someMessage } from "../testing/some-message.ts";
import { useRealtime } from "./use-realtime.ts";
import { useUnread } from "./use-unread.ts";

const COUNT = "GET /notifications/unreadCount";

beforeEach(() => {
  document.cookie = "jwt=kept; Path=/";
  document.cookie = "lastChurchId=church-grace; Path=/";
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Badge() {
  useRealtime();
  const unread = useUnread();
  return <p>{unread ? `${unread.messages} and ${unread.notifications}` : "nothing known"}</p>;
}

async function show() {
  const sockets = pretendSockets();
  const server = pretendServer({
    "POST /users/login": someSignIn([someUserChurch(), someUserChurch({ id: "hope" })]),
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
    "POST /churches/select": someUserChurch({ id: "hope" }),
    "POST /connections": [],
    [COUNT]: { notificationCount: 1, pmCount: 2 },
  });
  const client = startClient(someConfig());
  await client.session.start();
  const shown = render(
    <ApiProvider client={client}>
      <Badge />
    </ApiProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  const counts = () => server.requests.filter(({ path }) => path === countUnread.path).length;
  return { ...shown, server, sockets, client, counts };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("S2.11 the unread counts are shown even if no socket opens", async () => {
  await show();
  expect(await screen.findByText("2 and 1")).toBeTruthy();
});

test("S4.10 unread counts are read once, 300 ms after the last of several broadcasts", async () => {
  const { sockets, counts } = await show();
  await screen.findByText("2 and 1");
  await act(() => sockets.open());
  await pass(100);
  const before = counts();
  sockets.say("privateMessage", {});
  await pass(200);
  sockets.say("notification", {});
  await pass(200);
  expect(counts()).toBe(before);
  await pass(150);
  expect(counts()).toBe(before + 1);
});

test("a page that was just opened reads the unread counts again only several seconds after it connected", async () => {
  const { sockets, counts, server } = await show();
  await screen.findByText("2 and 1");
  await act(() => sockets.open());
  await pass(5000);
  expect(counts()).toBe(0);
  server.answer(COUNT, { notificationCount: 1, pmCount: 3 });
  await pass(6000);
  expect(counts()).toBe(1);
  expect(await screen.findByText("3 and 1")).toBeTruthy();
});

test("S4.10 unread counts are read after a message to the person, but not after a message between others", async () => {
  const { sockets, counts } = await show();
  await screen.findByText("2 and 1");
  await act(() => sockets.open());
  await pass(100);
  const before = counts();
  sockets.say("message", { message: someMessage({ personId: "ruth" }), notifyPersonId: "naomi" });
  await pass(1000);
  expect(counts()).toBe(before);
  sockets.say("message", { message: someMessage({ personId: "ruth" }), notifyPersonId: "person-of-church-grace" });
  await pass(1000);
  expect(counts()).toBe(before + 1);
});

test("S4.10 unread counts are read immediately after a reconnect", async () => {
  const { sockets, counts, server } = await show();
  await screen.findByText("2 and 1");
  await act(() => sockets.open());
  await pass(100);
  server.answer(COUNT, { notificationCount: 0, pmCount: 5 });
  const before = counts();
  act(() => sockets.disconnect());
  await pass(1100);
  await act(() => sockets.open("socket-2"));
  await pass(100);
  expect(counts()).toBe(before + 1);
  expect(await screen.findByText("5 and 0")).toBeTruthy();
});

test("switching churches opens another connection, and signing out closes it", async () => {
  const { sockets, client, server, unmount } = await show();
  await act(() => sockets.open());
  await act(() => client.session.choose("hope"));
  expect(sockets.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  await act(() => sockets.open("socket-2"));
  await pass(10);
  const posts = server.requests
    .filter(({ path }) => path === "/connections")
    .map(({ body, token }) => ({ body, token }));
  expect(posts.at(-1)).toMatchObject({ token: "jwt-of-hope", body: [{ churchId: "hope", socketId: "socket-2" }] });
  act(() => client.session.signOut());
  expect(sockets.all.every(({ isClosed }) => isClosed)).toBe(true);
  unmount();
});
