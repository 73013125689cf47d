import type { ChurchChange, ChurchDetails } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { rememberCurrency } from "../../../platform/money/church-money.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { SecurityChange } from "../../../platform/identity/security-change.ts";
import type { Churches } from "../churches.ts";
import { ChurchNotFound, CurrencyInUse, SubDomainTaken } from "../churches-errors.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { readCurrency, refuseBadSubDomain, refuseBlanks, refuseUnknownTimeZone } from "./check-church.ts";

/** Reads the caller's own church with the fields that only staff see, such as the tax id. */
export async function readChurchDetails(
  { churches }: Churches,
  churchId: string,
  caller: Caller,
): Promise<ChurchDetails> {
  const details = churchId === caller.churchId ? await churches.findDetails(churchId) : undefined;
  if (!details) throw new ChurchNotFound();
  return details;
}

/** Changes the sent fields of the caller's own church. */
export async function changeChurch(
  churches: Churches,
  churchId: string,
  change: ChurchChange,
  caller: Caller,
  address: string,
): Promise<ChurchDetails> {
  const before = await readChurchDetails(churches, churchId, caller);
  refuseBlanks(change, { all: false });
  if (change.name?.trim() !== before.name) refuseLinkInName(change.name);
  if (change.subDomain !== undefined) refuseBadSubDomain(change.subDomain);
  if (change.timeZone !== undefined) refuseUnknownTimeZone(change.timeZone);

  const { currency, ...sent } = change;
  const texts: typeof sent = Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, value?.trim()]));
  const tidy = { ...texts, ...(currency !== undefined && { currency: readCurrency(currency) }) };
  if (Object.values(tidy).some((value) => value !== undefined)) {
    await churches.connection
      .transaction()
      .execute(async (tx) => {
        await churches.roles.recordSecurityChange(tx, { ...caller, address }, ...changesOf(before, tidy));
        await tx.$extendTables<ChurchesTables>().updateTable("churches").set(tidy).where("id", "=", churchId).execute();
      })
      .catch(nameRefusal);
  }
  const after = await readChurchDetails(churches, churchId, caller);
  rememberCurrency(churchId, readCurrency(after.currency));
  return after;
}

/** The changes that administrators are told by email: a new subdomain, and changed details. */
function changesOf(before: ChurchDetails, after: Partial<Record<string, string | undefined>>): SecurityChange[] {
  const changed = Object.entries(before)
    .filter(([field, value]) => after[field] !== undefined && after[field] !== value)
    .map(([field]) => field);
  return [
    ...(changed.includes("subDomain")
      ? [{ kind: "webAddress" as const, names: { before: before.subDomain, after: after["subDomain"] ?? "" } }]
      : []),
    ...(changed.some((field) => field !== "subDomain") ? [{ kind: "churchDetails" as const }] : []),
  ];
}

/** The constraints of the database decide, also when a gift is made at the same moment. */
function nameRefusal(error: unknown): never {
  const constraint = error instanceof Error && "constraint" in error ? String(error.constraint) : "";
  if (constraint === "churches_by_sub_domain") throw new SubDomainTaken();
  if (constraint.endsWith("_currency_fkey")) throw new CurrencyInUse();
  throw error;
}
