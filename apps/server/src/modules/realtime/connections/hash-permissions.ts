import { sha256 } from "../../../platform/hashing/sha256.ts";
import type { Caller } from "../../../platform/identity/caller.ts";

/** A short hash that changes when the permissions change. */
export function hashPermissions({ permissions }: Pick<Caller, "permissions">): string {
  const granted = permissions.map(({ api, contentType, action }) => `${api}|${contentType}|${action}`).sort();
  return sha256(granted.join("\n")).slice(0, 16);
}
