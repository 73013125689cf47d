import { useApi, useRead, useRefresh } from "@offertory/api-client";
import {
  type Cents,
  giveOnceMore,
  giveOnceMoreByLink,
  listDonateGateways,
  listMyGifts,
  readGift,
} from "@offertory/contract";
import { askBank } from "@offertory/giving-client/card-entry";
import { type Ending, followGift } from "@offertory/giving-client/gift";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, useSnackbar } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { throwNoAnswer } from "../use-giving-call.ts";
import { keyOfMore } from "./key-of-more.ts";

interface GiveOnceMoreProps {
  gift: { id: string; churchId: string; gatewayId: string };
  /** The token of an emailed link; without it the signed-in donor gives. */
  token?: string;
  total: Cents;
  /** The name of the payment method. */
  method: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives at once, after a confirmation, what the recurring donation gives. */
export function GiveOnceMore({ gift, token, total, method }: GiveOnceMoreProps) {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const { money } = useFormats();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { busy, once } = useOneAtATime();
  const [asking, setAsking] = useState(false);
  const params = { churchId: gift.churchId };
  const gateways = useRead(listDonateGateways, { params }, { anonymous: true, enabled: asking });
  const gateway = gateways.data?.gateways.find(({ id }) => id === gift.gatewayId);
  const amount = money(total);

  async function give() {
    // The same key until the outcome is known, also after a reload, so that nothing is charged twice.
    const { key, forget } = keyOfMore(gift.id);
    const headers = { "idempotency-key": key };
    const ending = await followGift(
      { type: "once" },
      {
        send: () =>
          (token === undefined
            ? call(giveOnceMore, { params: { id: gift.id } }, { headers })
            : call(giveOnceMoreByLink, { body: { token } }, { headers, token: null })
          ).catch(throwNoAnswer),
        readStatus: (id) =>
          call(readGift, { params: { id }, query: { key } }, token === undefined ? {} : { token: null }).catch(
            throwNoAnswer,
          ),
        askBank: (clientSecret) => askBank(gateway, clientSecret),
        pause,
      },
    );
    setAsking(false);
    if (ending.kind !== "unknown") forget();
    show(ending);
    if (token === undefined) void refresh(listMyGifts);
  }

  function show(ending: Ending) {
    if (ending.kind === "failed") snackbar.error(failureText(ending.error, "payment-error"));
    else if (ending.kind === "unknown") snackbar.error(t("giving:more.unknown"));
    else snackbar.success(ending.isPending ? t("giving:more.pending") : t("giving:preview.thanks"));
  }

  return (
    <>
      <Button icon={<HandHeart />} onClick={() => setAsking(true)}>
        {t("giving:more.button")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("giving:more.title", { amount })}
        body={t("giving:more.body", { method })}
        confirmLabel={t("giving:more.give", { amount })}
        cancelLabel={t("common:cancel")}
        busy={busy}
        busyLabel={t("giving:preview.sending")}
        onConfirm={() => void once(give)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
