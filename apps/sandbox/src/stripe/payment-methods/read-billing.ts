import type Stripe from "stripe";
import type { Params } from "../params.ts";

/** Reads the billing details; a detail that is missing keeps its old value. */
export function readBilling(
  params: Params,
  old?: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod.BillingDetails {
  const text = (name: "email" | "name" | "phone") => (params.has(name) ? params.nullable(name) : (old?.[name] ?? null));
  return {
    address: params.has("address") ? readAddress(params.group("address")) : (old?.address ?? NOWHERE),
    email: text("email"),
    name: text("name"),
    phone: text("phone"),
    tax_id: null,
  };
}

export function readAddress(params: Params): Stripe.Address {
  return {
    city: params.nullable("city"),
    country: params.nullable("country"),
    line1: params.nullable("line1"),
    line2: params.nullable("line2"),
    postal_code: params.nullable("postal_code"),
    state: params.nullable("state"),
  };
}

const NOWHERE: Stripe.Address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
