import type { ReactNode } from "react";

interface LoginFrameProps {
  /** The logo of the church or the product, above the card. */
  mark?: ReactNode;
  title: string;
  subtitle?: string | undefined;
  children: ReactNode;
  /** Rendered below the card. */
  below?: ReactNode;
}

/** One card in the middle of the page: a heading, a form, and links below. */
export function LoginFrame({ mark, title, subtitle, children, below }: LoginFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 py-4 sm:py-10">
      {mark ? <div className="flex justify-center max-sm:hidden">{mark}</div> : null}
      <section className="rounded-card border border-line bg-raised px-5 py-7 shadow-card sm:px-8">
        <h1 className="text-2xl font-semibold text-ink">{title}</h1>
        {subtitle ? <p className="mt-1.5 text-sm text-pretty text-ink-soft">{subtitle}</p> : null}
        <div className="mt-6">{children}</div>
      </section>
      {below ? <div className="text-center text-sm text-ink-soft">{below}</div> : null}
    </div>
  );
}
