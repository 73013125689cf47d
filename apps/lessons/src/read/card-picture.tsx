import { pictureSources } from "@offertory/contract";
import { ImageOr } from "@offertory/ui";
import { GraduationCap } from "@offertory/ui/icons.ts";

/** The picture of a card, or a placeholder. It is decorative, because the card's text names the item. */
export function CardPicture({
  picture,
  sizes,
  className = "",
}: {
  picture: string | null;
  sizes: string;
  className?: string;
}) {
  return (
    <span
      className={`flex aspect-video items-center justify-center overflow-hidden bg-brand-soft text-brand ${className}`}
    >
      <ImageOr
        {...(picture ? pictureSources(picture, sizes) : { src: null })}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        fallback={<GraduationCap className="size-8" />}
      />
    </span>
  );
}
