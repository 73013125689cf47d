import { isEmail, type ManagedGift } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";

/** The church that receives the donations, as on its receipts: its logo, legal name, address, tax id and contact. */
export function GiftChurch({ name, letterhead }: { name: string; letterhead: ManagedGift["letterhead"] }) {
  const t = useT();
  const { legalName, taxId, address, contact, logo } = letterhead;
  return (
    <footer className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft">
      {logo ? <img src={logo} alt="" className="max-h-12 max-w-32 rounded-field bg-white object-contain p-1" /> : null}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{legalName || name}</p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {taxId ? <p>{t("giving:manage.taxId", { taxId })}</p> : null}
        {contact ? (
          <p>
            {isEmail(contact) ? (
              <a href={`mailto:${contact}`} className="underline">
                {t("giving:manage.questions", { contact })}
              </a>
            ) : (
              t("giving:manage.questions", { contact })
            )}
          </p>
        ) : null}
      </div>
    </footer>
  );
}
