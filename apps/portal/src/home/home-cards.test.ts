import { can, CHURCH_PERMISSIONS, holds, type Permission } from "@offertory/contract";
import { expect, test } from "vitest";
import { workCards } from "./home-cards.ts";

const cardsFor = (...held: Permission[]) => workCards((wanted) => holds(held, wanted)).map(({ card }) => card);

test("an administrator is led to everything", () => {
  expect(cardsFor(...CHURCH_PERMISSIONS)).toEqual(["people", "roles", "settings"]);
});

test("a member who may see members is led to the directory", () => {
  expect(cardsFor(can.viewMembers)).toEqual(["members"]);
});

test("whoever holds nothing is led to nothing of the church's work", () => {
  expect(cardsFor()).toEqual([]);
});
