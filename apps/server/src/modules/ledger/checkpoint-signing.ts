import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Checkpoint } from "./checkpoint-store.ts";
import type { Trouble } from "./trouble.ts";

type Signed = Pick<Checkpoint, "churchId" | "number" | "hash">;

export type CheckpointSigning = ReturnType<typeof openCheckpointSigning>;

/**
 * Signs checkpoints with a key that is not in the database. The first key signs; the others are former keys, newest
 * first, which still verify the checkpoints that they signed.
 */
export function openCheckpointSigning(keys: readonly string[]) {
  const secrets = keys.map((key) =>
    createSecretKey(
      Buffer.from(hkdfSync("sha256", Buffer.from(key, "base64url"), "", "offertory ledger checkpoints", 32)),
    ),
  );
  const signatures = ({ churchId, number, hash }: Signed): Buffer[] => {
    const text = JSON.stringify(["offertory checkpoint 1", churchId, number, hash]);
    return secrets.map((secret) => createHmac("sha256", secret).update(text).digest());
  };
  return {
    sign: (checkpoint: Signed): string => signatures(checkpoint)[0]?.toString("base64url") ?? "",

    /**
     * Checks checkpoints in their order. After a signed checkpoint no unsigned one is accepted, and after one of a
     * newer key none of an older key: a stolen key is useless once it was replaced.
     */
    openCheck() {
      let newest = secrets.length;
      return (checkpoint: Signed & Pick<Checkpoint, "signature">): Trouble | null => {
        const signature = Buffer.from(checkpoint.signature, "base64url");
        const by =
          checkpoint.signature === ""
            ? secrets.length
            : signatures(checkpoint).findIndex(
                (ours) => ours.length === signature.length && timingSafeEqual(ours, signature),
              );
        if (by < 0 || by > newest) return { what: "checkpoint-forged", where: String(checkpoint.number) };
        newest = by;
        return null;
      };
    },
  };
}
