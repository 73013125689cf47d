import {
  pretendServer,
  refuse,
  type ServerAnswers,
  somePerson,
  someSignIn,
  someUserChurch,
  unreachable,
} from "@offertory/api-client/testing";
import { renderScreen } from "@offertory/features/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoginPage } from "./login-page.tsx";
import { LogoutPage } from "./logout-page.tsx";

const grace = someUserChurch({ id: "grace" });
let logged: unknown[][] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void logged.push(args));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.dataLayer;
  for (const name of ["jwt", "email", "name", "lastChurchId"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

async function openLogin<Address extends string>(at: string, answers: ServerAnswers<Address>, config = {}) {
  const gone: string[] = [];
  const server = pretendServer(answers);
  const page = <LoginPage arriving={false} chooseChurch={<p>Choose a church</p>} onGo={(url) => void gone.push(url)} />;
  return { ...(await renderScreen(page, { at, config })), ...server, gone };
}

async function register<Address extends string>(answers: ServerAnswers<Address>, config = {}) {
  const shown = await openLogin("/login?action=register", answers, config);
  await shown.user.type(screen.getByLabelText("First name"), " Ada ");
  await shown.user.type(screen.getByLabelText("Last name"), "Lovelace");
  await shown.user.type(screen.getByLabelText("Email"), "ada@example.com");
  await shown.user.click(screen.getByRole("button", { name: "Register" }));
  return shown;
}

const registered = { user: { id: "1", email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" } };

test("S8.03 the server's errors are shown as a list", async () => {
  await register({
    "POST /users/register": refuse(200, { errors: ["Name is too short.", "Email is odd."] }),
  });
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Name is too short.", "Email is odd."]);
});

test("S8.03 a network error is shown as text", async () => {
  await register({ "POST /users/register": unreachable });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("The service is temporarily unavailable. Please try again in a moment.");
  expect(screen.queryByRole("list")).toBeNull();
});

test("S4.06 a registration is logged as an analytics event if a tag is configured", async () => {
  await register({ "POST /users/register": registered }, { analyticsTag: "G-TEST" });
  await screen.findByRole("heading", { name: "Registration Complete" });
  const events = (window.dataLayer ?? []).map((command) => Object.values(command ?? {}));
  expect(events).toContainEqual(["event", "Register", { event_category: "User" }]);
});

test("S4.06 without a tag no analytics event is logged", async () => {
  await register({ "POST /users/register": registered });
  await screen.findByRole("heading", { name: "Registration Complete" });
  expect(window.dataLayer).toBeUndefined();
});

test("S4.01 a set-password link that the server refuses shows the forgot-password form", async () => {
  await openLogin(`/login?auth=guid&timestamp=${Date.now()}`, { "POST /users/login": refuse(401) });
  expect(await screen.findByRole("heading", { name: "Reset your password" })).toBeTruthy();
});

test("S4.01 a new password that the server refuses shows the forgot-password form", async () => {
  const { user } = await openLogin(`/login?auth=guid&timestamp=${Date.now()}`, {
    "POST /users/login": someSignIn([]),
    "POST /users/setPasswordGuid": { success: false },
  });
  await user.type(await screen.findByLabelText("New password"), "long enough");
  await user.type(screen.getByLabelText("Confirm password"), "long enough");
  await user.click(screen.getByRole("button", { name: "Set password" }));
  expect(await screen.findByRole("heading", { name: "Reset your password" })).toBeTruthy();
});

test("a new password that is too common shows an error, and another one can be set with the same link", async () => {
  const { user, requests, answer } = await openLogin(`/login?auth=guid&timestamp=${Date.now()}`, {
    "POST /users/login": someSignIn([]),
    "POST /users/setPasswordGuid": { success: false, code: "password-common", message: "Too common." },
  });
  await user.type(await screen.findByLabelText("New password"), "password1");
  await user.type(screen.getByLabelText("Confirm password"), "password1");
  await user.click(screen.getByRole("button", { name: "Set password" }));
  expect(await screen.findByText("This password is too common. Please choose another.")).toBeTruthy();
  answer("POST /users/setPasswordGuid", { success: true });
  for (const label of ["New password", "Confirm password"]) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), "blue whale sings");
  }
  await user.click(screen.getByRole("button", { name: "Set password" }));
  expect(await screen.findByText("Choose a church")).toBeTruthy();
  expect(requests.filter(({ path }) => path === "/users/setPasswordGuid").map(({ body }) => body)).toMatchObject([
    { authGuid: "guid", newPassword: "password1" },
    { authGuid: "guid", newPassword: "blue whale sings" },
  ]);
});

test("S8.02 a wrong password shows a fixed message instead of the server's message", async () => {
  const { user } = await openLogin("/login", { "POST /users/login": refuse(401, "Login failed") });
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "wrong{Enter}");
  expect(await screen.findByText("Invalid login. Please check your email or password.")).toBeTruthy();
});

test("S2.02 the button shows 'Please wait…' while the form is sent, and the form is sent once", async () => {
  let answer: (response: Response) => void = () => {};
  const { user, requests } = await openLogin("/login", {
    "POST /users/login": () => new Promise((resolve) => (answer = resolve)),
  });
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "secret{Enter}{Enter}");
  expect(await screen.findByRole("button", { name: "Please wait…" })).toBeTruthy();
  expect(requests.length).toBe(1);
  answer(refuse(401));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeTruthy();
});

test("S4.03 after sign-in the page redirects to returnUrl, but never to another site", async () => {
  const answers = { "POST /users/login": someSignIn([grace]), "GET /people/*": somePerson() };
  document.cookie = "jwt=kept; Path=/";
  document.cookie = "lastChurchId=grace; Path=/";
  const own = await openLogin("/login?returnUrl=%2Fpeople", answers);
  await waitFor(() => expect(own.gone[0]).toBe("/people"));
  const strange = await openLogin("/login?returnUrl=https%3A%2F%2Fevil.example", answers);
  await waitFor(() => expect(strange.gone[0]).toBe("/"));
});

test("S8.09 an error during logout is logged and not shown to the user", async () => {
  pretendServer({});
  const gone: string[] = [];
  const spy = vi.spyOn(document, "cookie", "set").mockImplementation(() => {
    throw new Error("cookies are off");
  });
  await renderScreen(<LogoutPage onRedirect={() => void gone.push("redirected")} />, { before: () => {} });
  expect(screen.getByText("You have been successfully logged out.")).toBeTruthy();
  expect(screen.queryByText(/cookies are off/)).toBeNull();
  await waitFor(() => expect(gone).toEqual(["redirected"]));
  expect(logged.some(([message]) => message === "The cookies could not be cleared.")).toBe(true);
  spy.mockRestore();
});

test("S4.05 the redirect handler is called after 300 ms and not before", async () => {
  pretendServer({});
  const gone: number[] = [];
  const begun = Date.now();
  await renderScreen(<LogoutPage onRedirect={() => void gone.push(Date.now() - begun)} />, { before: () => {} });
  await waitFor(() => expect(gone.length).toBe(1));
  expect(gone[0]).toBeGreaterThanOrEqual(300);
});
