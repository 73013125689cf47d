export type ComboboxOption = { id: string; label: string; hint?: string | undefined };
