import type pg from "pg";

const FIRST =
  `Aaron Abigail Adam Adele Agnes Alan Albert Alice Amanda Amy Andrea Andrew Angela Ann Anna Anthony Antonio Arthur
Barbara Benjamin Bernice Beth Brandon Brenda Brian Bruce Carl Carlos Carol Caroline Catherine Charles Charlotte Cheryl
Christian Christina Christopher Clara Claire Craig Cynthia Daniel David Deborah Dennis Diana Diego Donald Donna Doris
Dorothy Douglas Edith Edward Elena Elijah Elizabeth Ella Emily Emma Eric Esther Ethan Eugene Eva Evelyn Fatima Frances
Frank Gabriel Gary George Gerald Gloria Grace Gregory Hannah Harold Heather Helen Henry Hyun Ian Igor Irene Isaac Isabella
Jack Jacob James Jane Janet Jason Jean Jeffrey Jennifer Jeremy Jesse Jessica Joan Joanna Joel John Jonathan José Joseph
Joshua Joyce Juan Judith Julia Julie Justin Karen Karl Katherine Keith Kelly Kenneth Kevin Kim Kyle Larry Laura Lauren
Lawrence Leah Liam Linda Lisa Logan Louis Lucas Lucy Luis Lydia Madison Marcus Margaret Maria Marie Marilyn Mark Martha
Martin Mary Matthew Megan Melissa Michael Michelle Miriam Naomi Nancy Nathan Nicholas Nicole Noah Nora Olivia Oscar Pamela
Patricia Patrick Paul Paula Peter Philip Rachel Ralph Raymond Rebecca Richard Robert Roger Ronald Rosa Rose Roy Russell Ruth
Ryan Samuel Sandra Sara Scott Sean Sharon Shirley Simon Sofía Sophia Stella Stephanie Stephen Steven Susan Teresa Terry
Theresa Thomas Timothy Tyler Victor Victoria Vincent Virginia Walter Wayne William Yusuf Zachary Zoë Андрей Иван Мария 志明 秀英
민준 서연`
    .trim()
    .split(/\s+/);

const LAST_BEGIN =
  `Ab Al And Arm Bak Bar Bell Ben Berg Black Brad Brook Bry Burn Cam Car Chap Clark Cole Cook Coop Cox Cun Dal Dav
Dean Del Dix Don Doug Dun Ed El Em Ev Fair Far Fer Fish Flet Flor Ford Fost Fox Frank Fred Gar Gib Gil Gold Gon Good Gra Gre
Grif Gut Hal Ham Han Har Haw Hen Hern Hill Hoff Hol How Hud Hugh Hunt Ing Jack Jam Jen John Jord Kel Ken Kim King Klein Knox
Lam Lang Law Lee Lew Lind Long Lop Mac Mar Mas Mat May Mc Mel Mer Mil Mit Mont Moor Mor Mul Mur My Nash Nel New Nich Nor Ol
Ort Os Pal Par Pat Pay Per Pet Phil Pier Pow Pres Ram Ray Reed Rey Rich Riv Rob Rod Rog Ros Rus Ry San Sand Saw Sch Shaw Sim
Smit Snow Spen Stan Stev Stone Sul Swan Tay Thom Todd Tor Tuck Turn Vas Vin Wag Walk Wal Ward Wat Web Well Wes Whit Wil Wood
Wright Yates Young`
    .trim()
    .split(/\s+/);
const LAST_END = [
  "er",
  "son",
  "man",
  "ley",
  "ton",
  "field",
  "ez",
  "well",
  "ard",
  "berg",
  "y",
  "s",
  "sen",
  "ford",
  "ova",
];

/** The number of people with each status, out of a hundred. */
const STATUSES = [
  ...Array<string>(20).fill("Guest"),
  ...Array<string>(22).fill("Visitor"),
  ...Array<string>(20).fill("Regular Attendee"),
  ...Array<string>(34).fill("Member"),
  "Staff",
  ...Array<string>(3).fill("Inactive"),
];

/**
 * Fills a church with people, the same ones every time: two or three per household, common names more often than
 * others, six of ten with an address, one of fifty archived.
 */
export async function makePeople(
  pool: pg.Pool,
  { churchId, count }: { churchId: string; count: number },
): Promise<void> {
  const last = LAST_BEGIN.flatMap((begin) => LAST_END.map((end) => begin + end));
  await pool.query(
    `insert into households (church_id, id, name)
     select $1, 'hh' || lpad(n::text, 9, '0'), ($3::text[])[1 + n % cardinality($3::text[])]
     from generate_series(0, ($2::int - 1) / 5 * 2 + 1) n`,
    [churchId, count, last],
  );
  const buildIndexes = await dropIndexes(pool);
  await pool.query(
    `with drawn as (
       -- numbers between 0 and 1 that depend on nothing but the church and the row
       select n, 'hh' || lpad((n / 5 * 2 + (n % 5) / 3)::text, 9, '0') as household,
         abs(hashtextextended($1 || n, 1) % 1000000) / 1e6 as a, abs(hashtextextended($1 || n, 2) % 1000000) / 1e6 as b,
         abs(hashtextextended($1 || n, 3) % 1000000) / 1e6 as c, abs(hashtextextended($1 || n / 3, 4) % 1000000) / 1e6 as d
       from generate_series(0, $2::int - 1) n
     ), named as (
       select *, ($3::text[])[1 + floor(cardinality($3::text[]) * a * sqrt(a))::int] as first,
         ($4::text[])[1 + floor(cardinality($4::text[]) * d * sqrt(d))::int] as last
       from drawn
     )
     insert into people (church_id, id, first_name, last_name, email, address1, city, state, zip, mobile_phone, birth_date,
       gender, marital_status, membership_status, household_id, household_role, archived_at, created_at)
     select $1, 'p' || lpad(n::text, 10, '0'), first, last,
       case when b < 0.6 then lower(first || '.' || last || n || '@example.' || (array['org', 'com', 'net'])[1 + n % 3]) else '' end,
       n % 999 || ' Main Street', 'Springfield', 'IL', lpad((n % 99999)::text, 5, '0'),
       case when c < 0.5 then '+1 555 ' || lpad((n % 10000000)::text, 7, '0') else '' end,
       date '1930-01-01' + (b * 33000)::int, (array['Female', 'Male', 'Unspecified'])[1 + n % 3],
       (array['Single', 'Married', 'Unknown'])[1 + n % 3], ($5::text[])[1 + floor(c * 100)::int],
       household, (array['Head', 'Spouse', 'Child', 'Head', 'Spouse'])[1 + n % 5],
       case when n % 50 = 49 then now() end, now() - make_interval(mins => n)
     from named`,
    [churchId, count, FIRST, last, STATUSES],
  );
  await buildIndexes();
  await pool.query("vacuum analyze people");
  await pool.query("analyze households");
}

/** Building indexes at once, over all rows, is much faster than row by row. */
async function dropIndexes(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = 'people' and indexname <> 'people_pkey'",
  );
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`);
  return async () => {
    for (const { indexdef } of rows) await pool.query(indexdef);
  };
}
