import { expect, test } from "vitest";
import { takeArrival } from "./take-arrival.ts";

function arriving(href: string) {
  const replaced: string[] = [];
  const page = {
    location: { href },
    history: { state: null, replaceState: (_: unknown, __: string, url: string) => void replaced.push(url) },
  };
  return { arrival: takeArrival(page), replaced };
}

test("S2.06 a jwt leaves the address and the history, and all else stays", () => {
  const { arrival, replaced } = arriving("http://localhost:3000/login?jwt=abc&churchId=c1&returnUrl=%2Fpeople#top");
  expect(arrival.jwt).toBe("abc");
  expect(replaced).toEqual(["/login?churchId=c1&returnUrl=%2Fpeople#top"]);
});

test("S2.06 a jwt beside an auth guid is removed and not used", () => {
  const { arrival, replaced } = arriving("http://localhost:3000/login?auth=guid&timestamp=1&jwt=abc");
  expect(arrival.jwt).toBeNull();
  expect(replaced).toEqual(["/login?auth=guid&timestamp=1"]);
});

test("an address without a jwt is left alone", () => {
  const { arrival, replaced } = arriving("http://localhost:3000/login?returnUrl=/");
  expect(arrival.jwt).toBeNull();
  expect(replaced).toEqual([]);
});
