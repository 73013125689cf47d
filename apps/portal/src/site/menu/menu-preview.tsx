import type { NavigationLink } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ChevronDown } from "@offertory/ui/icons.ts";

/** The menu as it will look at the top of the site; its links do not work here. */
export function MenuPreview({ links }: { links: readonly NavigationLink[] }) {
  const t = useT();
  const named = links.filter(({ label }) => label !== "");
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium text-ink">{t("pages:menu.preview")}</figcaption>
      <ul className="flex min-h-14 flex-wrap items-start gap-x-6 gap-y-3 rounded-card border border-line bg-raised px-5 py-4">
        {named.map(({ label, children }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may say the same
          <li key={index} className="text-ink">
            <span className="inline-flex items-center gap-1 font-medium wrap-anywhere">
              {label}
              {children.length > 0 ? <ChevronDown className="size-4 text-ink-soft" /> : null}
            </span>
            {children.length > 0 ? (
              <ul className="mt-1 border-s border-line ps-3 text-sm text-ink-soft">
                {children.map((child, below) => (
                  // oxlint-disable-next-line react/no-array-index-key -- lines may say the same
                  <li key={below} className="wrap-anywhere">
                    {child.label || "…"}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
        {named.length === 0 ? <li className="text-sm text-ink-soft">{t("pages:menu.none")}</li> : null}
      </ul>
    </figure>
  );
}
