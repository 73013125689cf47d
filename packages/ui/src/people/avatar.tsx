import { useState } from "react";
import { classNames } from "../class-names.ts";
import { User } from "../icons.ts";
import { type AvatarSize, avatarSizes } from "./avatar-sizes.ts";
import { initialsOf } from "./initials-of.ts";

const tints = [
  "bg-(--tint-0) text-(--on-tint)",
  "bg-(--tint-1) text-(--on-tint)",
  "bg-(--tint-2) text-(--on-tint)",
  "bg-(--tint-3) text-(--on-tint)",
  "bg-(--tint-4) text-(--on-tint)",
  "bg-(--tint-5) text-(--on-tint)",
] as const;

export type AvatarProps = {
  name?: string | undefined;
  photo?: string | null | undefined;
  size?: AvatarSize | undefined;
  /** The alternative text. Leave it out beside a written name; the avatar is then decorative. */
  alt?: string | undefined;
  className?: string | undefined;
};

/** A person's photo; the initials when there is none or it does not load; an icon when there is no name either. */
export function Avatar({ name, photo, size = "medium", alt = "", className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shows = photo && photo !== failed ? "photo" : photo || name?.trim() ? "initials" : "figure";
  const naming = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const);

  return (
    <span
      {...(shows === "photo" ? {} : naming)}
      data-avatar={shows}
      className={classNames(
        "relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-medium select-none",
        shows === "photo" ? "bg-sunken" : tintOf(name),
        avatarSizes[size],
        className,
      )}
    >
      {shows === "photo" ? (
        <img
          src={photo ?? ""}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(photo ?? null)}
          className="size-full object-cover"
        />
      ) : null}
      {shows === "initials" ? initialsOf(name) : null}
      {shows === "figure" ? <User className="size-1/2" /> : null}
    </span>
  );
}

/** Returns a color that is always the same for a name. */
function tintOf(name: string | undefined): string {
  let sum = 0;
  for (const character of name ?? "") sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? tints[0];
}
