import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";
import { ProfilePage } from "./profile-page.tsx";

const profile = {
  id: "user-ada",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  language: "en",
  pendingEmail: null,
};
const sessions = [
  {
    id: "s1",
    device: "Firefox, Mac",
    network: "203.0.113.9",
    begunAt: "2026-11-01T10:00:00Z",
    seenAt: "2026-11-02T10:00:00Z",
    current: true,
  },
  {
    id: "s2",
    device: "",
    network: "198.51.100.7",
    begunAt: "2026-10-01T10:00:00Z",
    seenAt: "2026-10-02T10:00:00Z",
    current: false,
  },
];
const show = <More extends string = never>(answers?: ServerAnswers<More>, at = "/profile") =>
  showPage(
    {
      page: <ProfilePage />,
      path: "/profile",
      at,
      may: [],
      answers: { "GET /users/me": profile, "PATCH /users/me": profile, "GET /users/me/sessions": sessions },
    },
    { answers },
  );
const passwordForm = async () => within(await screen.findByRole("form", { name: "Password" }));

describe("the profile page", () => {
  test("two different new passwords show an error and are not sent", async () => {
    const { server, user } = await show();
    const form = await passwordForm();
    await user.type(form.getByLabelText("Current password"), "old-password");
    await user.type(form.getByLabelText("New password"), "a-new-password");
    await user.type(form.getByLabelText("Confirm new password"), "another-one");
    await user.click(form.getByRole("button", { name: "Change password" }));
    await form.findByText("Passwords do not match.");
    expect(lastBody(server, "POST", /password/)).toBeUndefined();
  });

  test("a password that is too short or too common shows the reason", async () => {
    const { user } = await show({
      "POST /users/me/password": refuse(400, { code: "password-common", errors: ["x"] }),
    });
    const form = await passwordForm();
    await user.type(form.getByLabelText("Current password"), "old-password");
    await user.type(form.getByLabelText("New password"), "short");
    await user.click(form.getByRole("button", { name: "Change password" }));
    await form.findByText("Password must be at least 8 characters long.");
    await user.type(form.getByLabelText("New password"), "password");
    await user.type(form.getByLabelText("Confirm new password"), "shortpassword");
    await user.click(form.getByRole("button", { name: "Change password" }));
    expect(await form.findByText("This password is too common. Please choose another.")).toBeTruthy();
  });

  test("after a password change, the session continues with the new token", async () => {
    const { server, user } = await show({ "POST /users/me/password": { jwt: "fresh" } });
    const form = await passwordForm();
    await user.type(form.getByLabelText("Current password"), "old-password");
    await user.type(form.getByLabelText("New password"), "a-new-password");
    await user.type(form.getByLabelText("Confirm new password"), "a-new-password");
    await user.click(form.getByRole("button", { name: "Change password" }));
    await screen.findByText("Password changed. You've been signed out on all other devices.");
    expect(lastBody(server, "POST", /login/)).toEqual({ jwt: "fresh" });
  });

  test("a new email requires the password and stays pending until its link is opened", async () => {
    const waiting = { ...profile, pendingEmail: "new@example.com" };
    const { server, user } = await show({ "POST /users/me/email": waiting });
    const form = within(await screen.findByRole("form", { name: "Email" }));
    await user.type(form.getByLabelText("New email"), "new@example.com");
    await user.click(form.getByRole("button", { name: "Send confirmation link" }));
    await form.findByText("Please enter a password.");
    server.answer("GET /users/me", waiting);
    await user.type(form.getByLabelText("Current password"), "old-password");
    await user.click(form.getByRole("button", { name: "Send confirmation link" }));
    await screen.findByText(/We sent a link to new@example.com/);
    expect(lastBody(server, "POST", /email/)).toEqual({ email: "new@example.com", password: "old-password" });
  });

  test("an email confirmation link is sent to the server once and removed from the URL", async () => {
    const { server, address } = await show(
      { "POST /users/confirmEmail": { email: "new@example.com" } },
      "/profile?confirmEmail=secret",
    );
    await screen.findByText("You now sign in with new@example.com.");
    expect(address()).toBe("/profile");
    expect(server.requests.filter(({ path }) => path === "/users/confirmEmail")).toHaveLength(1);
  });

  test("every signed-in device is listed, and another device can be signed out", async () => {
    const { server, user } = await show({ "DELETE /users/me/sessions/*": { signedOut: true } });
    await screen.findByText("Firefox, Mac");
    expect(screen.getByText("This device")).toBeTruthy();
    expect(screen.getByText(/198\.51\.100\.7/)).toBeTruthy();
    const [signOut, ...more] = screen.getAllByRole("button", { name: "Sign out Unknown device" });
    expect(more).toEqual([]);
    server.answer("GET /users/me/sessions", sessions.slice(0, 1));
    await user.click(signOut!);
    await screen.findByText("Unknown device signed out.");
    await waitFor(() => expect(screen.queryByText(/198\.51\.100\.7/)).toBeNull());
    expect(server.requests.some(({ method, path }) => method === "DELETE" && path === "/users/me/sessions/s2")).toBe(
      true,
    );
  });

  test("signing out everywhere asks for confirmation and also ends this session", async () => {
    const { server, user } = await show({ "POST /users/me/signOutEverywhere": { signedOut: true } });
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(document.cookie).not.toContain("jwt="));
    expect(server.requests.some(({ path }) => path === "/users/me/signOutEverywhere")).toBe(true);
  });

  test("every language is listed by its own name, and the choice is saved in the account", async () => {
    const { server, user } = await show();
    const choice = await screen.findByRole("combobox", { name: "Display language" });
    expect(within(choice).getAllByRole("option")).toHaveLength(12);
    expect(within(choice).getByRole("option", { name: "Español" })).toBeTruthy();
    await user.selectOptions(choice, "es");
    await waitFor(() => expect(lastBody(server, "PATCH", /users.me/)).toEqual({ language: "es" }));
  });
});
