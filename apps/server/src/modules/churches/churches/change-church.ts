import type { ChurchChange, ChurchDetails } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { SecurityChange } from "../../../platform/identity/security-change.ts";
import type { Churches } from "../churches.ts";
import { ChurchNotFound, SubDomainTaken } from "../churches-errors.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { refuseBadSubDomain, refuseBlanks, refuseUnknownTimeZone } from "./check-church.ts";

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

  const tidy = Object.fromEntries(Object.entries(change).map(([field, value]) => [field, value?.trim()]));
  if (Object.values(tidy).some((value) => value !== undefined)) {
    await churches.connection
      .transaction()
      .execute(async (tx) => {
        await churches.roles.recordSecurityChange(tx, { ...caller, address }, ...changesOf(before, tidy));
        await tx.$extendTables<ChurchesTables>().updateTable("churches").set(tidy).where("id", "=", churchId).execute();
      })
      .catch(subDomainTaken);
  }
  return readChurchDetails(churches, churchId, caller);
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

function subDomainTaken(error: unknown): never {
  if (error instanceof Error && "constraint" in error && error.constraint === "churches_by_sub_domain")
    throw new SubDomainTaken();
  throw error;
}
