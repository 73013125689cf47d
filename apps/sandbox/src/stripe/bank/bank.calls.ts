import { newId, type Account } from "../account.ts";
import { PAGE_PARAMS, type Call } from "../call.ts";
import { makeCardToken } from "../cards/make-card-token.ts";
import { readCard } from "../cards/read-card.ts";
import { findCustomer } from "../customers/customer.calls.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { invalid, missingParam, noSuch, StripeError } from "../stripe-error.ts";
import type { BankAccount, Token } from "../wire.ts";
import { checkDeposits, SOURCE_CODES } from "./check-deposits.ts";
import { readBank } from "./read-bank.ts";

function makeToken(account: Account, params: Params): Token {
  if (params.has("card")) {
    const card = params.group("card");
    return makeCardToken(account, readCard(card, account.clock.now()), card);
  }
  if (!params.has("bank_account")) throw missingParam("card");
  const given = params.group("bank_account");
  const bank = readBank(given);
  const id = newId("ba");
  account.instruments.put(id, {
    id,
    behaviour: bank.behaviour,
    setUp: false,
    verified: false,
    tries: 0,
    mandate: null,
    spent: false,
  });
  const holder = given.nullable("account_holder_type");
  if (holder !== null && holder !== "individual" && holder !== "company") {
    throw invalid(
      given.name("account_holder_type"),
      "Invalid account_holder_type: must be one of individual or company",
    );
  }
  const token: Token = {
    id: newId("btok"),
    object: "token",
    bank_account: {
      id,
      object: "bank_account",
      account_holder_name: given.nullable("account_holder_name"),
      account_holder_type: holder,
      account_type: null,
      bank_name: bank.bankName,
      country: "US",
      currency: "usd",
      fingerprint: bank.fingerprint,
      last4: bank.last4,
      routing_number: bank.routingNumber,
      status: "new",
    },
    client_ip: "127.0.0.1",
    created: account.clock.seconds(),
    livemode: false,
    type: "bank_account",
    used: false,
  };
  return account.tokens.put(token.id, token);
}

function addSource(account: Account, customer: string, params: Params): BankAccount {
  const token = account.tokens.get(params.required("source"));
  if (!token?.bank_account) throw noSuch("token", params.required("source"), "source");
  if (token.used) {
    throw new StripeError(400, {
      code: "token_already_used",
      param: "source",
      message: `You cannot use a Stripe token more than once: ${token.id}.`,
    });
  }
  const duplicate = sourcesOf(account, customer).some(
    ({ fingerprint }) => fingerprint === token.bank_account?.fingerprint,
  );
  if (duplicate) {
    throw new StripeError(400, {
      code: "bank_account_exists",
      message: "A bank account with that routing number and account number already exists for this customer.",
    });
  }
  account.tokens.put(token.id, { ...token, used: true });
  const bank: BankAccount = { ...token.bank_account, customer, metadata: mergeMetadata({}, params) };
  account.bankAccounts.put(bank.id, bank);
  const owner = findCustomer(account, customer);
  if (!owner.default_source) account.customers.put(customer, { ...owner, default_source: bank.id });
  emitEvent(account, "customer.source.created", bank);
  return bank;
}

const sourcesOf = (account: Account, customer: string) =>
  [...account.bankAccounts.values()].filter((bank) => bank.customer === customer);

function findSource(account: Account, customer: string, id: string): BankAccount {
  findCustomer(account, customer);
  const bank = account.bankAccounts.get(id);
  if (!bank || bank.customer !== customer) throw noSuch("source", id);
  return bank;
}

function keep(account: Account, bank: BankAccount): BankAccount {
  account.bankAccounts.put(bank.id, bank);
  emitEvent(account, "customer.source.updated", bank);
  return bank;
}

export const bankCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/mandates/:id",
    takes: "",
    run(account, { id }) {
      const mandate = account.mandates.get(id);
      if (!mandate) throw noSuch("mandate", id);
      return mandate;
    },
  },
  {
    method: "POST",
    path: "/v1/tokens",
    browser: true,
    takes: "bank_account card",
    run: (account, { params }) => makeToken(account, params),
  },
  {
    method: "GET",
    path: "/v1/tokens/:id",
    takes: "",
    run(account, { id }) {
      const token = account.tokens.get(id);
      if (!token) throw noSuch("token", id, "token");
      return token;
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id/sources",
    takes: "source metadata",
    run: (account, { id, params }) => addSource(account, findCustomer(account, id).id, params),
  },
  {
    method: "GET",
    path: "/v1/customers/:id/sources",
    takes: `${PAGE_PARAMS} object`,
    run: (account, { id, params, url }) => listPage(sourcesOf(account, findCustomer(account, id).id), params, url),
  },
  {
    method: "GET",
    path: "/v1/customers/:id/sources/:subId",
    takes: "",
    run: (account, { id, subId }) => findSource(account, id, subId),
  },
  {
    method: "POST",
    path: "/v1/customers/:id/sources/:subId",
    takes: "account_holder_name account_holder_type metadata",
    run(account, { id, subId, params }) {
      const bank = findSource(account, id, subId);
      const type = params.nullable("account_holder_type");
      if (type !== null && type !== "individual" && type !== "company") {
        throw invalid("account_holder_type", "Invalid account_holder_type: must be one of individual or company");
      }
      return keep(account, {
        ...bank,
        account_holder_name: params.nullable("account_holder_name") ?? bank.account_holder_name,
        account_holder_type: type ?? bank.account_holder_type,
        metadata: mergeMetadata(bank.metadata ?? {}, params),
      });
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id/sources/:subId/verify",
    takes: "amounts",
    run(account, { id, subId, params }) {
      const bank = findSource(account, id, subId);
      const instrument = account.instruments.get(subId);
      if (!instrument) throw noSuch("source", subId);
      if (bank.status === "verified") {
        throw new StripeError(400, { message: "This bank account has already been verified." });
      }
      checkDeposits(account, instrument, params, SOURCE_CODES);
      return keep(account, { ...bank, status: "verified" });
    },
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id/sources/:subId",
    takes: "",
    run(account, { id, subId }) {
      const bank = findSource(account, id, subId);
      account.bankAccounts.delete(subId);
      const owner = findCustomer(account, id);
      if (owner.default_source === subId) account.customers.put(id, { ...owner, default_source: null });
      emitEvent(account, "customer.source.deleted", bank);
      return { id: subId, object: "bank_account", deleted: true };
    },
  },
];
