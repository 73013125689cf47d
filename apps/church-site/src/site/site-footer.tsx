import { isEmail } from "@offertory/contract/text/email";
import type { Drawing } from "./drawing.ts";
import { postalLines } from "@offertory/contract/text/postal-lines";
import type { SiteT } from "./strings.ts";

const PRODUCT = "Offertory";
const LINK = "link-target underline underline-offset-4";

/** The church's address and contact, and a link to the portal. */
export function SiteFooter({ data: { church }, apps, t }: Drawing & { t: SiteT }) {
  const { name, contact } = church;
  const lines = postalLines(church);
  return (
    <footer className="border-t border-line bg-raised text-sm">
      <div className="mx-auto grid max-w-4xl gap-8 px-4 py-10 sm:grid-cols-3 sm:px-6">
        {lines.length > 0 ? (
          <section aria-labelledby="visit">
            <h2 id="visit" className="font-semibold">
              {t("site:frame.visit")}
            </h2>
            <address className="mt-2 text-ink-soft not-italic">
              {lines.map((line) => (
                <span key={line} className="block wrap-anywhere">
                  {line}
                </span>
              ))}
            </address>
          </section>
        ) : null}
        {contact ? (
          <section aria-labelledby="contact">
            <h2 id="contact" className="font-semibold">
              {t("site:frame.contact")}
            </h2>
            <p className="mt-2 wrap-anywhere text-ink-soft">
              {isEmail(contact) ? (
                <a href={`mailto:${contact}`} className={LINK}>
                  {contact}
                </a>
              ) : (
                contact
              )}
            </p>
          </section>
        ) : null}
        <div className="text-ink-soft">
          <h2 className="font-semibold text-ink">{name}</h2>
          <p className="mt-2">
            <a href={apps.portal} className={LINK}>
              {t("site:frame.portal")}
            </a>
          </p>
          <p className="mt-2">
            <a href={`${apps.portal}/giving/manage`} className={LINK}>
              {t("site:frame.manageGift")}
            </a>
          </p>
          <p className="mt-2">{t("site:frame.madeWith", { product: PRODUCT })}</p>
        </div>
      </div>
    </footer>
  );
}
