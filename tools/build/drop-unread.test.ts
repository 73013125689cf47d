import { expect, test } from "vitest";
import { dropUnread } from "./drop-unread.ts";

test("custom properties that are never read are removed, with those that only they read", () => {
  expect(dropUnread(":root{--a:1px;--b:var(--a);--c:red}p{color:var(--c)}")).toBe(":root{--c:red}p{color:var(--c)}");
  expect(dropUnread('@property --x{syntax:"*";inherits:false}@property --y{syntax:"*"}p{top:var(--y)}')).toBe(
    '@property --y{syntax:"*"}p{top:var(--y)}',
  );
});

test("custom properties that are read stay unchanged, with any value", () => {
  const style = ':root{--a:light-dark(#fff, oklch(25% .008 70));color:red;--b:""}p{top:var(--a);content:var( --b,"")}';
  expect(dropUnread(style)).toBe(style);
  expect(dropUnread("a{color:red}a:hover{--z:1}")).toBe("a{color:red}a:hover{}");
});
