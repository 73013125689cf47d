import { createHash } from "node:crypto";
import type { AccountRow } from "./rows.ts";
import type { World } from "./world.ts";

/** Only such ids are taken, so that a real key that was typed by mistake is refused, and rubbish too. */
const OWN_ID = /^sandbox[\w-]{0,100}$/;

/** The account of a client id; the first secret that is used with it is its secret. */
export function signIn(world: World, id: string, secret: string): AccountRow | undefined {
  if (!OWN_ID.test(id) || secret === "") return undefined;
  const secretHash = createHash("sha256").update(secret).digest("base64url");
  const known = world.accounts.get(id);
  if (known) return known.secretHash === secretHash ? known : undefined;
  return world.accounts.put(id, { id, secretHash, created: world.clock.now(), vault: true });
}
