import { z } from "zod";
import { faultPoint } from "../../platform/faults/fault-point.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Statements } from "./statements.ts";
import { donorForServer } from "../donations/index.ts";
import { openStatements, type MadeFor } from "./read-statements.ts";
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
export async function sendStatements(giving: Statements, payload: unknown): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  const run = await giving.statementRuns.find(churchId, id);
  if (run?.status !== "running") return;
  const statements = await openStatements(giving, churchId, run.year);
  const church = (await giving.statements.letterhead(churchId)).name;

  for (;;) {
    const ids = await giving.statementRuns.next(churchId, id, AT_ONCE);
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
      await giving.statementRuns.stall(churchId, id, true);
      throw new MailServerAway("The mail server cannot be reached.");
    }
    if (run.stalled) await giving.statementRuns.stall(churchId, id, false);
    if (isFull) return pauseUntilTomorrow();
    if (run.resumesAt) await giving.statementRuns.pause(churchId, id, null);
  }

  const before = new Date(giving.now().getTime() - GIVEN_UP_MS);
  await giving.statementRuns.giveUpOn(churchId, id, before, giving.now());
  if (await giving.statementRuns.finish(churchId, id, giving.now())) return;
  // Some are being sent by another process, or by one that was killed: looked at again when it is sure which.
  const runAt = new Date(Date.now() + GIVEN_UP_MS);
  await addJob(giving.connection, { name: SEND_STATEMENTS, payload: { churchId, id }, key: `statements ${id}`, runAt });

  /** The rest waits, and whoever looks at the mailing sees until when. */
  async function pauseUntilTomorrow(): Promise<void> {
    const runAt = giving.emails.tomorrow();
    await giving.statementRuns.pause(churchId, id, runAt);
    await addJob(giving.connection, {
      name: SEND_STATEMENTS,
      payload: { churchId, id },
      key: `statements ${id}`,
      runAt,
    });
  }

  /** Whether the next one can go: the mail server may be away, or the church may have sent all its emails of the day. */
  async function sendTo(personId: string, made: MadeFor | undefined): Promise<"next" | "away" | "full"> {
    const settle = (outcome: Parameters<typeof giving.statementRuns.settle>[3]) =>
      giving.statementRuns.settle(churchId, id, personId, outcome, giving.now());
    if (!made?.hasGifts) return settle({ state: "skipped" }).then(() => "next" as const);
    if (!made.person.email) return settle({ state: "failed", reason: "no-email" }).then(() => "next" as const);
    const pdf = await giving.drawing.draw(made.paper).catch((error: unknown) => String(error));
    if (typeof pdf === "string")
      return settle({ state: "failed", reason: "not-made", detail: pdf }).then(() => "next" as const);

    if (!(await giving.emails.takePlace(giving.connection, churchId))) return "full";
    if (!(await giving.statementRuns.claim(churchId, id, personId, giving.now()))) return "next";
    await faultPoint("statement-claimed");
    const sent = await sendStatement(giving, { church, runId: id, year: run?.year ?? 0, made, pdf });
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
        const tries = await giving.statementRuns.triesOf(churchId, id, personId);
        await settle(tries < 3 ? { state: "waiting" } : { state: "failed", reason: "busy", detail: sent.reason });
        return "next";
      }
      case "away":
        await settle({ state: "waiting" });
        return "away";
    }
  }
}
