import type { Church } from "@offertory/contract";
import { Church as ChurchIcon } from "@offertory/ui/icons.ts";

/** The church's logo for a light or a dark page; a plain sign where it has none. */
export function ChurchLogo({ church }: { church: Church }) {
  const setting = (name: string) => church.settings.find(({ keyName }) => keyName === name)?.value;
  const light = setting("logoLight");
  const dark = setting("logoDark") ?? light;
  if (!light) {
    return (
      <span className="mx-auto flex size-20 items-center justify-center rounded-full bg-raised text-brand shadow-card">
        <ChurchIcon className="size-9" />
      </span>
    );
  }
  return (
    <>
      <img src={light} alt="" className="mx-auto h-24 w-auto max-w-full object-contain dark:hidden" />
      <img src={dark} alt="" className="mx-auto hidden h-24 w-auto max-w-full object-contain dark:block" />
    </>
  );
}
