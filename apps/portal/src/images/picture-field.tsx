import { useT } from "@offertory/i18n/react";
import { Button, VisuallyHidden } from "@offertory/ui";
import { Trash2, Upload } from "@offertory/ui/icons.ts";
import { useId, useRef, useState, type ReactNode } from "react";
import { CutPicture } from "./cut-picture.tsx";
import { drawPicture, openPicture, PictureRefused, type PictureProblem } from "./draw-picture.ts";
import type { PictureKind } from "./picture-kinds.ts";

interface PictureFieldProps {
  label: string;
  hint?: string;
  kind: PictureKind;
  value: string;
  onChange(picture: string): void;
  /** Also receives the decoded picture, for callers that draw it in a second size. */
  onPick?(picture: HTMLImageElement): void;
  shape?: "round" | "wide" | "square";
  /** The background behind a picture that is made for a light or a dark page. */
  paper?: "light" | "dark";
  error?: string | undefined;
  children?: ReactNode;
}

const SHAPES = { round: "size-20 rounded-full", square: "size-20 rounded-card", wide: "h-20 w-52 rounded-card" };
const PAPERS = { light: "bg-white", dark: "bg-black" };

/** Picks a picture from the device and keeps a scaled copy of it; nothing is sent before the form is saved. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, kind, value, onChange, onPick, shape = "wide", paper, error, children } = props;
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const problemText =
    problem && t(problem === "too-large" ? "settings:picture.tooLarge" : "settings:picture.unreadable");
  const message = problemText ?? error;

  /** Refuses a file that the browser cannot show; any other is cropped next. */
  async function pick(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    try {
      await openPicture(file);
      setPicked(file);
    } catch (failure) {
      setProblem(failure instanceof PictureRefused ? failure.problem : "not-a-picture");
    }
  }

  async function keep(cut: Blob) {
    setPicked(null);
    try {
      const picture = await openPicture(cut);
      onChange(drawPicture(picture, kind));
      onPick?.(picture);
    } catch (failure) {
      setProblem(failure instanceof PictureRefused ? failure.problem : "not-a-picture");
    }
  }

  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-4">
        <span
          className={`flex items-center justify-center overflow-hidden border border-line ${SHAPES[shape]} ${paper ? PAPERS[paper] : "bg-sunken"}`}
        >
          {value ? (
            <img src={value} alt={t("settings:picture.current", { name: label })} className={pictureClass(shape)} />
          ) : (
            <Upload
              className={paper === "dark" ? "text-white/70" : paper ? "text-black/60" : "text-ink-soft"}
              aria-hidden
            />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<Upload className="size-4" />} onClick={() => input.current?.click()}>
            {t(value ? "settings:picture.replace" : "settings:picture.choose")}{" "}
            <VisuallyHidden>({label})</VisuallyHidden>
          </Button>
          {value && (
            <Button size="small" variant="quiet" icon={<Trash2 className="size-4" />} onClick={() => onChange("")}>
              {t("settings:picture.remove")} <VisuallyHidden>({label})</VisuallyHidden>
            </Button>
          )}
        </div>
        {children}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="hidden"
        aria-label={label}
        onChange={(event) => {
          void pick(event.target.files?.[0]);
          event.target.value = ""; // lets the same file be picked again
        }}
      />
      {picked && (
        <CutPicture
          file={picked}
          kind={kind}
          title={label}
          round={shape === "round"}
          onCut={(cut) => void keep(cut)}
          onCancel={() => setPicked(null)}
        />
      )}
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <p role="status" className="text-sm text-danger empty:hidden">
        {message}
      </p>
    </div>
  );
}

const pictureClass = (shape: "round" | "wide" | "square") =>
  shape === "wide" ? "max-h-full max-w-full object-contain p-2" : "size-full object-cover";
