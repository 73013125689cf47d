import { SitePage } from "@offertory/features/site";
import type { Drawing } from "./drawing.ts";
import { MissingPage } from "./missing-page.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { createTranslator } from "./strings.ts";

/** A page of a church's site with header and footer. */
export function SiteFrame(drawing: Drawing) {
  const { data, language, base, strings } = drawing;
  const { kind, page, takesGifts, isPreview } = data;
  const t = createTranslator(strings);
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-10 -translate-y-24 rounded-field bg-raised px-4 py-2 text-ink shadow-float focus:translate-y-0"
      >
        {t("site:frame.skip")}
      </a>
      {isPreview ? (
        <p role="status" className="bg-warning-soft px-4 py-2 text-center text-sm text-warning">
          {t("site:frame.preview")}
        </p>
      ) : null}
      <SiteHeader {...drawing} t={t} />
      <main id="content" tabIndex={-1} className="grow">
        {kind === "missing" ? <MissingPage base={base} t={t} /> : null}
        {kind === "events" ? (
          <h1 className="mx-auto w-full max-w-4xl px-4 pt-12 text-4xl font-semibold sm:px-6">
            {t("site:frame.events")}
          </h1>
        ) : null}
        <SitePage page={page} language={language} t={t} base={base} timeZone={page.timeZone} takesGifts={takesGifts} />
      </main>
      <SiteFooter {...drawing} t={t} />
    </>
  );
}
