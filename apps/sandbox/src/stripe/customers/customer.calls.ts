import { newId, type Account } from "../account.ts";
import { LIST_PARAMS, type Call } from "../call.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { attachMethod } from "../payment-methods/attach-method.ts";
import { readAddress } from "../payment-methods/read-billing.ts";
import { noSuch } from "../stripe-error.ts";
import type { Customer } from "../wire.ts";

const FIELDS = "name email phone description metadata address shipping preferred_locales invoice_settings";

export function findCustomer(account: Account, id: string, param = "id"): Customer {
  const customer = account.customers.get(id);
  if (!customer) throw noSuch("customer", id, param);
  return customer;
}

function change(account: Account, customer: Customer, params: Params): Customer {
  const text = (name: "name" | "email" | "phone" | "description") =>
    params.has(name) ? params.nullable(name) : (customer[name] ?? null);
  const settings = params.group("invoice_settings");
  const changed: Customer = {
    ...customer,
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    description: text("description"),
    address: params.has("address") ? readAddress(params.group("address")) : (customer.address ?? null),
    metadata: mergeMetadata(customer.metadata, params),
    default_source: params.has("default_source") ? params.nullable("default_source") : customer.default_source,
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: settings.has("default_payment_method")
        ? settings.nullable("default_payment_method")
        : customer.invoice_settings.default_payment_method,
    },
  };
  return account.customers.put(customer.id, changed);
}

function newCustomer(account: Account): Customer {
  return {
    id: newId("cus").slice(0, 18),
    object: "customer",
    address: null,
    balance: 0,
    created: account.clock.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId("x").slice(2, 10).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

export const customerCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/customers",
    takes: `${FIELDS} payment_method`,
    run(account, { params }) {
      const customer = change(account, newCustomer(account), params);
      emitEvent(account, "customer.created", customer);
      const method = params.nullable("payment_method");
      if (method) attachMethod(account, method, customer.id);
      return customer;
    },
  },
  {
    method: "GET",
    path: "/v1/customers",
    takes: `${LIST_PARAMS} email`,
    run(account, { params, url }) {
      const email = params.nullable("email");
      const found = [...account.customers.values()].filter((one) => email === null || one.email === email);
      return listPage(found, params, url);
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    takes: "",
    run: (account, { id }) => account.deletedCustomers.get(id) ?? findCustomer(account, id),
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    takes: `${FIELDS} default_source`,
    run(account, { id, params }) {
      const customer = change(account, findCustomer(account, id), params);
      emitEvent(account, "customer.updated", customer);
      return customer;
    },
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id",
    takes: "",
    run(account, { id }) {
      const customer = findCustomer(account, id);
      for (const method of account.paymentMethods.values()) {
        if (method.customer === id) account.paymentMethods.put(method.id, { ...method, customer: null });
      }
      account.customers.delete(id);
      emitEvent(account, "customer.deleted", customer);
      return account.deletedCustomers.put(id, { id, object: "customer", deleted: true });
    },
  },
];
