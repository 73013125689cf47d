import { expect, test } from "vitest";
import { openEncryption, SealBroken } from "./encryption.ts";

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64url");
const sealing = openEncryption(keyOf(1));

test("what was sealed opens in its place, and reads as nothing meanwhile", () => {
  const sealed = sealing.seal("sk_live_secret ☂", "gateway of grace");
  expect(sealed).not.toContain("secret");
  expect(Buffer.from(sealed.slice(3), "base64url").toString("latin1")).not.toContain("sk_live");
  expect(sealing.open(sealed, "gateway of grace")).toBe("sk_live_secret ☂");
  expect(sealing.seal("same", "place")).not.toBe(sealing.seal("same", "place"));
});

test("a seal moved to another place, of another key, or changed by a character does not open", () => {
  const sealed = sealing.seal("sk_live_secret", "gateway of grace");
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  expect(() => sealing.open(sealed, "gateway of hope")).toThrow(SealBroken);
  expect(() => openEncryption(keyOf(2)).open(sealed, "gateway of grace")).toThrow(SealBroken);
  expect(() => sealing.open(changed, "gateway of grace")).toThrow(SealBroken);
  for (const other of ["", "plain", "s1.", "s1.AAAA"]) expect(() => sealing.open(other, "x")).toThrow(SealBroken);
});
