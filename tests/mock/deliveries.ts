/** The documented members of a webhook's body. */
export type Delivery = {event: string; hookId: string};

/**
 * Sends webhooks as an unreliable network delivers them: drops some, and sends the others twice and out of order.
 *
 * @param receiver URL to post to
 * @param isDropped returns true if the delivery at an index is never sent
 * @returns the status of each request
 */
export async function deliverUnreliably(
  receiver: string,
  deliveries: Delivery[],
  isDropped: (index: number) => boolean,
): Promise<number[]> {
  const sent = deliveries.filter((_, index) => !isDropped(index));
  const twice = [...sent.toReversed(), ...sent];
  const answers: number[] = [];
  for (const {event, hookId} of twice) {
    const {status} = await fetch(receiver, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({event, hook: {id: hookId}}),
    });
    answers.push(status);
  }
  return answers;
}
