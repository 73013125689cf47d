import { useT } from "@offertory/i18n/react";
import { buttonClass } from "@offertory/ui";
import { Link } from "@offertory/router";

export function NotFoundPage() {
  const t = useT();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-16 text-center">
      <p aria-hidden="true" className="tabular text-4xl font-semibold text-brand">
        404
      </p>
      <h1 className="text-2xl font-semibold">{t("shell:notFound.title")}</h1>
      <p className="text-pretty text-ink-soft">{t("shell:notFound.body")}</p>
      <Link to="/" className={`${buttonClass({ variant: "primary" })} mt-4`}>
        {t("shell:notFound.home")}
      </Link>
    </div>
  );
}
