import { can, holds, readPerson, type UserChurch } from "@offertory/contract";
import { afterEach, expect, test, vi } from "vitest";
import { pretendServer, refuse, someConfig, somePerson, someSignIn, someUserChurch } from "../testing/index.ts";
import { heldPermissions } from "./held-permissions.ts";
import { openSession, type SessionOptions } from "./open-session.ts";

afterEach(() => vi.unstubAllGlobals());

/** A minimal cookie jar of a browser. */
function jar(start: Record<string, string> = {}) {
  const held = new Map(Object.entries(start));
  return {
    held,
    get cookie() {
      return [...held].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [pair = "", ...rest] = text.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (rest.includes("Max-Age=0")) held.delete(name);
      else held.set(name, value);
    },
  };
}

function opened(changes: Partial<SessionOptions> = {}) {
  const signedOutElsewhere = new Set<() => void>();
  const notifiedTabs: string[] = [];
  const logged: string[] = [];
  const cookies = jar();
  const known = new Map<string, string>();
  const session = openSession({
    hosts: someConfig().hosts,
    appName: "portal",
    cookies,
    secure: false,
    churchPreferences: () => ({}),
    tabs: {
      notifySignedOut: () => void notifiedTabs.push("signed-out"),
      onSignedOut: (listener) => {
        signedOutElsewhere.add(listener);
        return () => signedOutElsewhere.delete(listener);
      },
    },
    devices: { read: (email) => known.get(email) ?? null, write: (email, device) => void known.set(email, device) },
    log: (message) => void logged.push(message),
    ...changes,
  });
  return { session, cookies, known, notifiedTabs, logged, signedOutElsewhere };
}

const grace = someUserChurch({ id: "grace" }, [can.editPeople]);
const hope = someUserChurch({ id: "hope", subDomain: "hope" });
const server = (userChurches: UserChurch[] = [grace, hope]) =>
  pretendServer({
    "POST /users/login": someSignIn(userChurches),
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "grace", lastAccessed: "2026-01-01" },
  });

