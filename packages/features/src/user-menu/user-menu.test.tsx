import { pretendServer, refuse, somePerson, someSignIn, someUserChurch } from "@offertory/api-client/testing";
import { renderScreen } from "@offertory/features/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SwitchChurchPanel } from "./switch-church-panel.tsx";
import { UserMenu, type UserMenuProps } from "./user-menu.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["jwt", "email", "name", "lastChurchId"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

const grace = someUserChurch({ id: "grace", name: "Grace Community Church" });
const hope = someUserChurch({ id: "hope", name: "Hope Chapel", subDomain: "hope" });

async function openMenu(props: UserMenuProps = {}, app: "portal" | "lessons" = "portal") {
  document.cookie = "jwt=kept; Path=/";
  document.cookie = "lastChurchId=grace; Path=/";
  let handovers = 0;
  const server = pretendServer({
    "POST /users/login": someSignIn([grace, hope]),
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "grace", lastAccessed: "2026-01-01" },
    "POST /users/handover": () => ({ jwt: `handover-${++handovers}` }),
    "POST /churches/select": hope,
  });
  const shown = await renderScreen(<UserMenu {...props} />, { at: "/people?search=a", config: { app } });
  await shown.user.click(screen.getByRole("button", { name: /Ada Lovelace/ }));
  return { ...shown, ...server };
}

const panel = (userChurches: unknown) => (
  <SwitchChurchPanel
    userChurches={userChurches}
    currentChurchId="grace"
    busy={false}
    onBack={() => {}}
    onChoose={() => {}}
  />
);

test("S2.13 the panel shows 'Loading churches...' while the churches load", async () => {
  await renderScreen(panel(null), { before: () => {} });
  expect(screen.getByText("Loading churches...")).toBeTruthy();
});

test("S2.13 the panel shows 'No churches available' for an empty list", async () => {
  await renderScreen(panel([]), { before: () => {} });
  expect(screen.getByText("No churches available")).toBeTruthy();
});

test("S2.13 the panel shows 'Error: Invalid church data format' for a value that is not a list of churches", async () => {
  await renderScreen(panel({ churches: [] }), { before: () => {} });
  expect(screen.getByText("Error: Invalid church data format")).toBeTruthy();
});

test("S2.11 messages and notifications are shown with their unread counts, and the badge shows the total", async () => {
  const opened: string[] = [];
  const { user } = await openMenu({
    unread: { messages: 2, notifications: 3 },
    onMessages: () => void opened.push("messages"),
    onNotifications: () => void opened.push("notifications"),
  });
  expect(screen.getByText("5 unread")).toBeTruthy();
  expect(await screen.findByRole("button", { name: /Notifications.*3 unread/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Messages.*2 unread/ }));
  expect(opened).toEqual(["messages"]);
});

test("S2.12 each opening of the menu creates links with a new token", async () => {
  const { user } = await openMenu();
  await user.click(await screen.findByRole("button", { name: "Switch App" }));
  const link = () => screen.findByRole("link", { name: /Lessons/ });
  expect((await link()).getAttribute("href")).toBe("http://localhost:3002/login?jwt=handover-1&churchId=grace");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: /Ada Lovelace/ }));
  await user.click(await screen.findByRole("button", { name: "Switch App" }));
  await waitFor(async () => expect((await link()).getAttribute("href")).toContain("jwt=handover-2"));
});

test("S2.12 links that could not be created can be created again", async () => {
  const { user, answer } = await openMenu();
  answer("POST /users/handover", refuse(403));
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: /Ada Lovelace/ }));
  await user.click(await screen.findByRole("button", { name: "Switch App" }));
  expect(await screen.findByText("We couldn't load your apps.")).toBeTruthy();
  answer("POST /users/handover", { jwt: "at-last" });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findByRole("link", { name: /Church portal/ })).getAttribute("href")).toContain("jwt=at-last");
});

test("S2.14 profile leads to the portal's login from another app", async () => {
  await openMenu({}, "lessons");
  const link = await screen.findByRole("link", { name: "Profile" });
  expect(link.getAttribute("href")).toBe("http://localhost:3000/login?returnUrl=/profile");
});

test("the name at the top of the menu links to the user's own page, if the app has one", async () => {
  await openMenu({ ownPage: "/people/ada" });
  expect((await screen.findByRole("link", { name: /Ada Lovelace/ })).getAttribute("href")).toBe("/people/ada");
});

test("an app without a page for the user shows the name without a link", async () => {
  await openMenu({}, "lessons");
  await screen.findByRole("link", { name: "Profile" });
  expect(screen.queryByRole("link", { name: /Ada Lovelace/ })).toBeNull();
});

test("S4.04 choosing another church selects it and notifies the app", async () => {
  const chosen: string[] = [];
  const { user, client, requests } = await openMenu({ onChurchChosen: () => void chosen.push("chosen") });
  await user.click(await screen.findByRole("button", { name: /Switch Church/ }));
  const list = screen.getByRole("group", { name: "Switch Church" });
  await user.click(within(list).getByRole("button", { name: "Hope Chapel" }));
  await waitFor(() => expect(chosen).toEqual(["chosen"]));
  expect(client.session.read().church?.church.id).toBe("hope");
  expect(requests.find(({ path }) => path === "/churches/select")?.body).toEqual({ churchId: "hope" });
});
