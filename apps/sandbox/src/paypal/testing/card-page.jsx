// A giving page in miniature, with PayPal's own React components as they come from the registry.
import {
  PayPalCardCvvField,
  PayPalCardExpiryField,
  PayPalCardFieldsProvider,
  PayPalCardNameField,
  PayPalCardNumberField,
  PayPalProvider,
  usePayPalCardFieldsOneTimePaymentSession,
  usePayPalCardFieldsSavePaymentSession,
} from "@paypal/react-paypal-js/sdk-v6";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const settings = window.settings;
/** @param {string} path */
const post = async (path) => (await fetch(path, { method: "POST", body: "{}" })).json();

const usePaying = settings.save ? usePayPalCardFieldsSavePaymentSession : usePayPalCardFieldsOneTimePaymentSession;

function Form() {
  const { submit, submitResponse, error } = usePaying();
  const { state, data } = submitResponse ?? {};
  const send = async () => submit(String((await post("/make")).id), { name: "Ada Giver" });
  return (
    <main>
      <PayPalCardNumberField placeholder="Card number" style={{ input: { color: "rgb(1, 2, 3)" } }} />
      <PayPalCardExpiryField ariaLabel="Expires" />
      <PayPalCardCvvField />
      {settings.nameField && <PayPalCardNameField />}
      <button onClick={send}>Send</button>
      <output>{[error?.message, state, data?.liabilityShift, data?.message].filter(Boolean).join(" ")}</output>
      <p id="events" />
    </main>
  );
}

const note = ({ sender, data }) => {
  document.querySelector("#events").textContent = `${sender} ${data[sender].isValid} ${data.cards[0]?.type ?? ""}`;
};

const { clientToken } = await post("/client-token");
createRoot(document.querySelector("#root")).render(
  <StrictMode>
    <PayPalProvider clientToken={clientToken} environment="sandbox" components={["card-fields"]} pageType="checkout">
      <PayPalCardFieldsProvider change={note}>
        <Form />
      </PayPalCardFieldsProvider>
    </PayPalProvider>
  </StrictMode>,
);
