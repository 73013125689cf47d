import { expect, test } from "vitest";
import { loginView } from "./login-view.ts";

const now = Date.UTC(2026, 0, 1);
const view = (query: string) => loginView(new URLSearchParams(query), now);

test("S2.01 the action in the URL selects the view", () => {
  expect(["", "action=register", "action=forgot", "action=logout", "action=other"].map(view)).toEqual([
    "sign-in",
    "register",
    "forgot",
    "logout",
    "sign-in",
  ]);
});

test("S4.01 a set-password link is valid while its timestamp is under ten minutes old", () => {
  expect(view(`auth=guid&timestamp=${now - 599_999}`)).toBe("set-password");
  expect(view(`auth=guid&timestamp=${now - 600_000}`)).toBe("expired");
});

test("S4.01 a set-password link without a valid timestamp is expired", () => {
  expect(["auth=guid", "auth=guid&timestamp=", "auth=guid&timestamp=soon"].map(view)).toEqual([
    "expired",
    "expired",
    "expired",
  ]);
});
