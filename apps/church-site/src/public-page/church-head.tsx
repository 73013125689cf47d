import { ImageOr } from "@offertory/ui";
import { Shape } from "./shape.tsx";
import { useEffect, useRef } from "react";

interface ChurchHeadProps {
  church: { name: string; logoLight: string; logoDark: string };
  home: string;
}

/** The church's logo and name. */
export function ChurchHead({ church: { name, logoLight, logoDark }, home }: ChurchHeadProps) {
  const header = useRef<HTMLElement>(null);
  // In server-rendered HTML an image may have failed before hydration, so the missed error event is dispatched again.
  useEffect(() => {
    for (const image of header.current?.querySelectorAll("img") ?? [])
      if (image.complete && image.naturalWidth === 0) image.dispatchEvent(new Event("error"));
  }, []);
  return (
    <header ref={header} className="flex items-center justify-center gap-3 px-4 py-5 sm:pt-0">
      <ImageOr
        src={logoLight}
        width={48}
        height={48}
        className="size-12 object-contain dark:hidden"
        fallback={<Sign className="flex dark:hidden" />}
      />
      <ImageOr
        src={logoDark || logoLight}
        width={48}
        height={48}
        loading="lazy"
        className="hidden size-12 object-contain dark:block"
        fallback={<Sign className="hidden dark:flex" />}
      />
      <a href={home} className="min-w-0 text-lg font-semibold wrap-anywhere underline-offset-4 hover:underline">
        {name}
      </a>
    </header>
  );
}

/** Shown if there is no logo or it cannot be loaded; the name is beside it. */
const Sign = ({ className }: { className: string }) => (
  <span className={`${className} size-12 items-center justify-center rounded-full bg-brand-soft text-brand`}>
    <Shape name="church" />
  </span>
);
