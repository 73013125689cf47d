import { useT } from "@offertory/i18n/react";
import { Button, ButtonLink } from "@offertory/ui";
import { RefreshCw, TriangleAlert } from "@offertory/ui/icons.ts";

/** What a person sees when a page of ours breaks: that it is our fault, and two ways on. */
export function FailedPage() {
  const t = useT();
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      <TriangleAlert className="size-10 text-warning" />
      <h1 className="text-2xl font-semibold">{t("shell:failed.title")}</h1>
      <p className="text-pretty text-ink-soft">{t("shell:failed.body")}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="primary" icon={<RefreshCw />} onClick={() => location.reload()}>
          {t("shell:failed.reload")}
        </Button>
        <ButtonLink href="/">{t("shell:failed.home")}</ButtonLink>
      </div>
    </div>
  );
}
