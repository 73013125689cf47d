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

test("a pending email change is shown, and an administrator can approve it", async () => {
  const { server, user } = await show(CHURCH_PERMISSIONS);
  await screen.findByText("New email: new@example.com");
  expect(screen.getByText(/An administrator must approve/)).toBeDefined();
  server.answer("GET /people/ruth/changes", [{ ...waiting, needsAgreement: false }]);
  await user.click(screen.getByRole("button", { name: "Approve" }));
  await screen.findByText("You approved this.");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Approve" })).toBeNull());
});

test("a caller with permission to edit people cannot approve a pending change but can withdraw it", async () => {
  const { server, user } = await show();
  await screen.findByText("New email: new@example.com");
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  server.answer("GET /people/ruth/changes", []);
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByText("Change withdrawn.");
  await waitFor(() => expect(screen.queryByText("Pending changes")).toBeNull());
});

test("the confirmation page sends nothing until its button is pressed, then shows the next step", async () => {
  const { server, user } = await showPage({
    page: <ConfirmChangePage />,
    path: "/confirm-change",
    at: "/confirm-change#secret",
    may: [],
    answers: { "POST /people/confirmChange": { kind: "email", churchName: "Grace Church", done: false } },
  });
  const button = await screen.findByRole("button", { name: "Confirm" });
  expect(server.requests.some(({ path }) => path.includes("confirmChange"))).toBe(false);
  await user.click(button);
  await screen.findByText("Thank you. An administrator of Grace Church must approve the address before it's used.");
});
