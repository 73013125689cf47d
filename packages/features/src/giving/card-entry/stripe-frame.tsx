import type { PublicGateway } from "@offertory/contract";
import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { openStripe } from "./open-stripe.ts";

type Loaded = Stripe | null | "loading";

const StripeContext = createContext<Loaded>("loading");

/** Gives the fields below it the payment provider's script: "loading", then the script, or null when it cannot be had. */
export function StripeFrame({ gateway, children }: { gateway: PublicGateway; children: ReactNode }) {
  // Elements takes a script once and for all: another one is another frame.
  return (
    <OneFrame key={gateway.publicKey} gateway={gateway}>
      {children}
    </OneFrame>
  );
}

function OneFrame({ gateway, children }: { gateway: PublicGateway; children: ReactNode }) {
  const { publicKey, scriptUrl } = gateway;
  const [loaded, setLoaded] = useState<Loaded>("loading");
  useEffect(() => {
    let isHere = true;
    void openStripe({ publicKey, scriptUrl }).then((stripe) => isHere && setLoaded(stripe));
    return () => {
      isHere = false;
    };
  }, [publicKey, scriptUrl]);
  return (
    <StripeContext value={loaded}>
      <Elements stripe={loaded === "loading" ? null : loaded}>{children}</Elements>
    </StripeContext>
  );
}

export const useStripeScript = (): Loaded => use(StripeContext);
