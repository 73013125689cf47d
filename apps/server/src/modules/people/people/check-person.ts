import { isBlank, isEmail } from "@offertory/contract";
import { BirthDateInFuture, EmailInvalid, PersonNameless, PhotoInvalid } from "../people-errors.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { PersonColumns } from "../records/person-columns.ts";
import { readPicture } from "../../../platform/pictures/read-picture.ts";

const ONE_DAY = 86_400_000;
const MAX_PHOTO_BYTES = 200_000;

const isPhoto = (dataUrl: string): boolean => (readPicture(dataUrl)?.bytes.length ?? Infinity) <= MAX_PHOTO_BYTES;

/** Refuses invalid values among the columns that change. */
export function checkColumns(
  { email, photo, birthDate, firstName, middleName, lastName, nick, prefix, suffix }: PersonColumns,
  now: Date,
): void {
  refuseLinkInName(firstName, middleName, lastName, nick, prefix, suffix);
  if (email && !isEmail(email)) throw new EmailInvalid();
  if (photo && !isPhoto(photo)) throw new PhotoInvalid();
  // One day of tolerance: in some time zones tomorrow has begun already.
  const latest = new Date(now.getTime() + ONE_DAY).toISOString().slice(0, 10);
  if (birthDate && birthDate > latest) throw new BirthDateInFuture();
}

export function checkName({ firstName, lastName }: Pick<PersonColumns, "firstName" | "lastName">): void {
  if (isBlank(firstName ?? "") && isBlank(lastName ?? "")) throw new PersonNameless();
}
