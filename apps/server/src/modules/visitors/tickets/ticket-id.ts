import { createHash } from "node:crypto";

export const ticketIdOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
