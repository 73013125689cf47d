import { useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { applyBrandColor, brandRamp, Notice } from "@offertory/ui";
import { useEffect, useRef } from "react";
import { isColor } from "./settings-draft.ts";

/** Shows how a color looks on a page, and how it is adjusted if it would be hard to read. */
export function BrandPreview({ color }: { color: string }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const name = useSession().church?.church.name ?? "";
  const known = isColor(color);
  const shown = known ? brandRamp(color)?.light["--brand"] : undefined;
  const isAdjusted = shown !== undefined && shown.toLowerCase() !== color.trim().toLowerCase();

  useEffect(() => {
    if (box.current) applyBrandColor(box.current, known ? color.trim() : "");
  }, [color, known]);

  return (
    <div className="flex flex-col gap-3">
      <div
        ref={box}
        role="img"
        aria-label={t("settings:branding.preview")}
        className="overflow-hidden rounded-card border border-line"
      >
        <div className="bg-brand px-4 py-3 text-sm font-semibold text-on-brand">{name}</div>
        <div className="flex flex-wrap items-center gap-4 bg-raised px-4 py-4 text-sm">
          <span className="rounded-field bg-brand px-4 py-2 font-medium text-on-brand">
            {t("settings:branding.previewButton")}
          </span>
          <span className="font-medium text-brand underline">{t("settings:branding.previewLink")}</span>
          <span className="rounded-full bg-brand-soft px-3 py-1 text-brand">{t("settings:branding.previewBadge")}</span>
        </div>
      </div>
      <div role="status">
        {known && (
          <Notice tone={isAdjusted ? "warning" : "success"}>
            {isAdjusted ? t("settings:branding.adjusted", { shown }) : t("settings:branding.readable")}
          </Notice>
        )}
      </div>
    </div>
  );
}
