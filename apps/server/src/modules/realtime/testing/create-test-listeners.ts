import { MessageBroadcast } from "@offertory/contract";
import { expect } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { createTestParticipants } from "../../messaging/testing/create-test-participants.ts";
import { openListener, type Listener } from "./open-listener.ts";

export type GivenListeners = Awaited<ReturnType<typeof createTestListeners>>;

/** Creates people with conversations, and two servers on one database to which their sockets connect. */
export async function createTestListeners() {
  const given = await createTestParticipants();
  const [one, other] = [given.server.another(), given.server.another()];
  const open: Listener[] = [];
  const openSocketAt = async (app = one) => {
    const listener = await openListener(app.http);
    open.push(listener);
    return listener;
  };
  return {
    ...given,
    one,
    other,
    listenAt: openSocketAt,
    /** Opens a socket that has joined with a token. */
    async joinSocket(who: TestPerson, { app = one, conversationId = "alerts", via = one } = {}): Promise<Listener> {
      const listener = await openSocketAt(app);
      const draft = { churchId: given.church.churchId, personId: who.personId, conversationId };
      const answer = await listener.join(draft, given.tokenOf(who), via.http);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual([{ conversationId, socketId: listener.id, heard: "content" }]);
      return listener;
    },
    /** Sends one more message and waits for it. Whatever must not arrive would have arrived before it. */
    async settle(listener: Listener, who: TestPerson, from: TestPerson): Promise<unknown> {
      const { conversationId } = await given.startConversation(from, who);
      await given.say(from, conversationId, "the end");
      return listener.waitForMessage("privateMessage");
    },
    letGo: () => open.splice(0).forEach(({ close }) => close()),
    async close(): Promise<void> {
      await Promise.all([one.http.close(), other.http.close()]);
      await given.server.close();
    },
  };
}

export const textOf = (data: unknown) => MessageBroadcast.parse(data).message?.content;
