// Shows every time on the page in the reader's own language and time zone.
const sameDay = { hour: "numeric", minute: "2-digit" };
const sameYear = { day: "numeric", month: "short" };
const otherYear = { day: "numeric", month: "short", year: "numeric" };

/** @param {Date} date */
function shortForm(date) {
  const now = new Date();
  if (date.toDateString() === now.toDateString()) return sameDay;
  return date.getFullYear() === now.getFullYear() ? sameYear : otherYear;
}

function showTimes() {
  const languages = [...navigator.languages];
  for (const element of document.querySelectorAll("time[data-length]")) {
    if (!(element instanceof HTMLTimeElement)) continue;
    const date = new Date(element.dateTime);
    const whole = { dateStyle: "full", timeStyle: "short" };
    const full = new Intl.DateTimeFormat(languages, whole).format(date);
    const short = element.dataset.length === "short";
    element.textContent = short ? new Intl.DateTimeFormat(languages, shortForm(date)).format(date) : full;
    if (short) element.title = full;
  }
}

showTimes();
document.addEventListener("inbox-refreshed", showTimes);
