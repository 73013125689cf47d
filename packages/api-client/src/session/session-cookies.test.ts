import { expect, test } from "vitest";
import { someSignIn, someUserChurch } from "../testing/some-sign-in.ts";
import { clearCookies, cookiesOf, readCookies, writeCookies } from "./session-cookies.ts";

/** Records the cookie texts that were written. */
function notebook() {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return written.map((text) => text.split(";")[0]).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}
const cookies = cookiesOf(someSignIn().user, someUserChurch());

test("S3.07 a sign-in is stored in the cookies jwt, email, name and lastChurchId", () => {
  expect(cookies).toEqual({
    jwt: "MembershipApi-of-church-grace",
    email: "ada@example.com",
    name: "Ada Lovelace",
    lastChurchId: "church-grace",
  });
});

test("S3.07 without a MembershipApi token no jwt is remembered", () => {
  expect(cookiesOf(someSignIn().user, { ...someUserChurch(), apis: [] })).not.toHaveProperty("jwt");
});

test("S3.07 cookies have path / and a lifetime of 180 days, and are Secure on https", () => {
  const jar = notebook();
  writeCookies(jar, { email: "ada@example.com" }, false);
  writeCookies(jar, { email: "ada@example.com" }, true);
  expect(jar.written).toEqual([
    "email=ada%40example.com; Path=/; Max-Age=15552000; SameSite=Lax",
    "email=ada%40example.com; Path=/; Max-Age=15552000; SameSite=Lax; Secure",
  ]);
});

test("S3.07 cookie values with special characters are read back unchanged", () => {
  const jar = notebook();
  writeCookies(jar, { ...cookies, name: "Zoë; Łukasz = ü" }, false);
  expect(readCookies(jar)).toEqual({ ...cookies, name: "Zoë; Łukasz = ü" });
});

test("S4.05 clearing expires all four cookies at path /", () => {
  const jar = notebook();
  clearCookies(jar, false);
  expect(jar.written).toEqual(
    ["jwt", "email", "name", "lastChurchId"].map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`),
  );
});

test("a cookie value that is not percent-encoded is returned unchanged", () => {
  expect(readCookies({ cookie: "other=1; name=100%; jwt=" })).toEqual({ name: "100%" });
});
