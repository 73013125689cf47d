import type { ManagedGift } from "@offertory/contract";
import { useErrorText, useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Form, Notice } from "@offertory/ui";
import { useState } from "react";
import { FundRows } from "../donate/fund-rows.tsx";
import { isLargeEnough, isMistyped, netOf } from "../donate/gift-draft.ts";
import { FrequencyField } from "../donate/rhythm-fields.tsx";
import { useFee } from "../donate/use-fee.ts";
import { FormButtons } from "../payment-methods/form-buttons.tsx";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { feeOf, fundsToChoose, managedChange, startManaged } from "./managed-draft.ts";
import type { Managed } from "./use-managed-gift.ts";

export interface ChangeProps {
  gift: ManagedGift;
  managed: Managed;
  onDone: () => void;
  onCancel: () => void;
}

/** How much to which fund, and how often. */
export function ChangeGift({ gift, managed, onDone, onCancel }: ChangeProps) {
  const t = useT();
  const errorText = useErrorText();
  const { money } = useFormats();
  const { language } = useLanguage();
  const { busy, once } = useOneAtATime();
  const [draft, setDraft] = useState(() => startManaged(language, gift));
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const net = netOf(draft, language);
  const covers = feeOf(gift) > 0;
  const gateway = covers ? managed.gateway : undefined;
  const { fee } = useFee({ churchId: gift.churchId, gateway, net, type: gift.method.type });
  const isTooSmall = !isLargeEnough(net);

  async function save() {
    setTried(true);
    setFailed("");
    if (isTooSmall || isMistyped(draft, language)) return;
    try {
      await managed.change(managedChange(language, draft));
      onDone();
    } catch (error) {
      setFailed(errorText(error));
    }
  }

  return (
    <Form onSubmit={() => void once(save)} aria-label={t("giving:manage.change")}>
      <FundRows
        funds={fundsToChoose(gift, managed.funds)}
        rows={draft.rows}
        onChange={(rows) => setDraft({ ...draft, rows })}
        tried={tried}
        error={tried && isTooSmall ? t("errors:gift-too-small") : undefined}
      />
      {draft.frequency && (
        <FrequencyField value={draft.frequency} onChange={(frequency) => setDraft({ ...draft, frequency })} />
      )}
      <p className="text-sm text-ink-soft" role="status">
        {covers && fee > 0 ? `${t("giving:form.feeAdded", { fee: money(fee) })} ` : null}
        {t("giving:recurring.total", { amount: money(net + (covers ? fee : 0)) })}
      </p>
      {failed && <Notice tone="danger">{failed}</Notice>}
      <FormButtons busy={busy} save={t("common:saveChanges")} onCancel={onCancel} />
    </Form>
  );
}
