import { z } from "zod/mini";

/** A lone surrogate, which JSON can carry, but neither a URL nor a JSON column of PostgreSQL. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Text with a maximum length. Characters that PostgreSQL cannot store are refused. */
export const text = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((value) => !value.includes("\0"), "Text may not hold the NUL character."),
    z.refine((value) => !LONE_SURROGATE.test(value), { error: "Text may not hold half a character.", abort: true }),
  );

/** Text that clients may leave out, or send as null. */
export const optionalText = (longest: number) => z.nullish(text(longest));

/** An id in a path or body. The operation checks whether it exists. */
export const Id = text(64);

/** A whole number in a query string, of at most nine digits. */
export const NumberText = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), {
  decode: (digits) => Number(digits),
  encode: (number) => String(number),
});

/** A boolean in a query string. */
export const FlagText = z.codec(z.enum(["true", "false"]), z.boolean(), {
  decode: (flag) => flag === "true",
  encode: (flag) => (flag ? "true" : "false"),
});

/** A day in the church's time zone: 2026-11-15. */
export const DayText = text(10).check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
