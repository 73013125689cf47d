import type { StockPhoto } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";

/** A stock photo with its photographer. */
export function StockTile({ photo, onUse }: { photo: StockPhoto; onUse(): void }) {
  const t = useT();
  const { description, photographer, photographerUrl, thumbnail } = photo;
  const by = t("gallery:stock.by", { name: photographer });
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onUse}
        aria-label={description ? t("gallery:stock.use", { description }) : t("gallery:stock.useNameless")}
        className="block aspect-[4/3] w-full overflow-hidden rounded-card border border-line bg-sunken hover:border-brand"
      >
        <img src={thumbnail} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      </button>
      <p className="mt-1 truncate text-xs text-ink-soft">
        {photographerUrl ? (
          <a href={photographerUrl} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {by}
          </a>
        ) : (
          by
        )}
      </p>
    </li>
  );
}
