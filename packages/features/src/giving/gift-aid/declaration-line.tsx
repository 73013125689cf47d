import type { GiftAidDeclaration } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";

/** What a declaration covers, and the name and address in it. */
export function DeclarationLine({ declaration }: { declaration: GiftAidDeclaration }) {
  const t = useT();
  const { date } = useFormats();
  const { title, firstName, lastName, house, postcode, coversFrom, endedOn } = declaration;
  return (
    <div className="text-sm wrap-anywhere">
      <p>
        {endedOn === null
          ? t("giftaid:line.covers", { day: date(coversFrom) })
          : t("giftaid:line.ended", { day: date(endedOn) })}
      </p>
      <p className="text-ink-soft">{[title, firstName, lastName].filter((part) => part !== "").join(" ")}</p>
      <p className="text-ink-soft">{house}</p>
      <p className="text-ink-soft">{postcode}</p>
    </div>
  );
}
