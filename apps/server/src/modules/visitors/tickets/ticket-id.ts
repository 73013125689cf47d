import { sha256 } from "../../../platform/hashing/sha256.ts";

export const ticketIdOf = (ticket: string): string => sha256(ticket);
