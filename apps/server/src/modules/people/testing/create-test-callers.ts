import { can } from "@offertory/contract";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer } from "../../../../test/test-server.ts";

/**
 * Creates a server with a church, one person per kind of permission, and a second church with its own administrator.
 */
export async function createTestCallers() {
  const server = await testServer();
  const church = await createTestChurch(server);
  const elsewhere = await createTestChurch(server, "Hope Chapel");
  // The email addresses are fixed, so that no test depends on a random one.
  const person = (firstName: string, lastName: string, options: Parameters<typeof church.person>[0] = {}) =>
    church.person({ firstName, lastName, email: `${firstName.toLowerCase()}@example.org`, ...options });
  return {
    server,
    church,
    elsewhere,
    admin: await person("Ada", "Admin", { admin: true, membershipStatus: "Staff" }),
    viewer: await person("Vera", "Viewer", { permissions: [can.viewPeople] }),
    editor: await person("Edna", "Editor", { permissions: [can.viewPeople, can.editPeople] }),
    member: await person("Mimi", "Member", { permissions: [can.viewMembers] }),
    guest: await person("Gus", "Guest", { membershipStatus: "Guest" }),
    stranger: await elsewhere.person({
      firstName: "Stan",
      lastName: "Stranger",
      email: "stan@example.org",
      admin: true,
    }),
  };
}

export type TestCallers = Awaited<ReturnType<typeof createTestCallers>>;
