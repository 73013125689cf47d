import { Readable } from "node:stream";
import type { Transporter } from "nodemailer";
import type { Email } from "./encrypted-email.ts";
import { senderOf } from "./sender-of.ts";

/** An email with an attachment. It is sent at once and not through the queue; the caller records the outcome. */
export interface EmailWithAttachment extends Email {
  /** The sender's display name. The sender's address is always ours. */
  fromName: string;
  /** Makes the Message-ID: unique to this email, and the same when it is sent again. */
  messageName: string;
  attachment: { fileName: string; type: string; bytes: Uint8Array };
}

/** The outcome of one delivery. */
export type Delivery =
  | { outcome: "taken" }
  /** The mail server refused this email, permanently (refused) or for now (busy). */
  | { outcome: "refused" | "busy"; reason: string }
  /** The email was not sent at all, because the mail server could not be used. */
  | { outcome: "away"; reason: string }
  /** The connection broke while the email was sent, so the mail server may have accepted it. */
  | { outcome: "unknown"; reason: string };

export type Deliver = (email: EmailWithAttachment) => Promise<Delivery>;

export const deliverBy =
  (transport: Pick<Transporter, "sendMail">, from: string): Deliver =>
  async ({ to, replyTo, subject, html, text, fromName, messageName, attachment }) => {
    const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
    // The stream is read only when the mail server is ready for the content, so `readableDidRead` shows whether sending
    // began.
    const content = Readable.from([attachment.bytes], { objectMode: false });
    try {
      await transport.sendMail({
        from: senderOf(from, fromName),
        to: { name: "", address: to },
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
        subject,
        html,
        text,
        messageId: `<${messageName}@${address.split("@")[1] ?? "localhost"}>`,
        attachments: [{ filename: attachment.fileName, contentType: attachment.type, content }],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { outcome: "taken" };
    } catch (error) {
      return classifyError(error, content.readableDidRead);
    }
  };

function classifyError(error: unknown, wasRead: boolean): Delivery {
  const reason = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
      ? error.responseCode
      : 0;
  const isAboutEmail =
    error instanceof Error && "code" in error && (error.code === "EENVELOPE" || error.code === "EMESSAGE");
  if (isAboutEmail && code >= 500) return { outcome: "refused", reason };
  if (isAboutEmail && code >= 400 && code !== 421) return { outcome: "busy", reason };
  // The address is invalid, so the email was never sent.
  if (isAboutEmail && code === 0 && !wasRead) return { outcome: "refused", reason };
  return wasRead ? { outcome: "unknown", reason } : { outcome: "away", reason };
}
