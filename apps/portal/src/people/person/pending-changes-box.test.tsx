import { can, CHURCH_PERMISSIONS, type PendingPersonChange, type Permission } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPage } from "../../testing/show-page.tsx";
import { ConfirmChangePage } from "./confirm-change-page.tsx";
import { PersonPage } from "./person-page.tsx";
import { makePerson } from "../testing/make-person.ts";

const ruth = makePerson({ id: "ruth", first: "Ruth", last: "Boaz", email: "ruth@example.com", version: 3 });
const waiting: PendingPersonChange = {
  id: "change",
  kind: "email",
  email: "new@example.com",
  keptName: null,
  personName: "Ruth Boaz",
  askedAt: "2026-11-15T10:00:00.000Z",
  expiresAt: "2026-11-22T10:00:00.000Z",
  confirmed: false,
  needsAgreement: true,
};
const show = (may: readonly Permission[] = [can.viewPeople, can.editPeople]) =>
  showPage({
    page: <PersonPage />,
    path: "/people/:id",
    at: "/people/ruth",
    may,
    answers: {
      "GET /people/ruth": ruth,
      "GET /people/ruth/changes": [waiting],
      "POST /people/ruth/changes/change/agree": { done: false },
      "DELETE /people/ruth/changes/change": { removed: true },
    },
  });

test("a new address that waits is shown, and an administrator agrees to it", async () => {
  const { server, user } = await show(CHURCH_PERMISSIONS);
  await screen.findByText("New address: new@example.com");
  expect(screen.getByText(/An administrator must agree/)).toBeDefined();
  server.answer("GET /people/ruth/changes", [{ ...waiting, needsAgreement: false }]);
  await user.click(screen.getByRole("button", { name: "Agree" }));
  await screen.findByText("You agreed.");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Agree" })).toBeNull());
});

test("who edits people cannot agree, and can withdraw it", async () => {
  const { server, user } = await show();
  await screen.findByText("New address: new@example.com");
  expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  server.answer("GET /people/ruth/changes", []);
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByText("The change was withdrawn.");
  await waitFor(() => expect(screen.queryByText("Waiting for confirmation")).toBeNull());
});

test("the page of the email confirms only when its button is pressed, and says what comes of it", async () => {
  const { server, user } = await showPage({
    page: <ConfirmChangePage />,
    path: "/confirm-change",
    at: "/confirm-change#secret",
    may: [],
    answers: { "POST /people/confirmChange": { kind: "email", churchName: "Grace Church", done: false } },
  });
  const button = await screen.findByRole("button", { name: "Confirm" });
  expect(server.heard.some(({ path }) => path.includes("confirmChange"))).toBe(false);
  await user.click(button);
  await screen.findByText("Thank you. An administrator of Grace Church must agree before the address is used.");
});
