import { createHash } from "node:crypto";
import type { Caller } from "../../../platform/identity/caller.ts";

/** All that somebody was granted, in a few characters: the same as long as it is the same. */
export function standingOf({ permissions }: Pick<Caller, "permissions">): string {
  const granted = permissions.map(({ api, contentType, action }) => `${api}|${contentType}|${action}`).sort();
  return createHash("sha256").update(granted.join("\n")).digest("base64url").slice(0, 16);
}
