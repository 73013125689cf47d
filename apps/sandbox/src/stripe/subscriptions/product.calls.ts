import { newId, type Account } from "../account.ts";
import { LIST_PARAMS, type Call } from "../call.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { StripeError } from "../stripe-error.ts";
import type { Product } from "../wire.ts";
import { findPrice, findProduct, makePrice } from "./make-price.ts";

function makeProduct(account: Account, params: Params): Product {
  const id = params.nullable("id") ?? newId("prod").slice(0, 19);
  if (account.products.get(id)) {
    throw new StripeError(400, { code: "resource_already_exists", param: "id", message: "Product already exists." });
  }
  const product: Product = {
    id,
    object: "product",
    active: params.flag("active") ?? true,
    created: account.clock.seconds(),
    default_price: null,
    description: params.nullable("description"),
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, params),
    name: params.required("name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: account.clock.seconds(),
    url: null,
  };
  account.products.put(id, product);
  emitEvent(account, "product.created", product);
  return product;
}

export const productCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/products",
    takes: "id name description active metadata",
    run: (account, { params }) => makeProduct(account, params),
  },
  {
    method: "GET",
    path: "/v1/products",
    takes: `${LIST_PARAMS} active ids`,
    run: (account, { params, url }) => listPage(account.products.values(), params, url),
  },
  { method: "GET", path: "/v1/products/:id", takes: "", run: (account, { id }) => findProduct(account, id, "id") },
  {
    method: "POST",
    path: "/v1/products/:id",
    takes: "name description active metadata",
    run(account, { id, params }) {
      const product = findProduct(account, id, "id");
      return account.products.put(id, {
        ...product,
        name: params.nullable("name") ?? product.name,
        description: params.has("description") ? params.nullable("description") : product.description,
        active: params.flag("active") ?? product.active,
        metadata: mergeMetadata(product.metadata, params),
        updated: account.clock.seconds(),
      });
    },
  },
  {
    method: "POST",
    path: "/v1/prices",
    takes: "currency unit_amount recurring product nickname metadata active",
    run: (account, { params }) => makePrice(account, params, params.flag("active") ?? true),
  },
  {
    method: "GET",
    path: "/v1/prices",
    takes: `${LIST_PARAMS} product active type`,
    run(account, { params, url }) {
      const product = params.nullable("product");
      return listPage(
        [...account.prices.values()].filter((one) => !product || one.product === product),
        params,
        url,
      );
    },
  },
  { method: "GET", path: "/v1/prices/:id", takes: "", run: (account, { id }) => findPrice(account, id, "id") },
];
