import { comparedTagName, isBlank, type Tag } from "@offertory/contract";
import { TagNameless, TagNameTaken, TagNotFound } from "../people-errors.ts";
import type { PeopleTransaction } from "../people-tables.ts";

/** Returns the columns of a name that was typed. Refuses a blank one. */
export function tagColumns(typed: string): { name: string; comparedName: string } {
  const name = typed.trim();
  if (isBlank(name)) throw new TagNameless();
  return { name, comparedName: comparedTagName(name) };
}

export async function refuseTakenName(
  tx: PeopleTransaction,
  churchId: string,
  comparedName: string,
  exceptId?: string,
): Promise<void> {
  const taken = await tx
    .selectFrom("tags")
    .select("id")
    .where("churchId", "=", churchId)
    .where("comparedName", "=", comparedName)
    .executeTakeFirst();
  if (taken && taken.id !== exceptId) throw new TagNameTaken();
}

export async function findTag(tx: PeopleTransaction, churchId: string, id: string): Promise<Tag> {
  const tag = await tx
    .selectFrom("tags")
    .select(["id", "name"])
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!tag) throw new TagNotFound();
  return tag;
}
