import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import type { NotificationPreferences } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../testing/show-page.tsx";
import { NotificationsBox } from "./notifications-box.tsx";

const inApp = { app: true, mail: false };
const chosen: NotificationPreferences = {
  privateMessage: inApp,
  note: inApp,
  formSubmission: inApp,
  task: inApp,
  assignment: inApp,
};
const show = <More extends string = never>(answers?: ServerAnswers<More>) =>
  showPage(
    {
      page: <NotificationsBox />,
      path: "/profile",
      may: [],
      answers: { "GET /notificationPreferences": chosen, "PATCH /notificationPreferences": chosen },
    },
    { answers },
  );
const byMail = async () =>
  within(await screen.findByRole("group", { name: "Tasks" })).getByRole("switch", { name: "Email" });

test("a notification switch is saved immediately, and only its change is sent", async () => {
  const { server, user } = await show();
  await user.click(await byMail());
  await waitFor(() => expect(lastBody(server, "PATCH", /Preferences/)).toEqual({ task: { mail: true } }));
  expect(await byMail()).toHaveProperty("checked", true);
});

test("a switch that cannot be saved is reset and shows an error", async () => {
  const { user } = await show({ "PATCH /notificationPreferences": refuse(400) });
  await user.click(await byMail());
  expect(await screen.findByText("We couldn't save your preference. Please try again.")).toBeTruthy();
  expect(await byMail()).toHaveProperty("checked", false);
});

test("preferences that failed to load can be loaded again", async () => {
  const { server, user } = await show({ "GET /notificationPreferences": refuse(400) });
  const again = await screen.findByRole("button", { name: "Try again" });
  server.answer("GET /notificationPreferences", chosen);
  await user.click(again);
  expect(await byMail()).toHaveProperty("checked", false);
});
