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

test("S2.06 a jwt is removed from the URL and the history entry, and other parameters stay", () => {
  const { arrival, replaced } = arriving("http://localhost:3000/login?jwt=abc&churchId=c1&returnUrl=%2Fpeople#top");
  expect(arrival.jwt).toBe("abc");
  expect(replaced).toEqual(["/login?churchId=c1&returnUrl=%2Fpeople#top"]);
});

test("S2.06 a jwt beside an auth guid is removed and not used", () => {
  const { arrival, replaced } = arriving("http://localhost:3000/login?auth=guid&timestamp=1&jwt=abc");
  expect(arrival.jwt).toBeNull();
  expect(replaced).toEqual(["/login?auth=guid&timestamp=1"]);
});

test("a URL without a jwt is not changed", () => {
  const { arrival, replaced } = arriving("http://localhost:3000/login?returnUrl=/");
  expect(arrival.jwt).toBeNull();
  expect(replaced).toEqual([]);
});
