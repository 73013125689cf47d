/**
 * Returns the age in whole years on a day; dates are yyyy-mm-dd. A birthday on February 29 counts as March 1 in common
 * years.
 */
export function ageInYears(birthDate: string, today: string): number | null {
  const born = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthDate);
  const now = /^(\d{4})-(\d{2})-(\d{2})/.exec(today);
  if (!born || !now) return null;
  const years = Number(now[1]) - Number(born[1]);
  const hadBirthday = `${now[2]}${now[3]}` >= `${born[2]}${born[3]}`;
  const age = hadBirthday ? years : years - 1;
  return age < 0 ? null : age;
}
