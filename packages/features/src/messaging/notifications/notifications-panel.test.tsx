import { type AppName, useRealtime } from "@offertory/api-client";
import {
  type AnswerAt,
  pretendServer,
  pretendSockets,
  refuse,
  somePerson,
  someSignIn,
  someUserChurch,
} from "@offertory/api-client/testing";
import { NOTIFICATIONS_PER_PAGE } from "@offertory/contract";
import { renderScreen } from "@offertory/features/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotificationsPanel } from "./notifications-panel.tsx";
import { someNotification } from "./testing/some-notification.ts";

beforeEach(() => {
  document.cookie = "jwt=kept; Path=/";
  document.cookie = "lastChurchId=church-grace; Path=/";
});
afterEach(() => vi.unstubAllGlobals());

const MY = "GET /notifications/my";
const onMessages = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

function Panel() {
  useRealtime();
  return <NotificationsPanel open onClose={onClose} onMessages={onMessages} />;
}

async function show(list: AnswerAt<typeof MY>, app: AppName = "portal") {
  const sockets = pretendSockets();
  const server = pretendServer({
    "POST /users/login": someSignIn([someUserChurch()]),
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
    "POST /connections": [],
    [MY]: list,
  });
  const shown = await renderScreen(<Panel />, { config: { app } });
  await screen.findByRole("dialog", { name: "Notifications" });
  return { ...shown, server, sockets };
}

test("S2.21 an empty list shows 'No notifications'", async () => {
  await show([]);
  expect(await screen.findByText("No notifications")).toBeTruthy();
});

test("S2.20 a task opens inside the portal, and the panel closes", async () => {
  const { user, path } = await show([someNotification({ isNew: true })]);
  const link = await screen.findByRole("link", { name: /Set up the chairs/ });
  expect(within(link).getByText("New")).toBeTruthy();
  await user.click(link);
  expect(path()).toBe("/tasks/x1");
  expect(onClose).toHaveBeenCalled();
});

test("S2.20 an assignment opens a new window from another app", async () => {
  await show([someNotification({ contentType: "assignment" })], "lessons");
  const link = await screen.findByRole("link", { name: /Set up the chairs/ });
  expect(link.getAttribute("href")).toBe("http://localhost:3000/my/plans/x1");
  expect(link.getAttribute("target")).toBe("_blank");
});

test("a notification about a message opens the messages", async () => {
  const { user } = await show([someNotification({ contentType: "privateMessage", message: "Ruth wrote to you" })]);
  await user.click(await screen.findByRole("button", { name: /Ruth wrote to you/ }));
  expect(onMessages).toHaveBeenCalledOnce();
});

test("older notifications load on request, and new ones appear while the panel is open", async () => {
  const page = Array.from({ length: NOTIFICATIONS_PER_PAGE }, (_, index) =>
    someNotification({ id: `n${100 - index}`, message: `Number ${100 - index}` }),
  );
  const { user, server, sockets } = await show(page);
  await act(() => sockets.open());
  server.answer(`${MY}?before=n51`, [someNotification({ id: "n50", message: "The oldest" })]);
  await user.click(await screen.findByRole("button", { name: "Show older notifications" }));
  expect(await screen.findByText("The oldest")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older notifications" })).toBeNull();

  server.answer(MY, [someNotification({ id: "n999", message: "Just now", isNew: true }), ...page.slice(0, -1)]);
  act(() => sockets.say("notification", {}));
  expect(await screen.findByText("Just now")).toBeTruthy();
  expect(screen.getByText("The oldest")).toBeTruthy();
});

test("notifications that could not be loaded can be loaded again", async () => {
  const { user, server } = await show(refuse(403));
  const button = await screen.findByRole("button", { name: "Try again" });
  server.answer(MY, []);
  await user.click(button);
  await waitFor(() => expect(screen.getByText("No notifications")).toBeTruthy());
});
