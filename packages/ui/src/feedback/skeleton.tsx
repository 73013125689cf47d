import { classNames } from "../class-names.ts";

/** A gray block in the shape of content that is loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames("skeleton block h-4 rounded-field", className)} />;
}

const widths = ["w-full", "w-11/12", "w-4/5", "w-full", "w-3/4"];

/** Lines of text that are loading; the last line is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number | undefined; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames("flex flex-col gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={classNames("h-3.5", line === lines - 1 && lines > 1 ? "w-1/2" : widths[line % widths.length])}
        />
      ))}
    </span>
  );
}
