import { parseVideoUrl, videoPageUrl, videoPlayerUrl } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { CirclePlay, ExternalLink } from "@offertory/ui/icons.ts";
import { useState } from "react";

/** A video. Nothing is loaded from its service until somebody plays it. In print only its URL is shown. */
export function VideoPlayer({ address, title }: { address: string; title: string }) {
  const t = useT();
  const [isPlaying, setPlaying] = useState(false);
  const video = parseVideoUrl(address);
  if (!video) {
    return (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex items-center gap-2 font-medium text-brand underline underline-offset-4"
      >
        <ExternalLink className="size-4" />
        {t("lessons:read.openVideo", { title })}
        <span className="sr-only">{t("common:opensInNewTab")}</span>
      </a>
    );
  }
  return (
    <>
      <div
        className="aspect-video w-full max-w-3xl overflow-hidden rounded-card bg-black print:hidden"
        data-theme="dark"
      >
        {isPlaying ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another origin: it reaches nothing of ours, and in a sandbox it does not play
          <iframe
            src={videoPlayerUrl(video)}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className="flex size-full flex-col items-center justify-center gap-3 p-4 text-white -outline-offset-4"
          >
            <CirclePlay className="size-14" />
            <span className="text-lg font-medium wrap-anywhere">{t("lessons:read.playVideo", { title })}</span>
          </button>
        )}
      </div>
      <p className="hidden text-sm print:block">{videoPageUrl(video)}</p>
    </>
  );
}
