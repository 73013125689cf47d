import { NAME_LENGTHS } from "@offertory/contract";
import { z } from "zod";

const Sent = z.object({
  first: z.string().max(NAME_LENGTHS.first).nullish().catch(null),
  last: z.string().max(NAME_LENGTHS.last).nullish().catch(null),
  display: z.string().max(200).nullish().catch(null),
});
const EMPTY_NAME = { firstName: "", lastName: "" };

/**
 * Reads the name of a new person from what the client sent: an object with first and last or display name, or a text.
 */
export function nameOfGuest(sent: unknown): { firstName: string; lastName: string } {
  if (typeof sent === "string") return splitName(sent);
  const { data } = Sent.safeParse(sent);
  if (!data) return EMPTY_NAME;
  const first = tidy(data.first);
  const last = tidy(data.last);
  return first || last ? { firstName: first, lastName: last } : splitName(data.display ?? "");
}

function splitName(text: string): { firstName: string; lastName: string } {
  const parts = tidy(text).split(/\s+/).filter(Boolean);
  const lastName = parts.length > 1 ? (parts.pop() ?? "") : "";
  return { firstName: parts.join(" ").slice(0, NAME_LENGTHS.first), lastName: lastName.slice(0, NAME_LENGTHS.last) };
}

/** PostgreSQL cannot store a NUL. */
const tidy = (text: string | null | undefined): string => (text ?? "").replaceAll("\0", "").trim();
