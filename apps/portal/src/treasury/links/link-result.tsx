import { saveFile } from "@offertory/api-client";
import type { Church } from "@offertory/contract";
import { QrCode, qrPng, qrSvg } from "@offertory/features/qr";
import { useLanguage, useT } from "@offertory/i18n/react";
import { Button, ButtonLink, CopyField, DisplayBox, useSnackbar } from "@offertory/ui";
import { Download, ExternalLink, Printer } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { fileName } from "../../downloads/file-name.ts";
import { linkOf, type LinkDraft, pageOf, addressWithoutScheme } from "./link-draft.ts";
import { type PrintLayout, PrintSheet } from "./print-sheet.tsx";

interface LinkResultProps {
  church: Church;
  /** The name of the link's fund; null if the donor chooses. */
  fund: string | null;
  site: string;
  draft: LinkDraft;
}

/** Shows the link and its QR code, with actions to copy, download and print them. */
export function LinkResult({ church, fund, site, draft }: LinkResultProps) {
  const t = useT();
  const { language } = useLanguage();
  const snackbar = useSnackbar();
  const [printing, setPrinting] = useState<PrintLayout | null>(null);
  const page = pageOf(site, church.subDomain);
  const link = linkOf(language, page, draft);
  const name = fileName(church.name, fund ?? "", "qr");

  async function savePng(): Promise<void> {
    try {
      saveFile(await qrPng(link), `${name}.png`);
    } catch {
      snackbar.error(t("links:pictureFailed"));
    }
  }

  return (
    <DisplayBox
      title={t("links:result")}
      actions={
        <ButtonLink href={link} target="_blank" size="small" variant="quiet" icon={<ExternalLink />}>
          {t("links:open")}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-5">
        <CopyField
          label={t("links:link")}
          value={link}
          copyLabel={t("links:copy")}
          copiedLabel={t("links:copied")}
          hint={t("links:linkHint")}
        />
        <QrCode
          text={link}
          label={t("links:qrLabel", { church: church.name })}
          className="mx-auto w-full max-w-64 rounded-card border border-line bg-white"
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button icon={<Download />} onClick={() => saveFile(qrSvg(link), `${name}.svg`)}>
            {t("links:saveSvg")}
          </Button>
          <Button icon={<Download />} onClick={() => void savePng()}>
            {t("links:savePng")}
          </Button>
          <Button icon={<Printer />} onClick={() => setPrinting("cards")}>
            {t("links:printCards")}
          </Button>
          <Button icon={<Printer />} onClick={() => setPrinting("slide")}>
            {t("links:printSlide")}
          </Button>
        </div>
      </div>
      {printing ? (
        <PrintSheet
          layout={printing}
          church={church.name}
          fund={fund}
          link={link}
          address={addressWithoutScheme(page)}
          onDone={() => setPrinting(null)}
        />
      ) : null}
    </DisplayBox>
  );
}
