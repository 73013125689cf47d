import { can, sendMessages, startConversations, startPrivateMessages } from "@offertory/contract";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { testServer } from "../../../../test/test-server.ts";

export type TestParticipants = Awaited<ReturnType<typeof createTestParticipants>>;

/**
 * Creates a church with people who write to each other, staff who write notes, and a second church with its own
 * administrator.
 */
export async function createTestParticipants() {
  const server = await testServer();
  const church = await createTestChurch(server);
  const elsewhere = await createTestChurch(server, "Hope Chapel");
  const person = (firstName: string, lastName: string, options: Parameters<typeof church.person>[0] = {}) =>
    church.person({ firstName, lastName, ...options });
  const [ann, bob, eve] = [await person("Ann", "Lee"), await person("Bob", "Ray"), await person("Eve", "Drop")];
  const staff = await person("Stella", "Staff", { permissions: [can.viewPeople, can.editPeople] });
  const clerk = await person("Clara", "Clerk", { permissions: [can.viewPeople, can.editPeople] });
  const viewer = await person("Vera", "Viewer", { permissions: [can.viewPeople] });
  const stranger = await elsewhere.person({ firstName: "Stan", lastName: "Stranger", admin: true });
  const tokenOf = (who: TestPerson) => who.tokenFor("messaging");

  const begin = async (who: TestPerson, contentType = "privateMessage", contentId = who.personId) =>
    (
      await server.call(startConversations, {
        token: tokenOf(who),
        body: [{ allowAnonymousPosts: false, contentType, contentId, title: "Conversation", visibility: "hidden" }],
      })
    ).body[0];

  return {
    server,
    church,
    elsewhere,
    ann,
    bob,
    eve,
    staff,
    clerk,
    viewer,
    stranger,
    person,
    tokenOf,
    begin,
    /** Starts a private conversation in two calls, as clients do: the conversation, then its participants. */
    async startConversation(from: TestPerson, to: TestPerson) {
      const conversation = await begin(from);
      const body = [{ fromPersonId: from.personId, toPersonId: to.personId, conversationId: conversation?.id ?? "" }];
      const { body: conversations } = await server.call(startPrivateMessages, { token: tokenOf(from), body });
      return conversations[0]!;
    },
    say: (who: TestPerson, conversationId: string, content: string, more: { id?: string; clientId?: string } = {}) =>
      server.call(sendMessages, { token: tokenOf(who), body: [{ conversationId, content, ...more }] }),
  };
}
