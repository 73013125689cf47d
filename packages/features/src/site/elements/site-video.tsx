import type { ElementAnswers } from "@offertory/contract/content/element-kinds";
import { type Video, videoPageUrl, videoPlayerUrl } from "@offertory/contract/content/video";
import { hrefOn } from "../href-on.ts";
import type { SiteSurroundings } from "../surroundings.ts";

interface SiteVideoProps extends SiteSurroundings {
  video: ElementAnswers["video"];
  film: Video | null;
}

/**
 * A link to a video. With scripts the page replaces it by the player on click (`data-player`); before that, nothing is
 * loaded from the video service.
 */
export function SiteVideo({ video: { url, title }, film, t, base }: SiteVideoProps) {
  const name = title || t("site:shown.video");
  if (!film) {
    return (
      <p className="rich-text w-full">
        <a href={hrefOn(base, url)}>{name}</a>
      </p>
    );
  }
  return (
    <div className="aspect-video w-full overflow-hidden rounded-card bg-black" data-theme="dark">
      <a
        href={videoPageUrl(film)}
        data-player={videoPlayerUrl(film)}
        data-title={name}
        target="_blank"
        rel="noopener"
        aria-label={t("site:shown.play", { title: name })}
        className="group flex size-full flex-col items-center justify-center gap-4 p-4 text-center text-white -outline-offset-4"
      >
        <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16 fill-white/90 group-hover:fill-white">
          <path d="M32 2a30 30 0 1 0 0 60 30 30 0 0 0 0-60Zm-8 17 24 13-24 13Z" />
        </svg>
        <span className="text-lg font-medium wrap-anywhere">{name}</span>
      </a>
    </div>
  );
}
