import { useGive } from "../give-context.ts";

/** The marks of the cards that can be used. Their drawing is in the page's HTML (`CardMarkSprite`). */
export function CardMarks() {
  const { t } = useGive();
  return (
    <svg role="img" aria-label={t("give:cards")} width="132" height="20">
      <use href="#card-marks" />
    </svg>
  );
}
