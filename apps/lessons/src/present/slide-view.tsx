import { CardPicture } from "../read/card-picture.tsx";
import { VideoPlayer } from "../read/video-player.tsx";
import { RichText } from "../read/rich-text.tsx";
import type { Slide } from "./slides.ts";

/** One slide, in type large enough for the last row. What the leader should do is only in the presenter view. */
export function SlideView({ slide }: { slide: Slide }) {
  const { title, html, video, opening } = slide;
  if (opening) {
    return (
      <div className="mx-auto flex min-h-full w-full max-w-5xl flex-col items-center justify-center gap-[3vmin] text-center">
        {opening.picture ? (
          <CardPicture
            picture={opening.picture}
            sizes="60vw"
            className="max-h-[50vh] w-full max-w-[min(80vh,100%)] rounded-card"
          />
        ) : null}
        <h1 className="text-[clamp(2rem,6.5vmin,5rem)] leading-tight font-semibold text-balance wrap-anywhere">
          {title}
        </h1>
        {opening.description ? (
          <p className="text-[clamp(1.25rem,3.6vmin,2.5rem)] text-pretty wrap-anywhere text-ink-soft">
            {opening.description}
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <div className="mx-auto flex min-h-full w-full max-w-5xl flex-col justify-center gap-[2.5vmin]">
      <header>
        <h1 className="text-[clamp(1.75rem,5.6vmin,4.5rem)] leading-tight font-semibold text-balance wrap-anywhere">
          {title}
        </h1>
      </header>
      {video ? <VideoPlayer address={video} title={title} /> : null}
      <RichText html={html} className="slide-text text-[clamp(1.25rem,4vmin,3rem)]" />
    </div>
  );
}
