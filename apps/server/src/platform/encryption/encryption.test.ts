import { expect, test } from "vitest";
import { openEncryption, DecryptionFailed } from "./encryption.ts";

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64url");
const encryption = openEncryption(keyOf(1));

test("an encrypted secret is unreadable and can be decrypted with its encryption context", () => {
  const encrypted = encryption.encrypt("sk_live_secret ☂", "gateway of grace");
  expect(encrypted).not.toContain("secret");
  expect(Buffer.from(encrypted.slice(3), "base64url").toString("latin1")).not.toContain("sk_live");
  expect(encryption.decrypt(encrypted, "gateway of grace")).toBe("sk_live_secret ☂");
  expect(encryption.encrypt("same", "place")).not.toBe(encryption.encrypt("same", "place"));
});

test("a ciphertext with another context, another key or a changed character cannot be decrypted", () => {
  const encrypted = encryption.encrypt("sk_live_secret", "gateway of grace");
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith("AA") ? "BB" : "AA"}`;
  expect(() => encryption.decrypt(encrypted, "gateway of hope")).toThrow(DecryptionFailed);
  expect(() => openEncryption(keyOf(2)).decrypt(encrypted, "gateway of grace")).toThrow(DecryptionFailed);
  expect(() => encryption.decrypt(changed, "gateway of grace")).toThrow(DecryptionFailed);
  for (const other of ["", "plain", "s1.", "s1.AAAA"])
    expect(() => encryption.decrypt(other, "x")).toThrow(DecryptionFailed);
});
