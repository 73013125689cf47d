import { beforeEach, expect, test } from "vitest";
import { sentGifts } from "./sent-gifts.ts";

const body = {
  amount: 10,
  id: "pm_1",
  customerId: "cus_1",
  funds: [{ id: "general", amount: 10, name: "General Fund" }],
  notes: "",
  gatewayId: "gate",
};
const order = { ...body, id: "ORDER-1", customerId: "" };
const MINUTE = 60_000;

let time = 0;
const tab = (person = "ada") => sentGifts("grace", person, localStorage, () => time);
beforeEach(() => {
  localStorage.clear();
  time = Date.parse("2026-11-15T12:00:00Z");
});

test("a gift under way is found again after a refresh and in another tab, by its own giver only", () => {
  const sent = tab().send("recurring", body);
  expect(sent.key).toMatch(/^[\w-]{22}$/);
  expect(tab().underWay()).toEqual(sent);
  expect(tab("ruth").underWay()).toBeUndefined();
});

test("after a quarter of an hour it is not sent again by itself; that it was lost is told once", () => {
  tab().send("once", body);
  time += 16 * MINUTE;
  expect(tab().underWay()).toBeUndefined();
  expect(tab().hasLost()).toBe(true);
  tab().forgetLost();
  expect(tab().hasLost()).toBe(false);
});

test("the same gift from a second tab is the same gift, while it is under way and when it was made meanwhile", () => {
  const begun = time;
  const sent = tab().send("once", body);
  expect(tab().alike("once", body, begun)?.key).toBe(sent.key);
  expect(tab().alike("once", { ...body, amount: 11 }, begun)).toBeUndefined();
  expect(tab().alike("recurring", body, begun)).toBeUndefined();
  time += MINUTE;
  tab().end(sent, "made");
  expect(tab().underWay()).toBeUndefined();
  expect(tab().alike("once", body, begun)?.key).toBe(sent.key);
});

test("a form that was begun when that gift was made is another gift, and so is one of much later", () => {
  const begun = time;
  time += 1;
  const sent = tab().send("once", body);
  tab().end(sent, "made");
  const next = time;
  expect(tab().alike("once", body, begun)).toBeDefined();
  expect(tab().alike("once", body, next)).toBeUndefined();
  time += MINUTE;
  // The other tab hears of it later.
  tab().end(sent, "made");
  expect(tab().alike("once", body, next)).toBeUndefined();
  time += 31 * MINUTE;
  expect(tab().alike("once", body, begun)).toBeUndefined();
});

test("an order at the payment company is another one at every try, and yet the same gift", () => {
  const sent = tab().send("once", order);
  expect(tab().alike("once", { ...order, id: "ORDER-2" }, time)).toEqual(sent);
  tab().end(sent, "refused");
  expect(tab().alike("once", { ...order, id: "ORDER-3" }, time)).toBeUndefined();
});

test("what was refused may be tried again under its key", () => {
  const sent = tab().send("once", body);
  tab().end(sent, "refused");
  expect(tab().underWay()).toBeUndefined();
  expect(tab().alike("once", body, time)?.key).toBe(sent.key);
});

test("what lies there from elsewhere does no harm", () => {
  for (const broken of ["{broken", '"text"', "[1,null,{}]"]) {
    localStorage.setItem("offertory-sent-gifts grace ada", broken);
    expect(tab().underWay()).toBeUndefined();
  }
});
