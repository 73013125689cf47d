import type { Message } from "@offertory/contract";
import { expect, test } from "vitest";
import { shareCards } from "./share-cards.ts";

const card = (id: string): NonNullable<Message["person"]> => ({
  id,
  name: { first: id, last: "", nick: "", display: id },
  photo: "",
  photoUpdated: null,
  membershipStatus: "Member",
});
const message = (personId: string | null, person: Message["person"]): Message => ({
  id: "m",
  churchId: "c",
  conversationId: "t",
  personId,
  displayName: personId ?? "",
  content: "Hello",
  timeSent: "2026-11-15T10:00:00.000Z",
  timeUpdated: null,
  clientId: null,
  person,
});

test("a person card that came with one message is used for all messages of that person", () => {
  const page = [message("ann", card("ann")), message("ann", null), message("bob", null), message(null, null)];
  expect(shareCards(page).map(({ person }) => person?.id ?? null)).toEqual(["ann", "ann", null, null]);
});
