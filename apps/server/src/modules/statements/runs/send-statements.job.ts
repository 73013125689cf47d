import { z } from "zod";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Statements } from "../statements.ts";
import { donorForServer } from "../../donations/index.ts";
import { openStatements, type MadeFor } from "../statement/read-statements.ts";
import { sendStatement } from "./send-statement.ts";

export const SEND_STATEMENTS = "giving-send-statements";
const Payload = z.object({ churchId: z.string(), id: z.string() });

const AT_ONCE = 200;
const LANES = 10;
/** Longer than a mail server is waited for: an email that is still being sent then has nobody who sends it. */
const GIVEN_UP_MS = 10 * 60_000;

/** The mail server cannot be reached: tried again later, with everything that is left. */
class MailServerAway extends Error {}

/**
 * Mails what waits of a mailing, until nothing does. It may die at any point, and run on two servers at once: each email is
 * claimed before it is sent and marked when the mail server took it. One that was claimed and never marked is not sent again by
 * itself: it may have arrived.
 */
export async function sendStatements(context: Statements, payload: unknown): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  const run = await context.statementRuns.find(churchId, id);
  if (run?.status !== "running") return;
  const statements = await openStatements(context, churchId, run.year);
  const church = (await context.statements.letterhead(churchId)).name;

  for (;;) {
    const ids = await context.statementRuns.next(churchId, id, AT_ONCE);
    if (ids.length === 0) break;
    const donors = ids.map((personId) => donorForServer(churchId, personId));
    const made = new Map((await statements.forDonors(donors)).map((one) => [one.person.personId, one]));
    const queue = [...ids];
    let isAway = false;
    let isFull = false;
    const lane = async () => {
      for (let personId = queue.shift(); personId !== undefined && !isAway && !isFull; personId = queue.shift())
        switch (await sendTo(personId, made.get(personId))) {
          case "away":
            isAway = true;
            break;
          case "full":
            isFull = true;
            break;
          case "next":
            break;
        }
    };
    const lanes = await Promise.allSettled(
      Array.from({ length: LANES }, () =>
        lane().catch((error: unknown) => {
          // Something is wrong that is not about one email: the others begin none any more.
          queue.length = 0;
          throw error;
        }),
      ),
    );
    const broken = lanes.find((one) => one.status === "rejected");
    if (broken) throw broken.reason;
    if (isAway) {
      await context.statementRuns.stall(churchId, id, true);
      throw new MailServerAway("The mail server cannot be reached.");
    }
    if (run.stalled) await context.statementRuns.stall(churchId, id, false);
    if (isFull) return pauseUntilTomorrow();
    if (run.resumesAt) await context.statementRuns.pause(churchId, id, null);
  }

  const before = new Date(context.now().getTime() - GIVEN_UP_MS);
  await context.statementRuns.giveUpOn(churchId, id, before, context.now());
  if (await context.statementRuns.finish(churchId, id, context.now())) return;
  // Some are being sent by another process, or by one that was killed: looked at again when it is sure which.
  const runAt = new Date(Date.now() + GIVEN_UP_MS);
  await addJob(context.connection, {
    name: SEND_STATEMENTS,
    payload: { churchId, id },
    key: `statements ${id}`,
    runAt,
  });

  /** The rest waits, and whoever looks at the mailing sees until when. */
  async function pauseUntilTomorrow(): Promise<void> {
    const runAt = context.emails.tomorrow();
    await context.statementRuns.pause(churchId, id, runAt);
    await addJob(context.connection, {
      name: SEND_STATEMENTS,
      payload: { churchId, id },
      key: `statements ${id}`,
      runAt,
    });
  }

  /** Whether the next one can go: the mail server may be away, or the church may have sent all its emails of the day. */
  async function sendTo(personId: string, made: MadeFor | undefined): Promise<"next" | "away" | "full"> {
    const settle = (outcome: Parameters<typeof context.statementRuns.settle>[3]) =>
      context.statementRuns.settle(churchId, id, personId, outcome, context.now());
    if (!made?.hasGifts) return settle({ state: "skipped" }).then(() => "next" as const);
    if (!made.person.email) return settle({ state: "failed", reason: "no-email" }).then(() => "next" as const);
    const pdf = await context.drawing.draw(made.paper).catch((error: unknown) => String(error));
    if (typeof pdf === "string")
      return settle({ state: "failed", reason: "not-made", detail: pdf }).then(() => "next" as const);

    if (!(await context.emails.takePlace(context.connection, churchId))) return "full";
    if (!(await context.statementRuns.claim(churchId, id, personId, context.now()))) return "next";
    await faultPoint("statement-claimed");
    const sent = await sendStatement(context, { church, runId: id, year: run?.year ?? 0, made, pdf });
    await faultPoint("statement-sent");
    switch (sent.outcome) {
      case "taken":
        await settle({ state: "sent" });
        return "next";
      case "refused":
        await settle({ state: "failed", reason: "refused", detail: sent.reason });
        return "next";
      case "unknown":
        await settle({ state: "unsure", reason: "interrupted", detail: sent.reason });
        return "next";
      case "busy": {
        const tries = await context.statementRuns.triesOf(churchId, id, personId);
        await settle(tries < 3 ? { state: "waiting" } : { state: "failed", reason: "busy", detail: sent.reason });
        return "next";
      }
      case "away":
        await settle({ state: "waiting" });
        return "away";
    }
  }
}
