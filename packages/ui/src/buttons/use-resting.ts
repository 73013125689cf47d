import { type FocusEventHandler, useState } from "react";

type Resting<Element> = {
  disabled?: boolean | undefined;
  onFocus?: FocusEventHandler<Element> | undefined;
  onBlur?: FocusEventHandler<Element> | undefined;
};

/**
 * Keeps the focus on a control that becomes disabled. The browser would move the focus away, and keyboard users would
 * lose their position. Until the focus moves on, the control is only `resting`: announced as disabled, and without
 * effect.
 */
export function useResting<Element>({ disabled = false, onFocus, onBlur }: Resting<Element>) {
  const [focused, setFocused] = useState(false);
  const resting = disabled && focused;
  const onFocusToo: FocusEventHandler<Element> = (event) => {
    setFocused(true);
    onFocus?.(event);
  };
  const onBlurToo: FocusEventHandler<Element> = (event) => {
    setFocused(false);
    onBlur?.(event);
  };
  return { resting, props: { disabled: disabled && !resting, onFocus: onFocusToo, onBlur: onBlurToo } };
}
