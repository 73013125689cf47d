import { type Fund, MAX_CAMPAIGN_LENGTH, MAX_GIFT } from "@offertory/contract";
import { MAX_AMOUNT_LENGTH, minGift, presetAmounts } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { useFormats, useT } from "@offertory/i18n/react";
import { Notice, SelectField, TextField } from "@offertory/ui";
import { amountOf, isCampaignWrong, LINK_FREQUENCIES, type LinkDraft } from "./link-draft.ts";

// i18n-uses: links:one_week links:two_week links:one_month links:three_month links:one_year

interface LinkFormProps {
  draft: LinkDraft;
  funds: readonly Fund[];
  /** Whether a gateway can save cards, which recurring gifts need. */
  keepsCards: boolean;
  /** Whether only the fund is preset: on a tablet everybody chooses their own amount, once. */
  onlyFund: boolean;
  onChange(changes: Partial<LinkDraft>): void;
}

/** The preset values of a link; each can be left to the donor. */
export function LinkForm({ draft, funds, keepsCards, onlyFund, onChange }: LinkFormProps) {
  const t = useT();
  const { money } = useFormats();
  const { language, write, problemWith } = useAmounts();
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label={t("links:fund")}
        value={draft.fundId}
        onChange={(fundId) => onChange({ fundId })}
        options={[
          { value: "", label: t("links:anyFund") },
          ...funds.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {onlyFund ? null : (
        <>
          <TextField
            label={t("links:amount")}
            hint={t("links:amountHint")}
            value={draft.amount}
            onChange={(amount) => onChange({ amount })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_AMOUNT_LENGTH}
            placeholder={write(presetAmounts()[0] ?? 0)}
            error={
              problemWith(draft.amount) ??
              (amountOf(language, draft) === "wrong"
                ? t("links:amountWrong", { min: money(minGift()), max: money(MAX_GIFT) })
                : undefined)
            }
          />
          <SelectField
            label={t("links:frequency")}
            value={draft.frequency}
            onChange={(frequency) => onChange({ frequency })}
            options={[
              { value: "", label: t("links:anyFrequency") },
              ...LINK_FREQUENCIES.map((name) => ({ value: name, label: t(`links:${name}`) })),
            ]}
          />
          {draft.frequency && !keepsCards ? <Notice tone="warning">{t("links:notRecurring")}</Notice> : null}
        </>
      )}
      <TextField
        label={t("links:campaign")}
        hint={t("links:campaignHint")}
        value={draft.campaign}
        onChange={(campaign) => onChange({ campaign })}
        autoComplete="off"
        maxLength={MAX_CAMPAIGN_LENGTH}
        error={isCampaignWrong(draft) ? t("links:campaignWrong") : undefined}
      />
    </div>
  );
}
