// The older components, unmodified: PayPal's script from another address is an option of theirs.
import {
  PayPalHostedField,
  PayPalHostedFieldsProvider,
  PayPalScriptProvider,
  usePayPalHostedFields,
} from "@paypal/react-paypal-js";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const settings = window.settings;
/** @param {string} path */
const post = async (path) => (await fetch(path, { method: "POST", body: "{}" })).json();

function Send() {
  const { cardFields } = usePayPalHostedFields();
  const [message, setMessage] = useState("");
  const send = async () => {
    setMessage("working");
    try {
      const { orderId, liabilityShift, card } = await cardFields.submit({
        cardholderName: "Ada Giver",
        contingencies: ["3D_SECURE"],
      });
      setMessage(["succeeded", orderId && "order", liabilityShift, card.last_digits].filter(Boolean).join(" "));
    } catch (error) {
      setMessage(`error ${error.name} ${error.message}`);
    }
  };
  return (
    <>
      <button onClick={send}>Send</button>
      <output>{message}</output>
    </>
  );
}

const { clientToken } = await post("/older-token");
const options = {
  clientId: "sandbox-grace",
  components: "hosted-fields",
  intent: "capture",
  commit: true,
  dataClientToken: clientToken,
  sdkBaseUrl: `${settings.origin}/paypal/sdk/js`,
};
createRoot(document.querySelector("#root")).render(
  <PayPalScriptProvider options={options}>
    <PayPalHostedFieldsProvider
      createOrder={async () => (await post("/make")).id}
      styles={{ input: { color: "blue" } }}
    >
      <PayPalHostedField id="number" hostedFieldType="number" options={{ selector: "#number" }} />
      <PayPalHostedField id="cvv" hostedFieldType="cvv" options={{ selector: "#cvv" }} />
      <PayPalHostedField id="month" hostedFieldType="expirationMonth" options={{ selector: "#month" }} />
      <PayPalHostedField id="year" hostedFieldType="expirationYear" options={{ selector: "#year" }} />
      <Send />
    </PayPalHostedFieldsProvider>
  </PayPalScriptProvider>,
);
