import { isEmail } from "@offertory/contract";
import { z } from "zod";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Statements } from "../statements.ts";
import { donorForServer } from "../../donations/index.ts";
import { openStatementComposer, type ComposedStatement } from "../statement/open-statement-composer.ts";
import { sendStatement } from "./send-statement.ts";

export const SEND_STATEMENTS = "giving-send-statements";
const Payload = z.object({ churchId: z.string(), id: z.string() });

const BATCH_SIZE = 200;
const SENDER_COUNT = 10;
/** Longer than the timeout of a mail server: an email that is `sending` for so long was interrupted. */
const SENDING_TIMEOUT_MS = 10 * 60_000;

/** Makes the job fail, so that it is retried later with the emails that are left. */
class MailServerAway extends Error {}

/**
 * Sends the waiting emails of a mailing. It can be killed at any point, and can run on two servers at once: each email
 * is claimed before it is sent and marked after the mail server accepted it. An email that was claimed and never marked
 * is not sent again automatically, because it may have arrived.
 */
export async function sendStatements(context: Statements, payload: unknown): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  const run = await context.statementRuns.find(churchId, id);
  if (run?.status !== "running") return;
  const statements = await openStatementComposer(context, churchId, run.year);
  const { name: church, contact } = await context.statements.letterhead(churchId);
  const replyTo = isEmail(contact) ? contact : "";

  for (;;) {
    const ids = await context.statementRuns.next(churchId, id, BATCH_SIZE);
    if (ids.length === 0) break;
    const donors = ids.map((personId) => donorForServer(churchId, personId));
    const made = new Map((await statements.forDonors(donors)).map((one) => [one.person.personId, one]));
    const queue = [...ids];
    let isAway = false;
    let isFull = false;
    const runSender = async () => {
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
    const senders = await Promise.allSettled(
      Array.from({ length: SENDER_COUNT }, () =>
        runSender().catch((error: unknown) => {
          // The error does not concern a single email: the other lanes start no further ones.
          queue.length = 0;
          throw error;
        }),
      ),
    );
    const broken = senders.find((one) => one.status === "rejected");
    if (broken) throw broken.reason;
    if (isAway) {
      await context.statementRuns.stall(churchId, id, true);
      throw new MailServerAway("The mail server cannot be reached.");
    }
    if (run.stalled) await context.statementRuns.stall(churchId, id, false);
    if (isFull) return pauseUntilTomorrow();
    if (run.resumesAt) await context.statementRuns.pause(churchId, id, null);
  }

  const before = new Date(context.now().getTime() - SENDING_TIMEOUT_MS);
  await context.statementRuns.markUnsure(churchId, id, before, context.now());
  if (await context.statementRuns.finish(churchId, id, context.now())) return;
  // Some emails are being sent by another process or were interrupted: the job runs again when that is certain.
  const runAt = new Date(Date.now() + SENDING_TIMEOUT_MS);
  await addJob(context.connection, {
    name: SEND_STATEMENTS,
    payload: { churchId, id },
    key: `statements ${id}`,
    runAt,
  });

  /** Schedules the rest for tomorrow and records the time, which the screen shows. */
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

  /** Sends one email. Returns "away" if the mail server cannot be reached, "full" at the church's limit of the day. */
  async function sendTo(personId: string, made: ComposedStatement | undefined): Promise<"next" | "away" | "full"> {
    const settle = (outcome: Parameters<typeof context.statementRuns.settle>[3]) =>
      context.statementRuns.settle(churchId, id, personId, outcome, context.now());
    if (!made?.hasGifts) return settle({ state: "skipped" }).then(() => "next" as const);
    if (!made.person.email) return settle({ state: "failed", reason: "no-email" }).then(() => "next" as const);
    const pdf = await context.pdfWorker.draw(made.paper).catch((error: unknown) => String(error));
    if (typeof pdf === "string")
      return settle({ state: "failed", reason: "not-made", detail: pdf }).then(() => "next" as const);

    if (!(await context.emails.reserveEmail(context.connection, churchId))) return "full";
    if (!(await context.statementRuns.claim(churchId, id, personId, context.now()))) return "next";
    await faultPoint("statement-claimed");
    const sent = await sendStatement(context, { church, replyTo, runId: id, year: run?.year ?? 0, made, pdf });
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
