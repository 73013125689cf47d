import { type ExpressPayment, ExpressWays } from "@offertory/features/giving/express";
import { fundLinesOf } from "@offertory/giving-client/draft";
import { useEffect, useState } from "react";
import { useGive } from "../give-context.ts";
import type { ExpressForm } from "./express-form.ts";

// i18n-uses: give:account_*

/** The express ways to pay for the gift that is filled in. */
export function ExpressButtons({ form }: { form: ExpressForm }) {
  const { t, call, page, language } = useGive();
  const { draft, net, gateway, quote, found, isBusy, isOnline } = form;
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) document.querySelector<HTMLElement>("form [aria-invalid=true]")?.focus();
  }, [refused]);
  const lines = fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({
    name: page.funds.find(({ id }) => id === fundId)?.name ?? "",
    amount: cents,
  }));

  /** Whether a wallet may ask for the gift. Moves the focus to what is missing. */
  function mayPay(): boolean {
    form.setTried((known) => known ?? "express");
    const isWrong = Boolean(found.amount || found.start);
    if (isWrong) setRefused((count) => count + 1);
    return !isWrong && !isBusy && isOnline;
  }

  async function pay(paying: ExpressPayment): Promise<void> {
    const { total, fee, fail } = paying;
    const chosen = page.gateways.find(({ id }) => id === paying.gateway.id);
    if (!chosen || isBusy) return fail("");
    await form.pay({ gateway: chosen, paying, total, fee }, async (error) => {
      const { text } = await form.describe(error, paying.declined);
      form.setFailure(text);
      fail(text);
    });
  }

  return (
    <ExpressWays
      gateways={page.gateways}
      page={{
        call,
        churchId: page.church.id,
        churchName: page.church.name,
        gift: { type: draft.type, net, lines, coverFee: draft.coverFee },
        known: gateway ? { gatewayId: gateway.id, fee: quote } : null,
        needsEmail: true,
        feeLine: t("give:feeLine"),
        total: form.total,
        language,
        accountText: (name, values) => t(`give:account_${name}`, values),
        mayPay,
        pay,
      }}
    />
  );
}
