import { can, CHURCH_PERMISSIONS, type RoleWithMembers } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { makePerson } from "../people/testing/make-person.ts";
import { lastBody, type PageChanges, showPage } from "../testing/show-page.tsx";
import { offeredPermissions } from "./offered-permissions.ts";
import { RolePage } from "./role-page.tsx";

const boaz = {
  ...makePerson({ id: "boaz", first: "Boaz", last: "Salmon", email: "boaz@example.com" }),
  hasAccount: false,
};
const greeters: RoleWithMembers = {
  id: "r",
  name: "Greeters",
  kind: "chosen",
  permissions: [can.viewPeople],
  memberCount: 1,
  members: [boaz],
};
const show = <More extends string = never>(role = greeters, more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <RolePage />,
      path: "/roles/:id",
      at: "/roles/r",
      may: CHURCH_PERMISSIONS,
      answers: {
        "GET /roles/r": role,
        "PATCH /roles/r": role,
        "DELETE /roles/r/members/boaz": { ...greeters, members: [] },
      },
    },
    more,
  );

describe("the role page", () => {
  test("saves the ticked permissions as triples", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("checkbox", { name: "Record and edit donations" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText("Role saved. Changes take effect right away.");
    expect(lastBody(server, "PATCH", /roles/)).toEqual({ permissions: [can.viewPeople, can.editDonations] });
  });

  test("there is a checkbox for every permission that has a screen", async () => {
    await show();
    await screen.findByRole("checkbox", { name: "View everyone" });
    expect(screen.getAllByRole("checkbox")).toHaveLength(offeredPermissions(greeters).length);
    expect(screen.queryByRole("checkbox", { name: "Host livestream chat" })).toBeNull();
  });

  test("the administrators' role shows all permissions checked and disabled", async () => {
    await show({ ...greeters, name: "Domain Admins", kind: "admins", permissions: [] });
    const boxes = await screen.findAllByRole("checkbox");
    expect(screen.getByRole("heading", { level: 1, name: "Administrators" })).toBeTruthy();
    expect(boxes.every((box) => box instanceof HTMLInputElement && box.checked && box.disabled)).toBe(true);
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete role" })).toBeNull();
  });

  test("permissions that the caller lacks are disabled", async () => {
    await show(greeters, { may: [can.viewRoles, can.editRoles, can.viewPeople] });
    expect(await screen.findByRole("checkbox", { name: "View everyone" })).toHaveProperty("disabled", false);
    expect(screen.getByRole("checkbox", { name: "Record and edit donations" })).toHaveProperty("disabled", true);
  });

  test("no person can be added to a role with permissions that the caller lacks", async () => {
    await show(greeters, { may: [can.viewRoles, can.editRoles] });
    await screen.findByText(/This role includes permissions you don't have/);
    expect(screen.queryByRole("button", { name: "Add person" })).toBeNull();
  });

  test("asks for confirmation before a person is removed from the role", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("button", { name: "Remove Boaz Salmon from this role" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(dialog).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(server.requests.some(({ path }) => path === "/roles/r/members/boaz")).toBe(true));
  });

  test("a person without an account is marked as invited", async () => {
    await show();
    const line = (await screen.findByRole("link", { name: "Boaz Salmon" })).closest("li");
    expect(line?.textContent).toContain("Invited");
  });
});
