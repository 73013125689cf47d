import { useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";
import type { GiftType } from "@offertory/giving-client/pending";

const TYPES = ["once", "recurring"] as const;
const LABELS = { once: "giving:form.once", recurring: "giving:form.recurring" } as const satisfies Record<
  GiftType,
  string
>;

interface TypeSwitchProps {
  value: GiftType | null;
  onPress: (type: GiftType) => void;
}

/** Chooses a one-time or recurring gift; choosing the same one again clears the choice. */
export function TypeSwitch({ value, onPress }: TypeSwitchProps) {
  const t = useT();
  return (
    <div role="group" aria-label={t("giving:form.type")} className="grid grid-cols-2 gap-1 rounded-card bg-sunken p-1">
      {TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={value === type}
          onClick={() => onPress(type)}
          className={classNames(
            "min-h-11 rounded-field px-3 text-base font-medium transition-colors md:min-h-10 md:text-sm",
            value === type ? "bg-raised text-ink shadow-card ring-1 ring-line" : "text-ink-soft hover:text-ink",
          )}
        >
          {t(LABELS[type])}
        </button>
      ))}
    </div>
  );
}
