import { newId, type Account } from "../account.ts";
import { readCurrency } from "../currencies.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { invalid, missingParam, noSuch } from "../stripe-error.ts";
import type { Plan, Price, Product } from "../wire.ts";

const INTERVALS = ["day", "week", "month", "year"];

export function findProduct(account: Account, id: string, param = "product"): Product {
  const product = account.products.get(id);
  if (!product) throw noSuch("product", id, param);
  return product;
}

export function findPrice(account: Account, id: string, param = "price"): Price {
  const price = account.prices.get(id);
  if (!price) throw noSuch("price", id, param);
  return price;
}

/** Creates a price from the parameters: reusable, or for one subscription only. */
export function makePrice(account: Account, params: Params, active = true): Price {
  const currency = readCurrency(params.required("currency"), params.name("currency"));
  const amount = params.integer("unit_amount");
  if (amount === undefined) throw missingParam(params.name("unit_amount"));
  if (amount < 0) throw invalid(params.name("unit_amount"), "Invalid non-negative integer");
  const recurring = params.group("recurring");
  const interval = params.has("recurring") ? recurring.required("interval") : null;
  if (interval && !INTERVALS.includes(interval)) {
    throw invalid(recurring.name("interval"), `Invalid interval: must be one of ${INTERVALS.join(", ")}`);
  }
  const count = recurring.integer("interval_count") ?? 1;
  if (count < 1 || count > 36) throw invalid(recurring.name("interval_count"), "Invalid interval_count");
  const price: Price = {
    id: newId("price"),
    object: "price",
    active,
    billing_scheme: "per_unit",
    created: account.clock.seconds(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: mergeMetadata({}, params),
    nickname: params.nullable("nickname"),
    product: findProduct(account, params.required("product"), params.name("product")).id,
    recurring: interval
      ? {
          interval: toInterval(interval),
          interval_count: count,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: interval ? "recurring" : "one_time",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  return account.prices.put(price.id, price);
}

function toInterval(text: string): "day" | "week" | "month" | "year" {
  return text === "day" || text === "week" || text === "year" ? text : "month";
}

/** Returns the price as a plan, Stripe's older form, which subscription items still contain. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
