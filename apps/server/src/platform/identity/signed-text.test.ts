import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openSigning } from "./signed-text.ts";

const secret = "a secret of at least thirty-two bytes";
const { sign, read } = openSigning(secret);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = (text: string) => `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;

test("a signed token can be read again and has the format of a JSON Web Token", () => {
  expect(read(sign({ sub: "ann" }))).toEqual({ sub: "ann" });
  expect(sign({ sub: "ann" })).toBe(signed(`${encode({ alg: "HS256" })}.${encode({ sub: "ann" })}`));
});

test("S6.02 a token with another header is refused, even if the signature is ours", () => {
  // These headers are as long as ours, so that the payload after them would be decoded from its beginning.
  for (const header of [{ alg: "HS512" }, { alg: "ES256" }, { typ: "JWT12" }]) {
    expect(read(signed(`${encode(header)}.${encode({ sub: "ann" })}`))).toBeNull();
  }
});

test("S6.02 a token that was cut, changed or signed with another secret is refused", () => {
  const token = sign({ sub: "ann" });
  const [head = "", , signature = ""] = token.split(".");
  for (const text of [
    "",
    ".",
    "..",
    head,
    `${head}.`,
    `${head}..`,
    token.slice(0, -1),
    `${token}x`,
    `${head}.${encode({ sub: "eve" })}.${signature}`,
    openSigning("another secret of thirty-two bytes!!").sign({ sub: "ann" }),
  ]) {
    expect(read(text)).toBeNull();
  }
});
