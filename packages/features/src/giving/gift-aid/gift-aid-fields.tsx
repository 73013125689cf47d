import { GIFT_AID_LENGTHS, type GiftAidDonor } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Checkbox, TextField } from "@offertory/ui";

interface GiftAidFieldsProps {
  donor: GiftAidDonor;
  onChange(change: Partial<GiftAidDonor>): void;
}

/** The name and home address of a donor, as HMRC asks for them. */
export function GiftAidFields({ donor, onChange }: GiftAidFieldsProps) {
  const t = useT();
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
          required
        />
        <TextField
          label={t("giftaid:field.lastName")}
          value={donor.lastName}
          onChange={(lastName) => onChange({ lastName })}
          maxLength={GIFT_AID_LENGTHS.lastName}
          autoComplete="family-name"
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
          required
        />
        {!donor.abroad && (
          <TextField
            label={t("giftaid:field.postcode")}
            value={donor.postcode}
            onChange={(postcode) => onChange({ postcode })}
            maxLength={GIFT_AID_LENGTHS.postcode}
            autoComplete="postal-code"
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
