import { can, CHURCH_PERMISSIONS, type RoleWithMembers } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { makePerson } from "../people/testing/make-person.ts";
import { lastBody, type PageChanges, showPage } from "../testing/show-page.tsx";
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
    await user.click(await screen.findByRole("checkbox", { name: "Enter and change donations" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText("The role was saved. It counts from now on.");
    expect(lastBody(server, "PATCH", /roles/)).toEqual({ permissions: [can.viewPeople, can.editDonations] });
  });

  test("every permission of a church can be ticked, that of the installation cannot", async () => {
    await show();
    await screen.findByRole("checkbox", { name: "See everyone" });
    expect(screen.getAllByRole("checkbox")).toHaveLength(CHURCH_PERMISSIONS.length);
  });

  test("the role of administrators shows everything ticked and nothing to change", async () => {
    await show({ ...greeters, name: "Domain Admins", kind: "admins", permissions: [] });
    const boxes = await screen.findAllByRole("checkbox");
    expect(boxes.every((box) => box instanceof HTMLInputElement && box.checked && box.disabled)).toBe(true);
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Remove role" })).toBeNull();
  });

  test("nobody can hand out a permission that they do not hold", async () => {
    await show(greeters, { may: [can.viewRoles, can.editRoles, can.viewPeople] });
    expect(await screen.findByRole("checkbox", { name: "See everyone" })).toHaveProperty("disabled", false);
    expect(screen.getByRole("checkbox", { name: "Enter and change donations" })).toHaveProperty("disabled", true);
  });

  test("a role that may do more than its viewer is only shown", async () => {
    await show(greeters, { may: [can.viewRoles, can.editRoles] });
    await screen.findByText(/This role may do things that you may not/);
    expect(screen.queryByRole("button", { name: "Add person" })).toBeNull();
  });

  test("takes a person out only after asking", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("button", { name: "Take Boaz Salmon out of this role" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(server.heard.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(dialog).getByRole("button", { name: "Take out" }));
    await waitFor(() => expect(server.heard.some(({ path }) => path === "/roles/r/members/boaz")).toBe(true));
  });

  test("who has no account yet is marked as invited", async () => {
    await show();
    const line = (await screen.findByRole("link", { name: "Boaz Salmon" })).closest("li");
    expect(line?.textContent).toContain("Invited");
  });
});
