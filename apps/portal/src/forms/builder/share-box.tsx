import { saveFile, useConfig, useSession } from "@offertory/api-client";
import type { FormListed } from "@offertory/contract";
import { QrCode, qrPng, qrSvg } from "@offertory/features/qr";
import { useT } from "@offertory/i18n/react";
import { Button, ButtonLink, CopyField, DisplayBox, Notice, useSnackbar } from "@offertory/ui";
import { Download, ExternalLink, QrCode as QrIcon } from "@offertory/ui/icons.ts";
import { fileName } from "../../downloads/file-name.ts";

/** Shows the link to a form and its QR code. */
export function ShareBox({ form }: { form: FormListed }) {
  const t = useT();
  const snackbar = useSnackbar();
  const { apps } = useConfig();
  const { church } = useSession();
  const subDomain = church?.church.subDomain ?? "";
  const link = form.restricted ? memberLink(apps.portal, form.id) : publicLink(apps.site, subDomain, form.id);
  const name = fileName(church?.church.name ?? "", form.name, "qr");

  async function savePng(): Promise<void> {
    try {
      saveFile(await qrPng(link), `${name}.png`);
    } catch {
      snackbar.error(t("forms:share.pictureFailed"));
    }
  }

  return (
    <DisplayBox
      title={t("forms:share.title")}
      icon={<QrIcon />}
      actions={
        form.state === "open" ? (
          <ButtonLink href={link} target="_blank" size="small" variant="quiet" icon={<ExternalLink />}>
            {t("forms:share.open")}
          </ButtonLink>
        ) : null
      }
    >
      <div className="flex flex-col gap-5">
        {form.state === "open" ? null : <Notice tone="info">{t("forms:share.notOpen")}</Notice>}
        <CopyField
          label={t("forms:share.link")}
          value={link}
          copyLabel={t("forms:share.copy")}
          copiedLabel={t("forms:share.copied")}
          hint={t(form.restricted ? "forms:who.restrictedHint" : "forms:who.publicHint")}
        />
        <QrCode
          text={link}
          label={t("forms:share.qr", { name: form.name })}
          className="mx-auto w-full max-w-48 rounded-card border border-line bg-white"
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button icon={<Download />} onClick={() => saveFile(qrSvg(link), `${name}.svg`)}>
            {t("forms:share.svg")}
          </Button>
          <Button icon={<Download />} onClick={() => void savePng()}>
            {t("forms:share.png")}
          </Button>
        </div>
      </div>
    </DisplayBox>
  );
}

/** Returns the URL of a public form on the church's site. It uses the path, because that works on every host. */
const publicLink = (site: string, subDomain: string, formId: string): string =>
  `${site.replace(/\/$/, "")}/${encodeURIComponent(subDomain)}/forms/${encodeURIComponent(formId)}`;

/** Returns the URL of a restricted form in the portal. */
const memberLink = (portal: string, formId: string): string =>
  `${portal.replace(/\/$/, "")}/my-forms/${encodeURIComponent(formId)}`;
