import { useApi } from "@offertory/api-client";
import type { PublicGateway } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { payPalLook } from "../card-look.ts";
import { PaymentFailed } from "../payment-failed.ts";
import { openPayPal } from "./open-paypal.ts";
import {
  FIELD_NAMES,
  type FieldName,
  type FieldStates,
  type PayPalSession,
} from "../../provider-scripts/paypal-script.ts";

// i18n-uses: giving:paypal.field.*

const PLACEHOLDERS: Partial<Record<FieldName, string>> = { expiry: "MM/YY" };

type Opened = { kind: "loading" } | { kind: "ready"; session: PayPalSession } | { kind: "failed"; why: PaymentFailed };

interface Wish {
  churchId: string;
  gateway: PublicGateway;
  /** What the frames know of what is in them. */
  onStates: (states: FieldStates) => void;
}

/** One time that the fields were opened, or are being. */
interface Opening {
  isOver: boolean;
  close: () => void;
}

/** PayPal's card fields, each put into its place of the page, and taken away with it. */
export function usePayPalFields({ churchId, gateway, onStates }: Wish) {
  const t = useT();
  const call = useApi();
  const places = useRef<Partial<Record<FieldName, HTMLElement | null>>>({});
  const current = useRef<Opening | null>(null);
  const [opened, setOpened] = useState<Opened>({ kind: "loading" });
  const hear = useRef(onStates);
  useEffect(() => {
    hear.current = onStates;
  });

  function put(session: PayPalSession): () => void {
    const style = payPalLook();
    const fields = FIELD_NAMES.map((type) => {
      const placeholder = PLACEHOLDERS[type];
      const ariaLabel = t(`giving:paypal.field.${type}`);
      const field = session.createCardFieldsComponent({ type, ariaLabel, style, ...(placeholder && { placeholder }) });
      places.current[type]?.replaceChildren(field);
      return field;
    });
    for (const event of ["validitychange", "blur"] as const)
      void session.on(event, ({ data: { number, expiry, cvv } }) =>
        hear.current({ ...(number && { number }), ...(expiry && { expiry }), ...(cvv && { cvv }) }),
      );
    return () => {
      for (const field of fields) field.destroy();
      session.destroy();
    };
  }

  function begin(): void {
    const opening: Opening = { isOver: false, close() {} };
    current.current = opening;
    openPayPal(call, churchId, gateway).then(
      (instance) => {
        if (opening.isOver) return;
        const session = instance.createCardFieldsOneTimePaymentSession();
        opening.close = put(session);
        setOpened({ kind: "ready", session });
      },
      (error: unknown) => {
        const why = error instanceof PaymentFailed ? error : new PaymentFailed("paypal-not-started");
        if (!opening.isOver) setOpened({ kind: "failed", why });
      },
    );
  }

  const beginNow = useEffectEvent(begin);
  useEffect(() => {
    beginNow();
    return () => {
      if (!current.current) return;
      current.current.isOver = true;
      current.current.close();
    };
  }, []);

  return {
    opened,
    place: (name: FieldName) => (element: HTMLElement | null) => {
      places.current[name] = element;
    },
    focus: () => places.current.number?.querySelector("iframe")?.focus(),
    retry: () => {
      setOpened({ kind: "loading" });
      begin();
    },
  };
}
