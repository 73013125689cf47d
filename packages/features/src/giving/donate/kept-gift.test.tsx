import { beforeEach, expect, test } from "vitest";
import { keptGift } from "./kept-gift.ts";

const body = { amount: 10, funds: [{ id: "general", amount: 10, name: "General Fund" }], notes: "" };

beforeEach(() => sessionStorage.clear());

test("the key of a gift is made once and survives a refresh; other details are another gift", () => {
  const first = keptGift("grace", "ada").send("once", body);
  expect(first.key).toMatch(/^[\w-]{22}$/);
  expect(keptGift("grace", "ada").send("once", body).key).toBe(first.key);
  expect(keptGift("grace", "ada").send("once", { ...body, amount: 11 }).key).not.toBe(first.key);
});

test("a gift under way is found again after a refresh, by its own giver only", () => {
  const sent = keptGift("grace", "ada").send("recurring", body);
  expect(keptGift("grace", "ada").sent()).toEqual(sent);
  expect(keptGift("grace", "ruth").sent()).toBeUndefined();
});

test("after a refusal nothing is under way and the key stays; after success nothing is left", () => {
  const kept = keptGift("grace", "ada");
  const { key } = kept.send("once", body);
  kept.refused();
  expect(kept.sent()).toBeUndefined();
  expect(kept.send("once", body).key).toBe(key);
  kept.made();
  expect(kept.send("once", body).key).not.toBe(key);
});

test("what lies there from elsewhere does no harm", () => {
  sessionStorage.setItem("offertory-gift grace ada", "{broken");
  expect(keptGift("grace", "ada").sent()).toBeUndefined();
});
