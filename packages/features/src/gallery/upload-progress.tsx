import { useFormats, useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { useId } from "react";

/** The progress of an upload, with a button to cancel it. */
export function UploadProgress({ percent, onCancel }: { percent: number; onCancel(): void }) {
  const t = useT();
  const { number } = useFormats();
  const progress = number(percent / 100, { style: "percent" });
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-48">
        <label htmlFor={id} className="text-sm font-medium">
          {t("gallery:upload.sending")}
        </label>
        <progress id={id} max={100} value={percent} className="mt-1 block h-2 w-full accent-(--brand)">
          {progress}
        </progress>
        <p className="tabular mt-1 text-sm text-ink-soft">{progress}</p>
      </div>
      <Button onClick={onCancel}>{t("gallery:upload.cancel")}</Button>
    </div>
  );
}
