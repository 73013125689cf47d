import type { SiteT } from "./strings.ts";

export const MissingPage = ({ base, t }: { base: string; t: SiteT }) => (
  <div className="mx-auto max-w-xl px-4 py-24 text-center">
    <h1 className="text-3xl font-semibold">{t("site:frame.missingTitle")}</h1>
    <p className="mt-3 text-ink-soft">{t("site:frame.missingBody")}</p>
    <p className="mt-6">
      <a href={base || "/"} className="btn btn-primary btn-medium">
        {t("site:frame.missingHome")}
      </a>
    </p>
  </div>
);
