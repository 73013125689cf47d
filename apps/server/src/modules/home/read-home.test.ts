import * as contract from "@offertory/contract";
import type { HomeCardKind } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readHomeCards } from "../../../test/read-home-cards.ts";
import { NotAllowed } from "../../platform/http/http-errors.ts";
import type { HomeCardSource } from "../../platform/home-cards/home-card-source.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import { createTestCallers, type TestCallers } from "../people/testing/create-test-callers.ts";
import { readHome } from "./read-home.ts";

let given: TestCallers;
beforeAll(async () => {
  given = await createTestCallers();
});
afterAll(() => given.server.close());

const caller: Caller = {
  userId: "user",
  churchId: "church",
  personId: "person",
  membershipStatus: "Member",
  isNewcomer: false,
  isAdmin: false,
  isChurchClosing: false,
  permissions: [],
};
function source(kind: "addPeople" | "addEvent", read: () => Promise<unknown>, allow = true): HomeCardSource {
  const after = async <Card>(card: Card): Promise<Card> => (await read(), card);
  return kind === "addPeople"
    ? { kind, allow: () => allow, read: () => after({ kind }) }
    : { kind, allow: () => allow, read: () => after({ kind }) };
}

test("a card that cannot be read is named, and the others are still answered", async () => {
  const { server, church, admin } = given;
  await server.owner.query("alter table tasks rename to tasks_away");
  const query = { churchId: church.churchId, personId: admin.personId };
  const { status } = await server.call(contract.readHome, { token: admin.userToken, query });
  expect(status).toBe(200);
  const home = await readHomeCards(server, church, admin);
  await server.owner.query("alter table tasks_away rename to tasks");
  expect(home.failed).toEqual(["myTasks"]);
  expect(home.kinds).toContain("people");
  expect((await readHomeCards(server, church, admin)).failed).toEqual([]);
});

test("a card that its reader refuses is left out, and does not count as failed", async () => {
  const noted: string[] = [];
  const note = (_: unknown, kind: string) => void noted.push(kind);
  const cards = [
    source("addPeople", async () => {
      throw new NotAllowed();
    }),
    source("addEvent", async () => {}),
  ];
  expect(await readHome({ cards, note }, caller)).toEqual({ cards: [{ kind: "addEvent" }], failed: [] });
  expect(noted).toEqual([]);
});

test("cards keep their order, only a few are read at once, and those that are not allowed are not read", async () => {
  let [open, most] = [0, 0];
  const slow = async () => {
    most = Math.max(most, (open += 1));
    await new Promise(setImmediate);
    open -= 1;
  };
  const kinds: HomeCardKind[] = [];
  const cards = Array.from({ length: 12 }, (_, index) => {
    const kind = index % 2 === 0 ? ("addPeople" as const) : ("addEvent" as const);
    kinds.push(kind);
    return source(kind, slow);
  });
  const refused = source("addEvent", () => Promise.reject(new Error("This card must not be read.")), false);
  const home = await readHome({ cards: [refused, ...cards], note: () => {} }, caller);
  expect(home.cards.map(({ kind }) => kind)).toEqual(kinds);
  expect(home.failed).toEqual([]);
  expect(most).toBe(3);
});
