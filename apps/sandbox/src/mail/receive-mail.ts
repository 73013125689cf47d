import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { MailStore } from "./mail-store.ts";

export const MAX_MAIL_BYTES = 10 * 1024 * 1024;
const CLOSE_TIMEOUT_MS = 500;

class MailRefused extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** An SMTP server that accepts every email for any recipient and stores it. It cannot send. */
export function mailReceiver(store: MailStore): SMTPServer {
  const receiver = new SMTPServer({
    name: "sandbox.localhost",
    banner: "Offertory sandbox",
    size: MAX_MAIL_BYTES,
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    authMethods: ["PLAIN", "LOGIN", "CRAM-MD5"],
    lenientAddressParsing: true,
    disableReverseLookup: true,
    maxClients: 200,
    closeTimeout: CLOSE_TIMEOUT_MS,
    logger: false,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username || "anyone" }),
    onData(stream, session, callback) {
      receiveMail(store, stream, session).then(
        (answer) => callback(null, answer),
        (error: unknown) => callback(error instanceof Error ? error : new Error("The mail could not be taken")),
      );
    },
  });
  // A client that disconnects in the middle must not stop the server.
  receiver.on("error", () => {});
  return receiver;
}

/** Receives one email. It answers 250 only after the email is synced to disk. */
async function receiveMail(store: MailStore, stream: SMTPServerDataStream, session: SMTPServerSession) {
  const pieces: Buffer[] = [];
  for await (const piece of stream) {
    if (stream.sizeExceeded) pieces.length = 0;
    else if (Buffer.isBuffer(piece)) pieces.push(piece);
  }
  if (stream.sizeExceeded) {
    throw new MailRefused(
      552,
      `The mail is larger than ${MAX_MAIL_BYTES / 1024 / 1024} MB, the most this sandbox takes`,
    );
  }
  const { mailFrom, rcptTo } = session.envelope;
  const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
  try {
    const { id } = await store.add(envelope, Buffer.concat(pieces));
    return `Kept as ${id}`;
  } catch {
    throw new MailRefused(452, "The mail could not be stored, try again later");
  }
}
