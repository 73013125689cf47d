/**
 * Shows that something takes its time: on a terminal a line that counts, elsewhere a line now and then.
 * @param {string} what
 */
export function showSeconds(what) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const isTerminal = Boolean(process.stdout.isTTY);
  const draw = () =>
    process.stdout.write(isTerminal ? `\r\u001B[K${what} … ${seconds()} s` : `${what} … ${seconds()} s\n`);
  draw();
  const timer = setInterval(draw, isTerminal ? 500 : 10_000);
  return (/** @type {boolean} */ isDone) => {
    clearInterval(timer);
    const end = isDone ? `${what}: done in ${seconds()} s` : `${what}: failed after ${seconds()} s`;
    process.stdout.write(isTerminal ? `\r\u001B[K${end}\n` : `${end}\n`);
  };
}
