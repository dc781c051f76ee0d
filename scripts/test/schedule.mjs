/**
 * Runs tasks side by side, as many as the cores allow. The first that fits starts first; one that wants more cores than there are runs
 * alone.
 *
 * @template {{cores: number, after?: string}} Task
 * @template Result
 * @param {Record<string, Task>} tasks by name; `cores` says how many each keeps busy, `after` names one that must have ended before it
 * @param {number} cores of the machine
 * @param {(name: string, task: Task) => Promise<Result>} run must not reject
 * @returns {Promise<Record<string, Result>>} what each gave, by name
 */
export async function schedule(tasks, cores, run) {
  /** @type {Record<string, Result>} */
  const results = {};
  const waiting = new Map(Object.entries(tasks));
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let free = cores;
  while (waiting.size > 0 || running.size > 0) {
    for (const [name, task] of waiting) {
      const wanted = Math.min(task.cores, cores);
      const ready = !task.after || !(task.after in tasks) || task.after in results;
      if (!ready || wanted > free) continue;
      waiting.delete(name);
      free -= wanted;
      running.set(
        name,
        run(name, task).then((result) => {
          results[name] = result;
          free += wanted;
          running.delete(name);
        }),
      );
    }
    if (running.size === 0)
      throw new Error(`These wait for each other: ${[...waiting.keys()].join(', ')}.`);
    await Promise.race(running.values());
  }
  return results;
}
