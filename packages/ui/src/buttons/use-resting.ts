import { type FocusEventHandler, useState } from "react";

type Resting<Element> = {
  disabled?: boolean | undefined;
  onFocus?: FocusEventHandler<Element> | undefined;
  onBlur?: FocusEventHandler<Element> | undefined;
};

/**
 * A control that is disabled while it has the focus would drop it, and a keyboard lose its place. Until the focus moves
 * on it only rests: told as disabled, and doing nothing.
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
