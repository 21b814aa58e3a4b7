/** Repeats work, in the background. Runs never overlap: a call during a run shares it. */
export function repeat(work: () => Promise<void>, everyMs: number) {
  let running: Promise<void> | undefined;

  function run(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => void run(), everyMs).unref();
  return {
    run,
    /** Waits for a run in progress. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
