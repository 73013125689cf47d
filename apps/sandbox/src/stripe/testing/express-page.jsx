// A giving page with wallets, with Stripe's own libraries as they come from the registry.
import { Elements, ExpressCheckoutElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

/** @type {{ script: string, publicKey: string }} */
const { script, publicKey } = JSON.parse(document.getElementById("settings").textContent);
/** The address of the page chooses the wallets of the device and the way to confirm. */
const query = new URLSearchParams(location.search);
const way = query.get("way") ?? "token";

const loadScript = () =>
  new Promise((resolve, reject) => {
    const src = `${script}?wallets=${query.get("wallets") ?? ""}`;
    document.head.append(Object.assign(document.createElement("script"), { src, onload: resolve, onerror: reject }));
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

/** @param {{ say: (text: string) => void }} props */
function Wallets({ say }) {
  const stripe = useStripe();
  const elements = useElements();

  async function give(event) {
    say(`confirm ${event.expressPaymentType} ${event.billingDetails.name} ${event.billingDetails.email}`);
    if (way === "fail") return event.paymentFailed({ message: "The church does not take this card." });
    if (way !== "unsubmitted") await elements.submit();
    if (way === "confirm") {
      const { clientSecret } = await post("/intent", { amount: 2500 });
      const done = await stripe.confirmPayment({ elements, clientSecret, redirect: "if_required" });
      return say(done.error ? `Error: ${done.error.message}` : `final ${done.paymentIntent.status}`);
    }
    if (way === "method") {
      const made = await stripe.createPaymentMethod({ elements });
      return say(`final ${made.paymentMethod.card.wallet.type}`);
    }
    if (way === "unsubmitted") {
      return stripe.createConfirmationToken({ elements }).catch((error) => say(`Error: ${error.message}`));
    }
    const made = await stripe.createConfirmationToken({ elements });
    const answer = await post("/token", { id: made.confirmationToken.id, amount: 2500 });
    if (answer.error) return say(`Error: ${answer.error}`);
    const next = answer.status === "requires_action" ? await stripe.handleNextAction(answer) : undefined;
    say(next?.error ? `Error: ${next.error.message}` : `final ${next?.paymentIntent.status ?? answer.status}`);
  }

  return (
    <ExpressCheckoutElement
      options={{ buttonHeight: 48, buttonType: { googlePay: "donate", applePay: "donate" }, emailRequired: true }}
      onReady={({ availablePaymentMethods }) => say(`ready ${JSON.stringify(availablePaymentMethods ?? null)}`)}
      onClick={({ resolve, reject }) => {
        if (way === "reject") return reject();
        resolve({ business: { name: "Grace Church" }, lineItems: [{ name: "General fund", amount: 2500 }] });
      }}
      onConfirm={(event) => void give(event)}
      onCancel={() => say("cancelled")}
    />
  );
}

function Page() {
  const [said, setSaid] = useState([]);
  const [amount, setAmount] = useState(2000);
  return (
    <main>
      <Elements stripe={loading} options={{ mode: "payment", amount, currency: "usd" }}>
        <Wallets say={(text) => setSaid((before) => [...before, text])} />
      </Elements>
      <p id="below">Below</p>
      <button onClick={() => setAmount(2500)}>Give more</button>
      <output id="said">{said.join("\n")}</output>
    </main>
  );
}

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
