/**
 * A mistake in the contract or in a page that shows it. The build prints an error's stack; here that is the message alone,
 * because a writer needs the file and the way out, not our call chain.
 */
export class ContractError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContractError';
    this.stack = message;
  }
}
