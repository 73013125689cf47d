import { Church } from "@offertory/ui/icons.ts";

interface ChurchHeadProps {
  church: { name: string; logoLight: string; logoDark: string };
  home: string;
}

/** Whose page this is. */
export function ChurchHead({ church: { name, logoLight, logoDark }, home }: ChurchHeadProps) {
  return (
    <header className="flex items-center justify-center gap-3 px-4 py-5 sm:pt-0">
      {logoLight ? (
        <>
          <img src={logoLight} alt="" width={48} height={48} className="size-12 object-contain dark:hidden" />
          <img
            src={logoDark || logoLight}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="hidden size-12 object-contain dark:block"
          />
        </>
      ) : (
        <span className="flex size-12 items-center justify-center rounded-full bg-brand-soft text-brand">
          <Church />
        </span>
      )}
      <a href={home} className="min-w-0 text-lg font-semibold wrap-anywhere underline-offset-4 hover:underline">
        {name}
      </a>
    </header>
  );
}
