import type { Cents } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Checkbox } from "@offertory/ui";

interface FeeLineProps {
  fee: Cents;
  isPending: boolean;
  /** Whether the fee is added to every gift; else the donor is asked. */
  isAutomatic: boolean;
  checked: boolean;
  onChange: (covers: boolean) => void;
}

/** The processing fee in one sentence. */
export function FeeLine({ fee, isPending, isAutomatic, checked, onChange }: FeeLineProps) {
  const t = useT();
  const { money } = useFormats();
  const amount = isPending ? "…" : money(fee);
  if (isAutomatic)
    return fee > 0 || isPending ? (
      <p className="text-sm text-ink-soft" role="status">
        {t("giving:form.feeAdded", { fee: amount })}
      </p>
    ) : null;
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      label={fee > 0 ? t("giving:form.coverFeeOf", { fee: amount }) : t("giving:form.coverFee")}
    />
  );
}
