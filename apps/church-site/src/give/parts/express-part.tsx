import { ExpressFrame } from "@offertory/features/giving/express";
import { type ComponentType, lazy } from "react";
import { useGive } from "../give-context.ts";
import { loadSending } from "../send/load-sending.ts";
import type { ExpressForm } from "./express-form.ts";

interface ExpressPartProps {
  form: ExpressForm;
}

/** Nobody misses buttons that cannot be loaded: the form below does not need them. */
const Buttons = lazy(async (): Promise<{ default: ComponentType<ExpressPartProps> }> => {
  const sending = await loadSending().catch(() => null);
  return { default: sending?.ExpressButtons ?? (() => null) };
});

/** The wallets and accounts that know their donor, before the fields that are needed for a card. */
export function ExpressPart({ form, isAwake }: ExpressPartProps & { isAwake: boolean }) {
  const { t, page } = useGive();
  return (
    <ExpressFrame gateways={page.gateways} gift={form.draft} label={t("give:express")} divider={t("give:orCard")}>
      {isAwake ? <Buttons form={form} /> : null}
    </ExpressFrame>
  );
}
