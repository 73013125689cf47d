import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Download } from "../icons.ts";

export type FileLinkProps = {
  /** The URL of the file. Without it, `onDownload` makes the file. */
  href?: string | undefined;
  /** The name under which the file is saved. */
  fileName?: string | undefined;
  onDownload?: (() => void) | undefined;
  children: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

const looks =
  "link-target inline-flex w-fit items-center gap-1.5 rounded-[3px] text-sm font-medium text-brand underline-offset-3 " +
  "hover:text-brand-strong hover:underline disabled:opacity-50";

/** A download, such as a CSV export. */
export function FileLink({ href, fileName, onDownload, children, icon, disabled, className }: FileLinkProps) {
  const contents = (
    <>
      {icon ?? <Download className="size-4" />}
      {children}
    </>
  );
  return href === undefined ? (
    <button type="button" onClick={onDownload} disabled={disabled} className={classNames(looks, className)}>
      {contents}
    </button>
  ) : (
    <a href={href} download={fileName ?? ""} onClick={onDownload} className={classNames(looks, className)}>
      {contents}
    </a>
  );
}
