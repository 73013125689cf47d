import type { StatementPaper } from "@offertory/contract";

const CELL = "border-t border-line py-1.5 pr-3 text-start align-top font-normal last:pr-0 last:text-end";

/** A statement on the screen, with the same text as the PDF and in the donor's language. */
export function PaperView({ paper }: { paper: StatementPaper }) {
  const { church, donor, totals, gifts } = paper;
  return (
    <article lang={paper.language} aria-label={paper.title} className="text-sm wrap-anywhere">
      <p className="font-semibold text-brand">{church.name}</p>
      <Lines lines={church.lines} />
      <p className="mt-5 font-semibold">{donor.name}</p>
      <Lines lines={donor.lines} />
      <h3 className="mt-6 text-xl font-semibold">{paper.title}</h3>
      <p className="text-ink-soft">
        {paper.period} · {paper.madeOn}
      </p>
      <h4 className="mt-5 mb-1 font-semibold text-brand">{totals.title}</h4>
      <table className="tabular w-full">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {totals.head.label}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {totals.head.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.rows.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" className={CELL}>
                {label}
              </th>
              <td className={CELL}>{amount}</td>
            </tr>
          ))}
          {[totals.total, ...(totals.deductible ? [totals.deductible] : [])].map(({ label, amount }) => (
            <tr key={label} className="font-semibold">
              <th scope="row" className="border-t border-line py-1.5 text-start">
                {label}
              </th>
              <td className="border-t border-line py-1.5 text-end">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 whitespace-pre-line text-pretty">{paper.wording}</p>
      <h4 className="mt-5 mb-1 font-semibold text-brand">{gifts.title}</h4>
      {gifts.rows.length === 0 ? <p>{gifts.none}</p> : <Gifts gifts={gifts} />}
    </article>
  );
}

type Cells = StatementPaper["gifts"]["head"];

/** Returns the cells of a row. As in the PDF, the person is included only if several people share the statement. */
const cellsOf = ({ date, person, fund, method, amount }: Cells) =>
  Object.entries({ date, ...(person !== null && { person }), fund, method, amount });

function Gifts({ gifts: { head, rows } }: Pick<StatementPaper, "gifts">) {
  return (
    <table className="tabular w-full">
      <thead className="text-xs text-ink-soft">
        <tr>
          {cellsOf(head).map(([key, label]) => (
            <th key={key} scope="col" className="py-1 pr-3 text-start font-normal last:pr-0 last:text-end">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ key, row }) => (
          <tr key={key} className={row.kind === "gift" ? "" : "text-ink-soft"}>
            {cellsOf(row).map(([cell, text]) => (
              <td key={cell} className={cell === "date" ? `${CELL} whitespace-nowrap` : CELL}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Adds the index as key, because two donations of a day can be equal in every field. */
const numbered = (rows: StatementPaper["gifts"]["rows"]) => rows.map((row, index) => ({ key: String(index), row }));

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p className="text-ink-soft">
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </p>
);
