import type { Church } from "@offertory/contract";
import { ImageOr } from "@offertory/ui";
import { Church as ChurchIcon } from "@offertory/ui/icons.ts";

/** The church's logo for the light and the dark theme; an icon if it has none. */
export function ChurchLogo({ church }: { church: Church }) {
  const setting = (name: string) => church.settings.find(({ keyName }) => keyName === name)?.value;
  const light = setting("logoLight");
  const dark = setting("logoDark") ?? light;
  const imageClass = "mx-auto h-24 w-auto max-w-full object-contain";
  return (
    <>
      <ImageOr src={light} className={`${imageClass} dark:hidden`} fallback={<Sign className="flex dark:hidden" />} />
      <ImageOr
        src={dark}
        className={`${imageClass} hidden dark:block`}
        fallback={<Sign className="hidden dark:flex" />}
      />
    </>
  );
}

const Sign = ({ className }: { className: string }) => (
  <span
    className={`${className} mx-auto size-20 items-center justify-center rounded-full bg-raised text-brand shadow-card`}
  >
    <ChurchIcon className="size-9" />
  </span>
);
