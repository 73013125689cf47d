/** The simple pattern of the sign-in, register and forgot forms: something, an at sign, something with a dot. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254;
