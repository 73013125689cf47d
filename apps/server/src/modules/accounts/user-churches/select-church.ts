import type { UserChurch } from "@offertory/contract";
import { refuseOtherChurch } from "../../../platform/identity/access.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import { findChurch } from "../../churches/index.ts";
import type { Accounts } from "../accounts.ts";
import { ChurchNotFound } from "../accounts-errors.ts";
import { describeUserChurch } from "./describe-user-church.ts";
import { joinChurch } from "./join-church.ts";

interface Choice {
  churchId?: string | null | undefined;
  subDomain?: string | null | undefined;
}

/** Returns a church with its tokens, found by id or else by subdomain. Joins it if the account is not linked to it. */
export async function selectChurch(
  accounts: Accounts,
  { churchId, subDomain }: Choice,
  claims: TokenClaims,
): Promise<UserChurch> {
  const { ownChurches } = accounts;
  const { userId, session } = claims;
  const linked = churchId
    ? await ownChurches.find(userId, churchId)
    : await ownChurches.findBySubDomain(userId, subDomain?.toLowerCase() ?? "");
  if (linked) {
    refuseOtherChurch(claims, linked.churchId);
    return describeUserChurch(accounts, linked, session);
  }

  const church = await findChurch(accounts.churches, { churchId, subDomain });
  if (!church) throw new ChurchNotFound();
  refuseOtherChurch(claims, church.id);
  await joinChurch(accounts, userId, church.id);
  const joined = await ownChurches.find(userId, church.id);
  if (!joined) throw new ChurchNotFound();
  return describeUserChurch(accounts, joined, session);
}
