import { type FocusEventHandler, useState } from "react";

type FocusableDisabledProps<Element> = {
  disabled?: boolean | undefined;
  onFocus?: FocusEventHandler<Element> | undefined;
  onBlur?: FocusEventHandler<Element> | undefined;
};

/**
 * Keeps the focus on a control that becomes disabled. The browser would move the focus away, and keyboard users would
 * lose their position. Until the focus moves on, the control is only `isAriaDisabled`: announced as disabled, and without
 * effect.
 */
export function useFocusableDisabled<Element>({ disabled = false, onFocus, onBlur }: FocusableDisabledProps<Element>) {
  const [focused, setFocused] = useState(false);
  const isAriaDisabled = disabled && focused;
  const handleFocus: FocusEventHandler<Element> = (event) => {
    setFocused(true);
    onFocus?.(event);
  };
  const handleBlur: FocusEventHandler<Element> = (event) => {
    setFocused(false);
    onBlur?.(event);
  };
  return { isAriaDisabled, props: { disabled: disabled && !isAriaDisabled, onFocus: handleFocus, onBlur: handleBlur } };
}
