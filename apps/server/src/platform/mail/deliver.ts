import { Readable } from "node:stream";
import { breakLinks } from "@offertory/contract";
import type { Transporter } from "nodemailer";
import type { Email } from "./encrypted-email.ts";

/** An email with a file, sent in this very moment and not by the queue: whoever asks keeps account of it. */
export interface Parcel extends Email {
  /** In whose name it is sent; the address stays ours. */
  fromName: string;
  /** Unique to this email, and the same when it is sent again. */
  messageName: string;
  attachment: { fileName: string; type: string; bytes: Uint8Array };
}

/** What the mail server did with it. */
export type Delivery =
  | { outcome: "taken" }
  /** It said no to this email, for good or for now. */
  | { outcome: "refused" | "busy"; reason: string }
  /** Not a word of it was sent. */
  | { outcome: "away"; reason: string }
  /** The line was cut while it was sent: it may have it. */
  | { outcome: "unknown"; reason: string };

export type Deliver = (parcel: Parcel) => Promise<Delivery>;

export const deliverBy =
  (transport: Pick<Transporter, "sendMail">, from: string): Deliver =>
  async ({ to, subject, html, text, fromName, messageName, attachment }) => {
    const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
    // Read only once the mail server has said that it is ready for the email.
    const content = Readable.from([attachment.bytes], { objectMode: false });
    try {
      await transport.sendMail({
        from: { name: breakLinks(fromName), address },
        to: { name: "", address: to },
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
      return judge(error, content.readableDidRead);
    }
  };

function judge(error: unknown, wasRead: boolean): Delivery {
  const reason = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
      ? error.responseCode
      : 0;
  const isAboutEmail =
    error instanceof Error && "code" in error && (error.code === "EENVELOPE" || error.code === "EMESSAGE");
  if (isAboutEmail && code >= 500) return { outcome: "refused", reason };
  if (isAboutEmail && code >= 400 && code !== 421) return { outcome: "busy", reason };
  // An address that cannot be written in an envelope.
  if (isAboutEmail && code === 0 && !wasRead) return { outcome: "refused", reason };
  return wasRead ? { outcome: "unknown", reason } : { outcome: "away", reason };
}
