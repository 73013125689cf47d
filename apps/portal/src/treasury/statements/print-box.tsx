import { useDownload } from "@offertory/api-client";
import { printStatements, type StatementAudience } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox } from "@offertory/ui";
import { Download, FileText } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../use-attempt.ts";

/** Downloads one PDF with the statements of donors without an email address, or of all donors. */
export function PrintBox({ year, withoutEmail }: { year: number; withoutEmail: number }) {
  const t = useT();
  const download = useDownload();
  const attempt = useAttempt();
  const [making, setMaking] = useState<StatementAudience | null>(null);

  async function save(who: StatementAudience) {
    setMaking(who);
    const name = `${t("statements:print.fileName", { year })}.pdf`;
    await attempt(() => download(printStatements, { params: { year: String(year) }, query: { who } }, name));
    setMaking(null);
  }

  const button = (who: StatementAudience, label: string, isMain: boolean) => (
    <Button
      variant={isMain ? "primary" : "secondary"}
      icon={<Download />}
      busy={making === who}
      busyLabel={t("statements:print.making")}
      onClick={() => void save(who)}
    >
      {label}
    </Button>
  );
  return (
    <DisplayBox title={t("statements:print.title")} icon={<FileText />} className="print:hidden">
      <p className="mb-4 text-sm text-pretty">
        {withoutEmail > 0 ? t("statements:print.text", { count: withoutEmail }) : t("statements:print.none", { year })}
      </p>
      <div className="flex flex-wrap gap-2">
        {withoutEmail > 0 && button("print", t("statements:print.download"), true)}
        {button("all", t("statements:print.all"), false)}
      </div>
    </DisplayBox>
  );
}
