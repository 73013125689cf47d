import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findWeakness } from "./find-weakness.ts";

const owner = { email: "john.appleseed@example.org", firstName: "Jonathan", lastName: "Appleseed" };
const weakness = (password: string) => findWeakness(password, owner);

test("S9.01 passwords have at least 8 characters and at most 200", () => {
  expect(weakness("")).toBe("password-missing");
  expect(weakness("hk#29vq")).toBe("password-short");
  expect(weakness("hk#29vqT")).toBeNull();
  expect(weakness("ab cd ".repeat(33))).toBeNull();
  expect(weakness("ab cde ".repeat(33))).toBe("password-long");
});

test("common passwords are refused, also with changed case, digits or symbols", () => {
  for (const password of ["password", "PASSWORD1", "P@ssw0rd", "iloveyou", "jesus777", "Welcome2025", "admin123!"]) {
    expect([password, weakness(password)]).toEqual([password, "password-common"]);
  }
});

test("repeated characters, keyboard sequences and the product's name are refused as passwords", () => {
  const simple = [
    "aaaaaaaa",
    "        ",
    "abcabcabc",
    "12121212",
    "abcdefgh",
    "87654321",
    "qwertyuiop",
    "qwer1234",
    "lkjhgfdsa",
  ];
  for (const password of [...simple, "Offertory", "offertory2026", "!offertory!"]) {
    expect([password, weakness(password)]).toEqual([password, "password-common"]);
  }
});

test("a password made of the owner's name or email is refused", () => {
  const own = [
    "john.appleseed@example.org",
    "John.Appleseed",
    "johnappleseed1",
    "Jonathan2024",
    "appleseed!!",
    "jonathan appleseed",
    "AppleseedJonathan7",
  ];
  for (const password of own) expect([password, weakness(password)]).toEqual([password, "password-personal"]);
  expect(findWeakness("12345 678 910!", { email: "7@example.org", firstName: "", lastName: "" })).toBeNull();
});

test("uncommon passwords are accepted, even if they contain the owner's or the product's name", () => {
  for (const password of [
    "three green herons",
    "offertory-demo",
    "Jonathan likes pears",
    "x7!kd02Lq",
    "correct horse battery",
  ]) {
    expect([password, weakness(password)]).toEqual([password, null]);
  }
});

test("the list of common passwords has over a thousand entries, all distinct, lowercase and 8 characters or longer", () => {
  const list = readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trimEnd()
    .split("\n");
  expect(list.length).toBeGreaterThan(1000);
  expect(list.filter((each) => each.length < 8 || each !== each.toLowerCase() || each !== each.trim())).toEqual([]);
  expect(new Set(list).size).toBe(list.length);
});
