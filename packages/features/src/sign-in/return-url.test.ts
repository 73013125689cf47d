import { describe, expect, test } from "vitest";
import { safeReturnUrl } from "./return-url.ts";

const here = "http://localhost:3000";
const own = [here, "http://localhost:3001", "https://grace.example.org/app"];
const safe = (wanted: string | null) => safeReturnUrl(wanted, here, own);

describe("S2.01 returnUrl leads only to our own apps", () => {
  test.each([
    ["/people", "/people"],
    ["/people?search=a%20b#top", "/people?search=a%20b#top"],
    ["people", "/people"],
    ["http://localhost:3000/roles/1", "/roles/1"],
    ["http://localhost:3001/grace", "http://localhost:3001/grace"],
    ["https://grace.example.org/give", "https://grace.example.org/give"],
  ])("%s leads to %s", (wanted, path) => expect(safe(wanted)).toBe(path));

  test.each([
    [null],
    [""],
    ["//evil.example"],
    ["///evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["/\t/evil.example"],
    ["/.//evil.example"],
    ["/x/..//evil.example"],
    ["https://evil.example/"],
    ["http://localhost:3000@evil.example/"],
    ["http://user:pass@localhost:3001/"],
    ["http://localhost:3005/"],
    ["https://localhost:3001/"],
    ["https://grace.example.org.evil.example/"],
    ["javascript:alert(1)"],
    ["JavaScript:alert(1)"],
    [" javascript:alert(1)"],
    ["java\nscript:alert(1)"],
    ["data:text/html,<script>alert(1)</script>"],
    ["blob:http://localhost:3000/1"],
    ["http://"],
    ["/login?returnUrl=/people"],
    ["/logout"],
  ])("%j leads home", (wanted) => expect(safe(wanted)).toBe("/"));
});
