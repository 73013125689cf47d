import { z } from "zod";
import { paypalSdk } from "./paypal-sdk.ts";

const Envelope = z.object({
  name: z.string(),
  debug_id: z.string(),
  details: z.optional(z.array(z.object({ issue: z.string(), description: z.optional(z.string()) }))),
});

/** An error answer of PayPal. An error without PayPal's own JSON fields may come from a proxy in between. */
export interface PaypalRefusal {
  status: number;
  issue: string;
  reason: string;
}

export function refusalIn(error: unknown): PaypalRefusal | null {
  if (!(error instanceof paypalSdk().ApiError) || typeof error.body !== "string") return null;
  try {
    const { name, details } = Envelope.parse(JSON.parse(error.body));
    const [detail] = details ?? [];
    return { status: error.statusCode, issue: detail?.issue ?? name, reason: detail?.description ?? "" };
  } catch {
    return null;
  }
}

export const isMissing = (error: unknown): boolean => refusalIn(error)?.status === 404;

/** PayPal understood the request and refused it, so nothing was charged. After any other failure that is not known. */
export const isFinal = ({ status }: PaypalRefusal): boolean => status === 400 || status === 404 || status === 422;

export const errorMessageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
