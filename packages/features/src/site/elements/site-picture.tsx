import type { ElementAnswers } from "@offertory/contract/content/element-kinds";
import { pictureSources } from "@offertory/contract/gallery/picture-sources";
import { hrefOn } from "../href-on.ts";

interface SitePictureProps {
  picture: ElementAnswers["picture"];
  base: string;
  isFirst: boolean;
  isInside: boolean;
}

const BREADTHS = {
  small: { place: "max-w-sm", sizes: "(min-width: 24rem) 24rem, 100vw" },
  normal: { place: "", sizes: "(min-width: 56rem) 53rem, 100vw" },
  wide: { place: "lg:-mx-16 lg:w-auto", sizes: "(min-width: 64rem) 61rem, 100vw" },
};
const NOMINAL_WIDTH = 960;

/** A picture with reserved space: for gallery pictures the folder in the URL is the aspect ratio. */
export function SitePicture({ picture, base, isFirst, isInside }: SitePictureProps) {
  const { url, alt, caption, link, width } = picture;
  const { place, sizes } = BREADTHS[isInside && width === "wide" ? "normal" : width];
  const ratio = Number(/\/gallery\/([\d.]+)\//.exec(url)?.[1] ?? 0);
  const image = (
    <img
      {...pictureSources(url, isInside ? "(min-width: 48rem) 32rem, 100vw" : sizes)}
      alt={alt}
      {...(ratio > 0 && { width: NOMINAL_WIDTH, height: Math.round(NOMINAL_WIDTH / ratio) })}
      {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      decoding="async"
      className="h-auto w-full rounded-card"
    />
  );
  return (
    <figure className={`mx-auto w-full ${place}`}>
      {link ? <a href={hrefOn(base, link)}>{image}</a> : image}
      {caption ? <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption> : null}
    </figure>
  );
}
