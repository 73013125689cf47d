import { useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Eye, EyeOff } from "../icons.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "multiline" | "rows" | "trailing"> & {
  showLabel: string;
  hideLabel: string;
};

/** A password field with a button that shows the password. */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = "current-password",
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          size="small"
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
