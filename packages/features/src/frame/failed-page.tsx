// i18n-uses: shell:unreachable.* shell:failed.*

import { useT } from "@offertory/i18n/react";
import { Button, ButtonLink } from "@offertory/ui";
import { RefreshCw, TriangleAlert } from "@offertory/ui/icons.ts";

/**
 * Shown when a page fails, with a button to reload and a link home. With `onRetry`, the page's code could not be
 * loaded, and the button tries again.
 */
export function FailedPage({ onRetry }: { onRetry?: () => void }) {
  const t = useT();
  const texts = onRetry ? "unreachable" : "failed";
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      <TriangleAlert className="size-10 text-warning" />
      <h1 className="text-2xl font-semibold">{t(`shell:${texts}.title`)}</h1>
      <p className="text-pretty text-ink-soft">{t(`shell:${texts}.body`)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="primary" icon={<RefreshCw />} onClick={onRetry ?? (() => location.reload())}>
          {onRetry ? t("common:tryAgain") : t("shell:failed.reload")}
        </Button>
        {onRetry ? null : <ButtonLink href="/">{t("shell:failed.home")}</ButtonLink>}
      </div>
    </div>
  );
}
