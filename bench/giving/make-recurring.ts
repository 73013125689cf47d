import type pg from "pg";

/** Inserts active recurring gifts of every frequency, started on any day of the last five years. */
export const makeRecurring = (
  pool: pg.Pool,
  { churchId, gatewayId, count }: { churchId: string; gatewayId: string; count: number },
) =>
  pool.query(
    `insert into subscriptions (church_id, id, gateway_id, provider, schedule_owner, person_id, request_hash, provider_key, method_id,
       method_type, amount, covered_fee, interval_unit, interval_count, anchor, first_day, due_on, status)
     select $1, 's' || n, $2, 'stripe', 'provider', 'p' || lpad(n::text, 10, '0'), '', 'bench ' || n, 'pm', 'card',
       1000 + n % 100 * 50, 0, unit, many, first_day, first_day, (
         select min(day)::date from generate_series(first_day::timestamp, now() + interval '400 days', step) as day where day > now()
       ), 'active'
     from (
       select n, unit, many, (many || ' ' || unit)::interval as step, current_date - (hashint4(n) & 2047) % 1825 as first_day
       from generate_series(1, $3::int) n
       join (values (0, 'week', 1), (1, 'week', 2), (2, 'month', 1), (3, 'month', 3), (4, 'year', 1)) as often (place, unit, many)
         on often.place = n % 5
     ) as begun`,
    [churchId, gatewayId, count],
  );
