import { type Cents, frequencyOf, type Fund, type Gift } from "@offertory/contract";
import { describeTotal, unitsOf } from "@offertory/i18n";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, type Description, DescriptionList, Dialog } from "@offertory/ui";
import { useState } from "react";
import { describeRhythm } from "./describe-rhythm.ts";
import type { GiftType } from "@offertory/giving-client/pending";
import { thanksFor } from "./thanks-for.ts";

// i18n-uses: giving:total.*

interface DonationPreviewProps {
  name: string;
  /** The name of the payment method. */
  method: string;
  type: GiftType;
  /** yyyy-mm-dd: the day of the gift, or of the first payment. */
  day: string;
  gift: Gift;
  fee: Cents;
  funds: readonly Fund[];
  onCancel: () => void;
  /** Called once, with the message to show on success. */
  onDonate: (message: string) => void;
}

/** Shows the gift for confirmation. */
export function DonationPreview(props: DonationPreviewProps) {
  const { name, method, type, day, gift, fee, funds, onCancel, onDonate } = props;
  const t = useT();
  const { money, date } = useFormats();
  const [pressed, setPressed] = useState(false);
  const total = unitsOf(gift.amount) ?? 0;
  const isRecurring = type === "recurring";
  const words = describeTotal(
    money(total),
    isRecurring && gift.interval ? frequencyOf(gift.interval) : null,
    (frequency, values) => t(`giving:total.${frequency}`, values),
  );

  function donate() {
    setPressed(true);
    onDonate(thanksFor(t, type));
  }

  const items: Description[] = [
    { term: t("giving:preview.name"), value: name },
    { term: t("giving:form.method"), value: method },
    { term: t("giving:preview.type"), value: isRecurring ? t("giving:preview.recurring") : t("giving:preview.once") },
    ...(isRecurring && gift.interval
      ? [
          { term: t("giving:preview.startingOn"), value: date(day) },
          { term: t("giving:preview.interval"), value: describeRhythm(t, gift.interval) },
        ]
      : [{ term: t("giving:preview.date"), value: date(day) }]),
    { term: t("giving:preview.notes"), value: gift.notes || t("giving:preview.noNotes") },
    {
      term: t("giving:form.funds"),
      value: (
        <ul className="tabular">
          {gift.funds.map((share, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- one fund may stand there twice
            <li key={index}>
              {t("giving:preview.share", {
                amount: money(unitsOf(share.amount) ?? 0),
                fund: funds.find(({ id }) => id === share.id)?.name ?? share.name,
              })}
            </li>
          ))}
        </ul>
      ),
    },
    ...(fee > 0 ? [{ term: t("giving:preview.fee"), value: <span className="tabular">{money(fee)}</span> }] : []),
    { term: t("giving:preview.total"), value: <strong className="tabular text-base">{words}</strong> },
  ];

  return (
    <Dialog
      open
      onClose={() => pressed || onCancel()}
      title={t("giving:preview.title")}
      closeLabel={t("common:close")}
      actions={
        <>
          <Button onClick={onCancel} disabled={pressed}>
            {t("common:cancel")}
          </Button>
          <Button variant="primary" busy={pressed} busyLabel={t("giving:preview.sending")} onClick={donate}>
            {t("giving:preview.donate", { amount: money(total) })}
          </Button>
        </>
      }
    >
      <DescriptionList items={items} />
    </Dialog>
  );
}
