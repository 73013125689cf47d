import { type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { CircleX } from "../icons.ts";

export type FormError = { field?: string | undefined; message: string };

export type FormErrorsProps = {
  title: ReactNode;
  errors: readonly FormError[];
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** The list of all errors at the top of a form. An error that names a field links to it. */
export function FormErrors({ title, errors, className, ref }: FormErrorsProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(
        "flex gap-3 rounded-card border border-danger/25 bg-danger-soft px-4 py-3 text-sm",
        className,
      )}
    >
      <CircleX className="text-danger" />
      <div className="min-w-0">
        <p id={titleId} className="font-semibold text-danger">
          {title}
        </p>
        <ul className="mt-1 flex flex-col gap-0.5 text-ink">
          {errors.map(({ field, message }) => (
            <li key={`${field ?? ""} ${message}`}>
              {field ? <FieldError field={field} message={message} /> : message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FieldError({ field, message }: { field: string; message: string }) {
  function goToField(event: MouseEvent<HTMLElement>) {
    const home = event.currentTarget.closest("form") ?? document;
    home.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }
  return (
    <button type="button" onClick={goToField} className="text-start underline underline-offset-2 hover:text-danger">
      {message}
    </button>
  );
}
