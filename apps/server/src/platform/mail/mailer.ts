import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Connection, OpenTransaction } from "../database/connection.ts";
import { addJob, type Job, type Task } from "../jobs/jobs.ts";
import { inQueue, QUEUES } from "../jobs/queues.ts";
import { deliverBy, type Deliver } from "./deliver.ts";

/** A letter, ready to go. */
const Letter = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });
export type Letter = z.output<typeof Letter>;

const SEND_MAIL = "send-mail";
/** A mail server that does not answer is asked again later; the library alone would wait for it up to ten minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** The job that mails a letter, for who adds it in a statement of their own. */
export const mailJob = (letter: Letter): Job<Letter> => ({ name: SEND_MAIL, payload: letter });

/** Puts a letter into the queue in the transaction of its reason: what is rolled back is never mailed. */
export const postLetter = (tx: Connection | OpenTransaction, letter: Letter): Promise<void> =>
  addJob(tx, mailJob(letter));

export interface Mailer {
  tasks: Record<typeof SEND_MAIL, Task>;
  deliver: Deliver;
  close(): void;
}

export function openMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: QUEUES.email, ...PATIENCE });
  // What is sent with an account of it is never sent again behind its back, however the line ends.
  const counted = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 10,
    maxRequeues: 0,
    ...PATIENCE,
  });
  return {
    tasks: {
      "send-mail": inQueue("email", async (payload) => {
        const { to, subject, html, text } = Letter.parse(payload);
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          html,
          text,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      }),
    },
    deliver: deliverBy(counted, from),
    close: () => {
      transport.close();
      counted.close();
    },
  };
}
