/** Shows a step once it takes longer than a second: a counting line on a terminal, plain lines elsewhere. */
export function showProgress(what: string): (isDone: boolean) => void {
  const began = Date.now();
  const isTerminal = process.stdout.isTTY;
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(isTerminal ? 0 : 1)} s`;
  let isShown = false;
  const draw = () => {
    isShown = true;
    process.stdout.write(isTerminal ? `\r\u001B[K${what} … ${seconds()}` : `${what} …\n`);
  };
  let timer = setTimeout(() => {
    draw();
    timer = setInterval(
      isTerminal ? draw : () => process.stdout.write(`${what} … ${seconds()}\n`),
      isTerminal ? 250 : 10_000,
    );
  }, 900);
  return (isDone) => {
    clearTimeout(timer);
    if (isShown && isTerminal) process.stdout.write("\r\u001B[K");
    if (isShown && isDone) process.stdout.write(`${what}: done in ${seconds()}\n`);
  };
}

/** Runs a step with its progress shown. */
export async function withProgress<T>(what: string, step: () => Promise<T>): Promise<T> {
  const hide = showProgress(what);
  try {
    const result = await step();
    hide(true);
    return result;
  } catch (error) {
    hide(false);
    throw error;
  }
}
