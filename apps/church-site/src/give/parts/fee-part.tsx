import type { Cents } from "@offertory/contract/money/cents";
import { Checkbox } from "@offertory/ui";
import { useGive } from "../give-context.ts";
import type { PartProps } from "./part-props.ts";

interface FeePartProps extends Pick<PartProps, "draft" | "change"> {
  fee: Cents;
  net: Cents;
  /** Whether the church adds the fee to every gift. */
  isAlways: boolean;
}

/**
 * The processing fee in one sentence: added, or offered to be covered. Its height is reserved while there is no amount.
 */
export function FeePart({ draft, change, fee, net, isAlways }: FeePartProps) {
  const { t, money, page } = useGive();
  const values = { fee: money(fee), amount: money(net), church: page.church.name };
  if (isAlways) {
    return (
      <p className="min-h-16 text-sm text-ink-soft sm:min-h-11" data-fee>
        {fee > 0 ? t("give:feeAdded", values) : null}
      </p>
    );
  }
  return (
    <Checkbox
      name="coverFee"
      className="min-h-18 sm:min-h-12"
      checked={draft.coverFee}
      onChange={(coverFee) => change({ coverFee })}
      label={fee > 0 ? t("give:feeAsk", values) : t("give:feeAskFirst")}
    />
  );
}
