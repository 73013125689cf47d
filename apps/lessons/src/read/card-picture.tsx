import { pictureSources } from "@offertory/contract";
import { GraduationCap } from "@offertory/ui/icons.ts";

/** The picture of a card, or a quiet place for one. Decoration: the card's words say what it is. */
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
      {picture ? (
        <img
          {...pictureSources(picture, sizes)}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <GraduationCap className="size-8" />
      )}
    </span>
  );
}
