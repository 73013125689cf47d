import { expect, test } from "vitest";
import { cpuOf } from "../../../../tools/test/cpu-of.ts";
import { breakLinks, holdsLink } from "./holds-link.ts";

const LINKS = [
  "Win at https://evil.example",
  "evil.example/win",
  "evil.example",
  "Grace Church evil.example now",
  "www.evil",
  "t.co/win",
  "st.mary/win",
  "1.2.3.4/win",
  "mailto:me@evil.example",
  "win@evil.example",
  "злой.рф",
  "evil．example",
  "ftp://x",
  "a.evil.example",
  "St.Mary.example",
  "Grace (evil.example)",
  "教会evil.example",
];
const NAMES = [
  "Grace Church",
  "St. Mary's",
  "St.Mary's",
  "J.R.R. Tolkien",
  "J.R.Tolkien",
  "Dr. No",
  "Ev.-luth. Kirche",
  "Ev.Kirche am Markt",
  "г.Москва",
  "Church No. 1.5",
  "Anne-Marie O’Neil, Jr.",
  "Grace / Hope",
  "1st Church: Hope?",
  "恩典教会。新生命",
  "Smith, J.",
  "Team 24/7",
  "Version 1.2.3.4",
];

test.each(LINKS)("%s contains a link", (text) => expect(holdsLink(text)).toBe(true));
test.each(NAMES)("%s contains no link", (text) => {
  expect(holdsLink(text)).toBe(false);
  expect(breakLinks(text)).toBe(text);
});

test.each(LINKS.filter((text) => !text.startsWith("win@") && !text.startsWith("mailto")))(
  "%s contains no link after its links are broken",
  (text) => expect(holdsLink(breakLinks(text))).toBe(false),
);

test("an email address is not broken, in any script", () => {
  expect(breakLinks("Use ann.lee@example.org. Not evil.example/x")).toBe(
    "Use ann.lee@example.org. Not evil. example/ x",
  );
  expect(breakLinks("改用ann@example.org代替")).toBe("改用ann@example.org代替");
  expect(holdsLink(breakLinks("win@evil.example/prize").replace("win@", ""))).toBe(false);
});

test("breaking the links of a long repetitive text takes less than 500 ms of CPU time", () => {
  for (const part of ["a.", "aa.", "a", "@a", "a@a.", "1.", "/:", "a-"]) {
    const text = part.repeat(50_000);
    expect(cpuOf(() => breakLinks(text))).toBeLessThan(500);
  }
});
