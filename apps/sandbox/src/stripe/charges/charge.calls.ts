import { LIST_PARAMS, type Call } from "../call.ts";
import { listPage } from "../list-page.ts";
import { invalid, noSuch } from "../stripe-error.ts";

export const chargeCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/charges",
    takes: `${LIST_PARAMS} customer payment_intent`,
    run(account, { params, url }) {
      const customer = params.nullable("customer");
      const intent = params.nullable("payment_intent");
      const found = [...account.charges.values()].filter(
        (one) => (!customer || one.customer === customer) && (!intent || one.payment_intent === intent),
      );
      return listPage(found, params, url);
    },
  },
  {
    method: "GET",
    path: "/v1/charges/:id",
    takes: "",
    run(account, { id }) {
      const charge = account.charges.get(id);
      if (!charge) throw noSuch("charge", id);
      return charge;
    },
  },
  {
    method: "POST",
    path: "/v1/charges",
    takes: "amount currency source customer description metadata",
    run() {
      throw invalid("source", "The sandbox has no old charges. Make a PaymentIntent.");
    },
  },
];
