/**
 * A mistake in the changelog, or a change of the contract that it does not tell. The build prints an error's stack; here that is
 * the message alone, because a writer needs the file and the way out, not our call chain.
 */
export class ChangelogError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChangelogError';
    this.stack = message;
  }
}
