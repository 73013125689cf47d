import { isNameTyped, type ChurchClosing } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Churches } from "../churches.ts";
import { ChurchNameDiffers, ChurchNotFound } from "../churches-errors.ts";
import { churchCloses } from "../churches-events.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { emailAdministrators } from "./email-administrators.ts";

/**
 * Closes the caller's own church after its name was typed as confirmation. From then on only its administrators can
 * open it, its recurring gifts end, and after 30 days it is erased. Closing it again does not change the date.
 */
export async function closeChurch(
  churches: Churches,
  { churchId, name }: { churchId: string; name: string },
  caller: Caller,
): Promise<ChurchClosing> {
  const church = churchId === caller.churchId ? await churches.churches.findDetails(churchId) : undefined;
  if (!church) throw new ChurchNotFound();
  if (!isNameTyped(name, church.name)) throw new ChurchNameDiffers();
  return churches.connection.transaction().execute(async (tx) => {
    const db = tx.$extendTables<ChurchesTables>();
    const begun = await db
      .insertInto("churchClosings")
      .values({ churchId, askedBy: caller.personId })
      .onConflict((conflict) => conflict.column("churchId").doNothing())
      .returning("closesAt")
      .executeTakeFirst();
    if (begun) {
      await churches.publish(tx, churchCloses, { churchId });
      await emailAdministrators(churches, tx, {
        churchId,
        kind: "closed",
        closesAt: begun.closesAt,
        by: caller.personId,
      });
    }
    const { closesAt } =
      begun ??
      (await db
        .selectFrom("churchClosings")
        .select("closesAt")
        .where("churchId", "=", churchId)
        .executeTakeFirstOrThrow());
    return { closesAt: closesAt.toISOString() };
  });
}
