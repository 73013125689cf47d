import type { Church } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ImageOr } from "@offertory/ui";
import { Link } from "@offertory/router";
import { ProductMark } from "./product-mark.tsx";

/** The logo and name of the church, or of the product, with a link home. */
export function BrandLink({ church, to = "/" }: { church: Church | null; to?: string }) {
  const t = useT();
  const setting = (name: string) => church?.settings.find(({ keyName }) => keyName === name)?.value;
  const light = setting("logoLight");
  const dark = setting("logoDark") ?? light;
  const logoClass = "h-8 w-auto max-w-28 object-contain";
  return (
    <Link to={to} className="flex min-w-0 items-center gap-2.5 rounded-field">
      {light ? (
        <>
          <ImageOr
            src={light}
            className={`${logoClass} dark:hidden`}
            fallback={<ProductMark className="size-8 shrink-0 dark:hidden" />}
          />
          <ImageOr
            src={dark}
            className={`${logoClass} hidden dark:block`}
            fallback={<ProductMark className="hidden size-8 shrink-0 dark:block" />}
          />
        </>
      ) : (
        <ProductMark className="size-8 shrink-0" />
      )}
      <span className="font-semibold text-ink max-sm:line-clamp-2 max-sm:text-sm max-sm:leading-tight sm:truncate">
        {church?.name ?? t("common:product")}
      </span>
    </Link>
  );
}
