// A page with the fields of a card apart, with Stripe's own libraries as they come from the registry.
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

/** @type {{ script: string, publicKey: string }} */
const { script, publicKey } = JSON.parse(document.getElementById("settings").textContent);
const loadScript = () =>
  new Promise((resolve, reject) => {
    document.head.append(
      Object.assign(document.createElement("script"), { src: script, onload: resolve, onerror: reject }),
    );
  });
const loading = loadScript().then(() => loadStripe(publicKey));

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<{ status: string, clientSecret: string, error?: string }>}
 */
const post = async (path, body) =>
  (
    await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
  ).json();

function Form() {
  const stripe = useStripe();
  const elements = useElements();
  const [said, say] = useState("");
  const [changes, setChanges] = useState({});
  const onChange = (event) => setChanges((before) => ({ ...before, [event.elementType]: event }));

  async function method() {
    say("working");
    const card = elements.getElement(CardNumberElement);
    const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: { name: "Ann Donor" } });
    if (made.error) return say(`Error: ${made.error.message}`);
    const answer = await post("/charge", { id: made.paymentMethod.id });
    say(answer.error ? `Error: ${answer.error}` : `final ${answer.status} ${made.paymentMethod.billing_details.name}`);
  }

  async function token() {
    say("working");
    const { token, error } = await stripe.createToken(elements.getElement(CardNumberElement), { name: "Ann Donor" });
    say(error ? `Error: ${error.message}` : `token ${token.id} ${token.card.brand} ${token.card.name}`);
  }

  async function confirm() {
    say("working");
    const { clientSecret } = await post("/intent", { amount: 1500 });
    const done = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card: elements.getElement(CardNumberElement), billing_details: { name: "Ann" } },
    });
    say(done.error ? `Error: ${done.error.message}` : `final ${done.paymentIntent.status}`);
  }

  return (
    <main>
      <CardNumberElement options={{ showIcon: true, placeholder: "Number" }} onChange={onChange} />
      <CardExpiryElement onChange={onChange} />
      <CardCvcElement onChange={onChange} />
      <button onClick={method}>Donate</button>
      <button onClick={token}>Token</button>
      <button onClick={confirm}>Confirm</button>
      <output id="change">{JSON.stringify(changes)}</output>
      <output id="said">{said}</output>
    </main>
  );
}

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <Elements stripe={loading}>
      <Form />
    </Elements>
  </StrictMode>,
);
