// A giving page in miniature, with Stripe's own libraries as they come from the registry.
import { CardElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

/** @type {{ script: string, publicKey: string }} */
const { script, publicKey } = JSON.parse(document.getElementById("settings").textContent);

/** The only line that knows of the sandbox: its script first, and the library takes the Stripe that is there. */
const loadScript = () =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement("script"), { src: script, onload: resolve, onerror: reject });
    document.head.append(element);
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

const OPTIONS = { style: { base: { color: "rgb(1, 2, 3)", fontSize: "18px" }, invalid: { color: "rgb(200, 0, 0)" } } };

function Form() {
  const stripe = useStripe();
  const elements = useElements();
  const [said, say] = useState("");
  const [change, setChange] = useState({});
  const [shown, setShown] = useState(true);

  async function give() {
    say("working");
    const card = elements.getElement(CardElement);
    const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: { name: "Ann Donor" } });
    if (made.error) return say(`Error: ${made.error.message}`);
    const answer = await post("/charge", { id: made.paymentMethod.id });
    if (answer.error) return say(`Error: ${answer.error}`);
    if (answer.status !== "requires_action") return say(`final ${answer.status}`);
    const confirmed = await stripe.confirmCardPayment(answer.clientSecret);
    say(confirmed.error ? `Error: ${confirmed.error.message}` : `final ${confirmed.paymentIntent.status}`);
  }

  async function keep() {
    say("working");
    const { clientSecret } = await post("/setup", {});
    const kept = await stripe.confirmCardSetup(clientSecret, {
      payment_method: { card: elements.getElement(CardElement) },
    });
    say(kept.error ? `Error: ${kept.error.message}` : `kept ${kept.setupIntent.status}`);
  }

  async function bank() {
    const account = { country: "US", currency: "usd", routing_number: "110000000", account_number: "000123456789" };
    const { token, error } = await stripe.createToken("bank_account", {
      ...account,
      account_holder_type: "individual",
    });
    say(error ? `Error: ${error.message}` : `token ${token.id} ${token.bank_account.status}`);
  }

  return (
    <main>
      <label id="label" htmlFor="card">
        Card
      </label>
      {shown && <CardElement id="card" options={OPTIONS} onChange={setChange} />}
      <button disabled={!stripe} onClick={give}>
        Donate
      </button>
      <button onClick={keep}>Keep card</button>
      <button onClick={bank}>Add bank</button>
      <button onClick={() => setShown(!shown)}>Toggle</button>
      <button onClick={() => elements.getElement(CardElement).clear()}>Clear</button>
      <button onClick={() => elements.getElement(CardElement).focus()}>Focus</button>
      <output id="change">{JSON.stringify(change)}</output>
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
