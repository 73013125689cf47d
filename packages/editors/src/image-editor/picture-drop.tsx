import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { Upload } from "@offertory/ui/icons.ts";
import { type DragEvent, useRef, useState } from "react";

/** An area for an image that is dropped, pasted or chosen from the device. */
export function PictureDrop({ onFile, busy = false }: { onFile(file: File): void; busy?: boolean }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        if (file) onFile(file);
      }}
      className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-12 text-center transition-colors ${isOver ? "border-brand bg-brand-soft" : "border-line-strong bg-surface"}`}
    >
      <Upload className="text-ink-soft" aria-hidden />
      <p className="font-medium text-balance">{t("gallery:upload.drop")}</p>
      <p className="max-w-sm text-sm text-pretty text-ink-soft">{t("gallery:upload.kinds")}</p>
      <Button
        variant="primary"
        busy={busy}
        busyLabel={t("gallery:upload.opening")}
        onClick={() => input.current?.click()}
      >
        {t("gallery:upload.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="hidden"
        aria-label={t("gallery:upload.choose")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = ""; // the same file may be chosen again
        }}
      />
    </div>
  );
}
