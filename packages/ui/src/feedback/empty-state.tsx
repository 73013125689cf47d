import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  body?: ReactNode;
  action?: ReactNode;
  /** Whether the page shows nothing else, so that the title is its heading. */
  isPage?: boolean | undefined;
  className?: string | undefined;
};

/** Shown in place of content that does not exist yet: one sentence and one action. */
export function EmptyState({ icon, title, body, action, isPage = false, className }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classNames("flex flex-col items-center px-6 py-12 text-center", className)}>
      {icon ? (
        <span className="mb-4 flex size-11 items-center justify-center rounded-full bg-sunken text-ink-soft">
          {icon}
        </span>
      ) : null}
      <Title className="font-medium text-balance text-ink">{title}</Title>
      {body ? <p className="mt-1 max-w-sm text-sm text-pretty text-ink-soft">{body}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
