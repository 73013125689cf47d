import { recordDonation, type Batch, type Fund } from "@offertory/contract";
import { useErrorText, useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, Kbd, Notice } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { useGiftsChanged } from "../donations/use-gifts-changed.ts";
import { useDonorName } from "../donors/use-donor-name.ts";
import { useMoney } from "../use-money.ts";
import { useOnce } from "../use-once.ts";
import { DonorField } from "./donor-field.tsx";
import { bodyOfGift, nextGift, problemsOfGift, startGift, sumFundLines } from "./gift-draft.ts";
import { GiftFields, SplitButton } from "./gift-fields.tsx";

interface QuickEntryProps {
  batch: Batch;
  funds: readonly Fund[];
  onRecorded(id: string): void;
}

/** Records gifts one after the other by keyboard: Enter saves and moves to the donor field of the next gift. */
export function QuickEntry({ batch, funds, onRecorded }: QuickEntryProps) {
  const t = useT();
  const donorName = useDonorName();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const dollars = useMoney();
  const { money } = useFormats();
  const giftsChanged = useGiftsChanged();
  const record = useOnce(recordDonation);
  const donorField = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => startGift(batch.batchDate, funds[0]?.id ?? ""));
  const [tried, setTried] = useState(false);
  const [last, setLast] = useState("");
  const problems = tried ? problemsOfGift(language, draft) : [];
  const sum = sumFundLines(language, draft.lines);

  async function save() {
    setTried(true);
    if (record.isPending || problemsOfGift(language, draft).length > 0) return;
    try {
      const gift = await record.mutateAsync({ body: bodyOfGift(language, draft, batch.id) });
      onRecorded(gift.id);
      const donor = donorName(gift.person);
      setLast(t("treasury:entry.saved", { amount: dollars(gift.amount), donor }));
    } catch {
      return; // record.error holds the error
    }
    setTried(false);
    setDraft(nextGift(draft));
    donorField.current?.focus();
    await giftsChanged();
  }

  return (
    <DisplayBox title={t("treasury:entry.title")} className="overflow-visible">
      <Form onSubmit={() => void save()} aria-label={t("treasury:entry.title")}>
        <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_7.5rem_minmax(0,1.4fr)_8rem_8rem]">
          <div className="max-lg:col-span-full">
            <DonorField
              ref={donorField}
              donor={draft}
              onChange={(donor) => setDraft({ ...draft, ...donor })}
              onChosen={() => amountField.current?.focus()}
              error={problems.includes("donor") ? t("treasury:entry.donorUnknown") : undefined}
            />
          </div>
          <GiftFields draft={draft} problems={problems} funds={funds} onChange={setDraft} amountRef={amountField} />
        </div>
        {record.error && <Notice tone="danger">{errorText(record.error)}</Notice>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            icon={<Plus />}
            busy={record.isPending}
            busyLabel={t("common:saving")}
          >
            {sum > 0 ? t("treasury:entry.saveSum", { sum: money(sum) }) : t("treasury:entry.save")}
          </Button>
          <SplitButton draft={draft} funds={funds} onChange={setDraft} />
          <span className="hidden items-center gap-1.5 text-sm text-ink-soft md:flex">
            <Kbd>Enter</Kbd> {t("treasury:entry.enterHint")}
          </span>
          <p role="status" className="text-sm text-ink-soft">
            {last}
          </p>
        </div>
      </Form>
    </DisplayBox>
  );
}
