import type { CallAnswer, touchUserChurch as call } from "@offertory/contract";
import type { z } from "zod";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { refuseOtherChurch } from "../../../platform/identity/access.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import type { Accounts } from "../accounts.ts";
import { ChurchNotFound } from "../accounts-errors.ts";

/**
 * Records when and with which app a church was last used. Uses the server's time, because client clocks can be wrong.
 */
export async function touchUserChurch(
  { userChurches, now }: Accounts,
  userId: string,
  { churchId, appName }: z.output<(typeof call)["body"]>,
  caller: TokenClaims,
): Promise<CallAnswer<typeof call>> {
  if (userId !== caller.userId) throw new NotAllowed();
  refuseOtherChurch(caller, churchId);
  const lastAccessed = now();
  const touched = await userChurches.touch(userId, churchId, { appName: (appName ?? "").trim(), lastAccessed });
  if (!touched) throw new ChurchNotFound();
  return { userId, churchId, lastAccessed: lastAccessed.toISOString() };
}
