import { GIFT_AID_LENGTHS, type GiftAidDonor } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Checkbox, TextField } from "@offertory/ui";
import { refusedField } from "./donor-refusal.ts";

interface GiftAidFieldsProps {
  donor: GiftAidDonor;
  /** Why the server refused the declaration; null if it did not. */
  error: Error | null;
  onChange(change: Partial<GiftAidDonor>): void;
}

/** The name and home address of a donor, as HMRC asks for them. */
export function GiftAidFields({ donor, error, onChange }: GiftAidFieldsProps) {
  const t = useT();
  const errorText = useErrorText();
  const refused = refusedField(error, donor);
  const problemOf = (field: keyof GiftAidDonor) => (refused === field ? errorText(error) : undefined);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[6rem_1fr_1fr]">
        <TextField
          label={t("giftaid:field.title")}
          value={donor.title}
          onChange={(title) => onChange({ title })}
          maxLength={GIFT_AID_LENGTHS.title}
          autoComplete="honorific-prefix"
        />
        <TextField
          label={t("giftaid:field.firstName")}
          value={donor.firstName}
          onChange={(firstName) => onChange({ firstName })}
          maxLength={GIFT_AID_LENGTHS.firstName}
          autoComplete="given-name"
          error={problemOf("firstName")}
          required
        />
        <TextField
          label={t("giftaid:field.lastName")}
          value={donor.lastName}
          onChange={(lastName) => onChange({ lastName })}
          maxLength={GIFT_AID_LENGTHS.lastName}
          autoComplete="family-name"
          error={problemOf("lastName")}
          required
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t(donor.abroad ? "giftaid:field.address" : "giftaid:field.house")}
          value={donor.house}
          onChange={(house) => onChange({ house })}
          maxLength={GIFT_AID_LENGTHS.house}
          autoComplete="address-line1"
          error={problemOf("house")}
          required
        />
        {!donor.abroad && (
          <TextField
            label={t("giftaid:field.postcode")}
            value={donor.postcode}
            onChange={(postcode) => onChange({ postcode })}
            maxLength={GIFT_AID_LENGTHS.postcode}
            autoComplete="postal-code"
            error={problemOf("postcode")}
            required
          />
        )}
      </div>
      <Checkbox
        label={t("giftaid:field.abroad")}
        hint={t("giftaid:field.abroadHint")}
        checked={donor.abroad}
        onChange={(abroad) => onChange({ abroad })}
      />
    </>
  );
}
