import type { Church } from "@offertory/contract";
import { QrCode } from "@offertory/features/qr";
import { useLanguage, useT } from "@offertory/i18n/react";
import { ButtonLink, CopyField, DisplayBox } from "@offertory/ui";
import { ExternalLink } from "@offertory/ui/icons.ts";
import { linkOf, type LinkDraft, pageOf } from "./link-draft.ts";

/** The address of the giving page for a tablet that everybody uses. */
export function KioskResult({ church, site, draft }: { church: Church; site: string; draft: LinkDraft }) {
  const t = useT();
  const { language } = useLanguage();
  // Everybody at the tablet chooses an amount of their own, once.
  const kiosk = linkOf(language, `${pageOf(site, church.subDomain)}/kiosk`, { ...draft, amount: "", frequency: "" });
  return (
    <DisplayBox
      title={t("links:kiosk.title")}
      actions={
        <ButtonLink href={kiosk} target="_blank" size="small" variant="quiet" icon={<ExternalLink />}>
          {t("links:open")}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-5">
        <ul className="list-disc ps-5 text-ink-soft">
          <li>{t("links:kiosk.privacy")}</li>
          <li>{t("links:kiosk.restart")}</li>
          <li>{t("links:kiosk.lock")}</li>
        </ul>
        <CopyField
          label={t("links:link")}
          value={kiosk}
          copyLabel={t("links:copy")}
          copiedLabel={t("links:copied")}
          hint={t("links:kiosk.linkHint")}
        />
        <QrCode
          text={kiosk}
          label={t("links:kiosk.qrLabel", { church: church.name })}
          className="mx-auto w-full max-w-64 rounded-card border border-line bg-white"
        />
      </div>
    </DisplayBox>
  );
}
