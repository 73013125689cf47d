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
const tab = (person = "ada") => sentGifts("grace", person, { storage: localStorage, now: () => time });
beforeEach(() => {
  localStorage.clear();
  time = Date.parse("2026-11-15T12:00:00Z");
});

test("a gift in flight is found after a reload and in another tab, but only by its own donor", () => {
  const sent = tab().send("recurring", body, {});
  expect(sent.key).toMatch(/^[\w-]{22}$/);
  expect(tab().underWay()).toEqual(sent);
  expect(tab("ruth").underWay()).toBeUndefined();
});

test("after 15 minutes a gift in flight is not sent again automatically, and is reported as lost once", () => {
  const sent = tab().send("once", body, {});
  time += 16 * MINUTE;
  expect(tab().underWay()).toBeUndefined();
  expect(tab().lost()).toMatchObject({ key: sent.key });
  tab().forgetLost();
  expect(tab().lost()).toBeUndefined();
});

test("the same gift from a second tab has the same key, while it is in flight and after it succeeded", () => {
  const begun = time;
  const sent = tab().send("once", body, {});
  expect(tab().alike("once", body, begun)?.key).toBe(sent.key);
  expect(tab().alike("once", { ...body, amount: 11 }, begun)).toBeUndefined();
  expect(tab().alike("recurring", body, begun)).toBeUndefined();
  time += MINUTE;
  tab().end(sent, "made");
  expect(tab().underWay()).toBeUndefined();
  expect(tab().alike("once", body, begun)?.key).toBe(sent.key);
});

test("the same gift counts as new if its form was opened after the first one, or half an hour later", () => {
  const begun = time;
  time += 1;
  const sent = tab().send("once", body, {});
  tab().end(sent, "made");
  const next = time;
  expect(tab().alike("once", body, begun)).toBeDefined();
  expect(tab().alike("once", body, next)).toBeUndefined();
  time += MINUTE;
  // Another tab learns the outcome later.
  tab().end(sent, "made");
  expect(tab().alike("once", body, next)).toBeUndefined();
  time += 31 * MINUTE;
  expect(tab().alike("once", body, begun)).toBeUndefined();
});

test("the same gift with a new PayPal order is recognized while it is in flight, but not after a refusal", () => {
  const sent = tab().send("once", order, {});
  expect(tab().alike("once", { ...order, id: "ORDER-2" }, time)).toEqual(sent);
  tab().end(sent, "refused");
  expect(tab().alike("once", { ...order, id: "ORDER-3" }, time)).toBeUndefined();
});

test("a refused gift can be tried again with the same key", () => {
  const sent = tab().send("once", body, {});
  tab().end(sent, "refused");
  expect(tab().underWay()).toBeUndefined();
  expect(tab().alike("once", body, time)?.key).toBe(sent.key);
});

test("malformed data in local storage is ignored", () => {
  for (const broken of ["{broken", '"text"', "[1,null,{}]"]) {
    localStorage.setItem("offertory-sent-gifts grace ada", broken);
    expect(tab().underWay()).toBeUndefined();
  }
});

const guest = () =>
  sentGifts<{ captchaToken: string }>("grace", "visitor", { storage: localStorage, now: () => time, isGuest: true });
const visit = { ...body, person: { email: "vera@example.org" } };

test("a guest's gift from a second tab is the same gift with any card, but not with another email", () => {
  const begun = time;
  time += 1;
  const sent = guest().send("once", visit, { captchaToken: "t" });
  expect(guest().alike("once", { ...visit, id: "pm_2", customerId: "cus_2" }, begun)?.key).toBe(sent.key);
  guest().end(sent, "made");
  expect(guest().alike("once", { ...visit, id: "pm_3" }, begun)?.key).toBe(sent.key);
  expect(guest().alike("once", { ...visit, person: { email: "otto@example.org" } }, begun)).toBeUndefined();
});

test("no details of a guest's completed gift are kept, and a refused gift gets a new key", () => {
  const sent = guest().send("once", { ...visit, notes: "For the roof" }, { captchaToken: "t" });
  guest().update({ ...sent, captchaToken: "u" });
  expect(guest().underWay()?.captchaToken).toBe("u");
  guest().end(sent, "made");
  const kept = localStorage.getItem("offertory-sent-gifts grace visitor");
  for (const word of ["vera", "roof", "pm_1", "general"]) expect(kept ?? word).not.toContain(word);
  const refused = guest().send("once", visit, { captchaToken: "t" });
  guest().end(refused, "refused");
  expect(guest().alike("once", visit, 0)).toBeUndefined();
});
