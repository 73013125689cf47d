import { CircleCheck } from "@offertory/ui/icons.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useFillTexts } from "./fill-context.ts";

/** Replaces the form after it was sent: shows the form's thank-you text or a default. */
export function SentView({ thanks, children }: { thanks: string; children?: ReactNode }) {
  const { t } = useFillTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <section className="flex flex-col items-center gap-4 py-4 text-center">
      <CircleCheck className="size-14! text-success" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {t("forms:fill.thanks")}
      </h2>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line text-ink-soft">
        {thanks || t("forms:fill.thanksBody")}
      </p>
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </section>
  );
}
