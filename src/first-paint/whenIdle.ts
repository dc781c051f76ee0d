/**
 * Does work when the page is idle.
 *
 * @param work done once, unless it is cancelled before
 * @returns cancels it, as an effect wants it for its clean-up
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
