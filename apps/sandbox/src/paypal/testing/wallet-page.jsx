// A giving page in miniature with PayPal's own React buttons, as they come from the registry.
import {
  PayPalOneTimePaymentButton,
  PayPalProvider,
  PayPalSavePaymentButton,
  VenmoOneTimePaymentButton,
} from "@paypal/react-paypal-js/sdk-v6";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const settings = window.settings;
/** @param {string} path */
const post = async (path) => (await fetch(path, { method: "POST", body: "{}" })).json();

const seen = [];

function Buttons() {
  const [text, setText] = useState("");
  const note = (line) => {
    seen.push(line);
    setText(seen.join(" | "));
  };
  const callbacks = {
    presentationMode: settings.mode,
    onApprove: async ({ orderId, vaultSetupToken, payerId, fundingSource }) =>
      note(`approved ${orderId ? "order" : ""}${vaultSetupToken ? "setup" : ""} ${payerId.length} ${fundingSource}`),
    onCancel: ({ orderId }) => note(`canceled ${orderId ? "order" : "setup"}`),
    onError: ({ code, isRecoverable }) => note(`error ${code} ${isRecoverable}`),
    onComplete: ({ paymentSessionState }) => note(`complete ${paymentSessionState}`),
  };
  const createOrder = async () => {
    if (settings.noOrder) throw new Error("The church's server is down.");
    return { orderId: (await post("/make")).id };
  };
  const createVaultToken = async () => ({ vaultSetupToken: (await post("/make-setup")).id });
  return (
    <main>
      <PayPalOneTimePaymentButton type="donate" createOrder={createOrder} {...callbacks} />
      <VenmoOneTimePaymentButton type="donate" createOrder={createOrder} {...callbacks} />
      <PayPalSavePaymentButton type="subscribe" createVaultToken={createVaultToken} {...callbacks} />
      <output>{text}</output>
    </main>
  );
}

const { clientToken } = await post("/client-token");
const components = ["paypal-payments", "venmo-payments", "card-fields"];

const instance = await window.paypal.createInstance({ clientToken, components });
const methods = await Promise.all(
  ["USD", "EUR", "KRW"].map(async (currencyCode) => {
    const found = await instance.findEligibleMethods({ currencyCode });
    return `${currencyCode} ${["paypal", "venmo", "advanced_cards"].filter((name) => found.isEligible(name)).join()}`;
  }),
);
document.querySelector("#eligible").textContent = methods.join(" | ");

createRoot(document.querySelector("#root")).render(
  <StrictMode>
    <PayPalProvider clientToken={clientToken} environment="sandbox" components={components} pageType="checkout">
      <Buttons />
    </PayPalProvider>
  </StrictMode>,
);
