import { useState } from "react";

/**
 * Keeps a form's last message while it sends again. If it disappeared, everything below would move up, and the second
 * click of a double click would hit another element.
 */
export function useStaying<Value>(value: Value, isSending: boolean): Value {
  const [last, setLast] = useState(value);
  if (!isSending && last !== value) setLast(value);
  return isSending ? last : value;
}
