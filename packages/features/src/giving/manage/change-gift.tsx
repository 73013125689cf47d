import { minGift } from "@offertory/i18n";
import { type ManagedGift } from "@offertory/contract";
import { isMistyped, netOf } from "@offertory/giving-client/draft";
import { useErrorText, useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Form, Notice } from "@offertory/ui";
import { useState } from "react";
import { FundLines } from "../donate/fund-lines.tsx";
import { isLargeEnough } from "../donate/gift-draft.ts";
import { FrequencyField } from "../donate/rhythm-fields.tsx";
import { FormButtons } from "../payment-methods/form-buttons.tsx";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { feeOf, fundsToChoose, managedChange, startManaged, totalOf } from "./managed-draft.ts";
import { ShownTotal } from "../recurring/shown-total.tsx";
import { useShownTotal } from "../recurring/use-shown-total.ts";
import type { Managed } from "./use-managed-gift.ts";

export interface ChangeProps {
  gift: ManagedGift;
  managed: Managed;
  onDone: () => void;
  onCancel: () => void;
}

/** Changes the fund lines and the frequency. */
export function ChangeGift({ gift, managed, onDone, onCancel }: ChangeProps) {
  const t = useT();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { money } = useFormats();
  const { busy, once } = useOneAtATime();
  const [draft, setDraft] = useState(() => startManaged(language, gift));
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const net = netOf(draft.lines, language);
  const shown = useShownTotal({
    before: { amount: totalOf(gift), coveredFee: feeOf(gift) },
    net,
    churchId: gift.churchId,
    gateway: { id: gift.gatewayId, provider: gift.provider },
    type: gift.method.type,
  });
  const isTooSmall = !isLargeEnough(net);

  async function save() {
    setTried(true);
    setFailed("");
    if (isTooSmall || isMistyped(draft.lines, language) || !shown.confirm()) return;
    try {
      await managed.change(managedChange(language, draft, shown.total));
      onDone();
    } catch (error) {
      if (!shown.correct(error)) setFailed(errorText(error));
    }
  }

  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:manage.change")}>
      <FundLines
        funds={fundsToChoose(gift, managed.funds)}
        lines={draft.lines}
        onChange={(lines) => setDraft({ ...draft, lines })}
        tried={tried}
        error={tried && isTooSmall ? t("errors:gift-too-small", { amount: money(minGift()) }) : undefined}
      />
      {draft.frequency && (
        <FrequencyField value={draft.frequency} onChange={(frequency) => setDraft({ ...draft, frequency })} />
      )}
      <ShownTotal shown={shown} />
      {failed && <Notice tone="danger">{failed}</Notice>}
      <FormButtons busy={busy} save={t("common:saveChanges")} onCancel={onCancel} />
    </Form>
  );
}
