/** The id of the drawing that `CardMarks` shows. */
const ID = "card-marks";

/**
 * The marks of the usual cards, in our own drawing. It is in the HTML and not in the script, which has a limit on its
 * size.
 */
export const CardMarkSprite = () => (
  <svg width="0" height="0" className="absolute" aria-hidden>
    <symbol id={ID} viewBox="0 0 132 20">
      <g fontFamily="Arial,sans-serif" fontWeight="700" textAnchor="middle">
        <g fill="#fff" stroke="#c9c5bd">
          <rect x=".5" y=".5" width="29" height="19" rx="3" />
          <rect x="34.5" y=".5" width="29" height="19" rx="3" />
          <rect x="102.5" y=".5" width="29" height="19" rx="3" />
        </g>
        <text x="15" y="13.5" fontSize="9.5" fontStyle="italic" fill="#1a1f71">
          VISA
        </text>
        <circle cx="45.5" cy="10" r="5.5" fill="#eb001b" />
        <circle cx="52.5" cy="10" r="5.5" fill="#f79e1b" />
        <path d="M49 5.76a5.5 5.5 0 0 1 0 8.48 5.5 5.5 0 0 1 0-8.48" fill="#ff5f00" />
        <rect x="68" width="30" height="20" rx="3" fill="#016fd0" />
        <text x="83" y="13.2" fontSize="8.5" fill="#fff">
          AMEX
        </text>
        <path d="M131.5 11v5.5a3 3 0 0 1-3 3H113c8-1.5 14-4 18.5-8.500" fill="#f47216" />
        <text x="117" y="9.5" fontSize="4.6" fill="#221f1c">
          DISCOVER
        </text>
      </g>
    </symbol>
  </svg>
);