test("S4.13 after sign-in the session contains the user, the churches, the church and the person", async () => {
  server();
  const { session } = opened({ churchPreferences: () => ({ churchId: "hope" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  expect(session.read()).toMatchObject({
    status: "signed-in",
    user: { email: "ada@example.com" },
    userChurches: [{ church: { id: "grace" } }, { church: { id: "hope" } }],
    church: { church: { id: "hope" } },
    person: { name: { display: "Ada Lovelace" } },
  });
});

test("S3.07 a chosen church is remembered in the cookies", async () => {
  server();
  const { session, cookies } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  expect(Object.fromEntries(cookies.held)).toEqual({
    jwt: "MembershipApi-of-grace",
    email: "ada%40example.com",
    name: "Ada%20Lovelace",
    lastChurchId: "grace",
  });
});

test("S4.03 without a preference the person is asked to choose a church", async () => {
  server();
  const { session } = opened();
  await session.signInWithPassword("ada@example.com", "secret-secret");
  expect(session.read()).toMatchObject({ status: "choosing-church", church: null });
});

test("S4.04 choosing a church asks the server again and uses its permissions", async () => {
  const { answer } = server();
  const { session } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  answer("POST /churches/select", someUserChurch({ id: "hope" }, [can.viewRoles]));
  await session.choose("hope");
  expect(session.read().church?.church.id).toBe("hope");
  const held = heldPermissions(session.read().church);
  expect([can.viewRoles, can.editPeople].map((wanted) => holds(held, wanted))).toEqual([true, false]);
});

test("S4.04 a church that the person does not belong to yet is selected and claimed, and the sign-in is repeated", async () => {
  const { requests, answer } = server([grace]);
  answer("POST /churches/select", hope);
  answer("GET /people/claim/*", { ...somePerson(), person: somePerson(), userChurch: hope });
  let logins = 0;
  answer("POST /users/login", () => someSignIn(logins++ ? [grace, hope] : [grace]));
  const { session } = opened({ churchPreferences: () => ({ subDomain: "hope" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  expect(session.read()).toMatchObject({ status: "signed-in", church: { church: { id: "hope" } } });
  expect(requests.map(({ method, path, token }) => `${method} ${path} ${token}`).slice(0, 4)).toEqual([
    "POST /users/login null",
    "POST /churches/select jwt-of-ada",
    "GET /people/claim/hope MembershipApi-of-hope",
    "POST /users/login null",
  ]);
});

test("S8.02 if a church cannot be selected, the person is asked to choose one and sees a notice", async () => {
  const { answer } = server([grace]);
  answer("POST /churches/select", refuse(404));
  const { session } = opened({ churchPreferences: () => ({ churchId: "nowhere" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  expect(session.read()).toMatchObject({ status: "choosing-church", notice: "church-not-selected" });
});

test("a person who is not found in the church is claimed", async () => {
  const { answer } = server();
  answer("GET /people/*", refuse(404));
  answer("GET /people/claim/*", { ...somePerson(), person: somePerson({ id: "claimed" }), userChurch: grace });
  const { session } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  expect(session.read().person?.id).toBe("claimed");
});

test("a reloaded page restores the session from the cookie", async () => {
  const { requests } = server();
  const { session } = opened({ cookies: jar({ jwt: "kept-jwt", lastChurchId: "hope" }) });
  await session.start();
  expect(requests[0]?.body).toEqual({ jwt: "kept-jwt" });
  expect(session.read()).toMatchObject({ status: "signed-in", church: { church: { id: "hope" } } });
});

test("S2.06 a token in the URL takes precedence over the cookie at sign-in", async () => {
  const { requests } = server();
  const { session } = opened({ cookies: jar({ jwt: "kept-jwt", lastChurchId: "grace" }) });
  await session.start("handover-jwt");
  expect(requests.find(({ body }) => body)?.body).toEqual({ jwt: "handover-jwt" });
  expect(session.read().status).toBe("signed-in");
});

test("a cookie that the server refuses is cleared without a notice", async () => {
  const { answer } = server();
  answer("POST /users/login", refuse(401));
  const cookies = jar({ jwt: "ended", lastChurchId: "grace" });
  const { session } = opened({ cookies });
  await session.start();
  expect(session.read()).toMatchObject({ status: "signed-out", notice: null });
  expect(cookies.held.size).toBe(0);
});

test("a server error at the start does not clear the cookie", async () => {
  const { answer } = server();
  answer("POST /users/login", refuse(503));
  const cookies = jar({ jwt: "still-good" });
  const { session } = opened({ cookies });
  await session.start();
  expect(session.read().status).toBe("signed-out");
  expect(cookies.held.get("jwt")).toBe("still-good");
});

test("an expired token is renewed with the account's token, and the call is repeated", async () => {
  const { answer, requests } = server();
  const { session } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  let tries = 0;
  answer("GET /people/somebody", () => (tries++ ? somePerson({ id: "somebody" }) : refuse(401)));
  await expect(session.call(readPerson, { params: { id: "somebody" } })).resolves.toMatchObject({ id: "somebody" });
  expect(requests.findLast(({ path }) => path === "/users/login")?.body).toEqual({ jwt: "jwt-of-ada" });
});

test("when the token cannot be renewed the session ends with a notice", async () => {
  const { answer } = server();
  const { session } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  answer("POST /users/login", refuse(401));
  answer("GET /people/somebody", refuse(401));
  await expect(session.call(readPerson, { params: { id: "somebody" } })).rejects.toMatchObject({ status: 401 });
  expect(session.read()).toMatchObject({ status: "signed-out", notice: "ended" });
});

test("S4.05 signing out clears the session and the cookies and notifies the other tabs", async () => {
  server();
  const { session, cookies, notifiedTabs } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  session.signOut();
  expect(session.read()).toEqual({
    status: "signed-out",
    user: null,
    userChurches: [],
    church: null,
    person: null,
    notice: null,
  });
  expect(cookies.held.size).toBe(0);
  expect(heldPermissions(session.read().church)).toEqual([]);
  expect(notifiedTabs).toEqual(["signed-out"]);
});

test("S8.09 errors during sign-out are logged and not thrown", () => {
  const broken = {
    get cookie() {
      return "";
    },
    set cookie(_text: string) {
      throw new Error("no cookies here");
    },
  };
  const { session, logged } = opened({
    cookies: broken,
    tabs: {
      notifySignedOut: () => {
        throw new Error("no tabs here");
      },
      onSignedOut: () => () => {},
    },
  });
  session.signOut();
  expect(session.read().status).toBe("signed-out");
  expect(logged).toEqual(["The cookies could not be cleared.", "The other tabs could not be told."]);
});

test("signing out in one tab ends the session in the others", async () => {
  server();
  const { session, signedOutElsewhere } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  for (const hear of signedOutElsewhere) hear();
  expect(session.read()).toMatchObject({ status: "signed-out", notice: "ended-elsewhere" });
});

test("a page that becomes visible again signs out if another app has signed out", async () => {
  server();
  const { session, cookies } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  cookies.held.clear();
  await session.lookAgain();
  expect(session.read()).toMatchObject({ status: "signed-out", notice: "ended-elsewhere" });
});

test("a page that becomes visible again switches to the account that has signed in since", async () => {
  const { answer } = server();
  const { session, cookies } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  const other = someSignIn([grace, hope]);
  answer("POST /users/login", { ...other, user: { ...other.user, id: "user-bob", email: "bob@example.com" } });
  cookies.held.set("email", "bob%40example.com");
  await session.lookAgain();
  expect(session.read()).toMatchObject({ status: "signed-in", user: { email: "bob@example.com" } });
});

test("concurrent calls share one token renewal", async () => {
  const { answer, requests } = server();
  const { session } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  const before = requests.filter(({ path }) => path === "/users/login").length;
  const tried = new Set<string>();
  const onceRefused = ({ path }: { path: string }) => (tried.has(path) ? somePerson() : (tried.add(path), refuse(401)));
  answer("GET /people/one", onceRefused);
  answer("GET /people/two", onceRefused);
  await Promise.all(["one", "two"].map((id) => session.call(readPerson, { params: { id } })));
  expect(requests.filter(({ path }) => path === "/users/login").length - before).toBe(1);
});

test("S4.05 a sign-in that completes after the person signed out is discarded", async () => {
  server();
  const cookies = jar({ jwt: "old-token", lastChurchId: "grace" });
  const { session } = opened({ cookies });
  const starting = session.start();
  session.signOut();
  await starting;
  expect(session.read().status).toBe("signed-out");
  expect(cookies.held.size).toBe(0);
});

test("S4.04 a refresh that completes after the person chose another church does not restore the old church", async () => {
  server();
  const { session, cookies } = opened({ churchPreferences: () => ({ churchId: "grace" }) });
  await session.signInWithPassword("ada@example.com", "secret-secret");
  pretendServer({
    "POST /users/login": someSignIn([grace, hope]),
    "POST /churches/select": hope,
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "hope", lastAccessed: "2026-01-01" },
  });
  const refreshing = session.refresh();
  await Promise.all([session.choose("hope"), refreshing]);
  expect(session.read().church?.church.id).toBe("hope");
  expect(cookies.held.get("lastChurchId")).toBe("hope");
});

test("S2.04 signing out ends the session on the server, even before the page has restored the session", async () => {
  const { requests } = server();
  const { session } = opened();
  await session.signInWithPassword("ada@example.com", "password");
  session.signOut();
  await expect.poll(() => requests.filter(({ path }) => path === "/users/me/signOut")).toHaveLength(1);
  expect(requests.at(-1)!.token).toBe(someSignIn([]).user.jwt);

  const fresh = opened({ cookies: jar({ jwt: "from-the-cookie" }) });
  fresh.session.signOut();
  await expect.poll(() => requests.filter(({ path }) => path === "/users/me/signOut")).toHaveLength(2);
  expect(requests.at(-1)!.token).toBe("from-the-cookie");
});

test("S2.04 the device id of the first sign-in is sent with the next sign-in", async () => {
  const { requests } = pretendServer({
    "POST /users/login": { ...someSignIn([grace]), device: "this-device" },
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "grace", lastAccessed: "2026-01-01" },
  });
  const { session, known } = opened();
  await session.signInWithPassword("ada@example.com", "password");
  expect(known.get("ada@example.com")).toBe("this-device");
  await session.signInWithPassword("ada@example.com", "password");
  const sent = requests.filter(({ path }) => path === "/users/login").map(({ body }) => body);
  expect(sent).toMatchObject([{ device: null }, { device: "this-device" }]);
});

test("a reloaded tab stays in its church even if another tab has switched churches", async () => {
  const two = [someUserChurch(), someUserChurch({ id: "church-hope", name: "Hope Chapel", subDomain: "hope" })];
  pretendServer({
    "POST /users/login": someSignIn(two),
    "GET /people/*": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
    "POST /users/me/signOut": { signedOut: true },
  });
  const kept = new Map<string, string>([["church", "church-grace"]]);
  const tabChurch = {
    read: () => kept.get("church") ?? null,
    write: (id: string | null) => void (id ? kept.set("church", id) : kept.delete("church")),
  };
  const { session } = opened({ cookies: jar({ jwt: "kept", lastChurchId: "church-hope" }), tabChurch });
  await session.start();
  expect(session.read().church?.church.name).toBe("Grace Community Church");
  session.signOut();
  expect(kept.size).toBe(0);
});
