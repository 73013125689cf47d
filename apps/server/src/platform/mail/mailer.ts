import { createTransport } from "nodemailer";
import type { Task } from "../jobs/task.ts";
import { inQueue } from "../jobs/queues.ts";
import { QUEUES } from "../jobs/queue-names.ts";
import type { Encryption } from "../encryption/encryption.ts";
import { deliverBy, type Deliver } from "./deliver.ts";
import { openEmail } from "./encrypted-email.ts";
import { senderOf } from "./sender-of.ts";

export type { Email } from "./encrypted-email.ts";

export const SEND_MAIL = "send-mail";
/**
 * Timeouts for a mail server that does not answer; the job is retried later. The library's defaults are up to ten
 * minutes.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

export interface Mailer {
  tasks: Record<typeof SEND_MAIL, Task>;
  deliver: Deliver;
  close(): void;
}

interface MailerNeeds {
  smtpUrl: string;
  from: string;
  encryption: Encryption;
}

export function openMailer({ smtpUrl, from, encryption }: MailerNeeds): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: QUEUES.email, ...SMTP_TIMEOUTS });
  // For `deliver`, whose caller records each outcome: the library must not resend an email on its own when a connection
  // breaks.
  const directTransport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 10,
    maxRequeues: 0,
    ...SMTP_TIMEOUTS,
  });
  return {
    tasks: {
      "send-mail": inQueue("email", async (payload) => {
        const { to, subject, html, text, fromName, replyTo } = openEmail(encryption, payload);
        await transport.sendMail({
          from: senderOf(from, fromName),
          to: { name: "", address: to },
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          subject,
          html,
          text,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      }),
    },
    deliver: deliverBy(directTransport, from),
    close: () => {
      transport.close();
      directTransport.close();
    },
  };
}
