import { can } from "@offertory/contract";
import { givenChurch } from "../../../../test/given-church.ts";
import { testServer } from "../../../../test/test-server.ts";

/** A server with a church, somebody of each kind who may call, and a second church with its own administrator. */
export async function givenCallers() {
  const server = await testServer();
  const church = await givenChurch(server);
  const elsewhere = await givenChurch(server, "Hope Chapel");
  return {
    server,
    church,
    elsewhere,
    admin: await church.person({ firstName: "Ada", lastName: "Admin", admin: true, membershipStatus: "Staff" }),
    viewer: await church.person({ firstName: "Vera", lastName: "Viewer", permissions: [can.viewPeople] }),
    editor: await church.person({
      firstName: "Edna",
      lastName: "Editor",
      permissions: [can.viewPeople, can.editPeople],
    }),
    member: await church.person({ firstName: "Mimi", lastName: "Member", permissions: [can.viewMembers] }),
    guest: await church.person({ firstName: "Gus", lastName: "Guest", membershipStatus: "Guest" }),
    stranger: await elsewhere.person({ firstName: "Stan", lastName: "Stranger", admin: true }),
  };
}

export type GivenCallers = Awaited<ReturnType<typeof givenCallers>>;
