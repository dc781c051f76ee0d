import {notAnswered} from '../../../scripts/test/failures.mjs';

/**
 * Watches over a program that at times no longer answers, as WebKitWebDriver does: WebKit's own test runner starts it anew then.
 * Without it the test would wait until its time is over, and nothing would say for what.
 *
 * @param program its name, for the message
 * @param milliseconds how long an answer may take
 * @returns a function that passes an answer on, and throws an Error when it does not come in time. From then on it throws the same
 *   one at once, whatever is asked: the program is not asked again.
 */
export function deadline(program: string, milliseconds: number) {
  let over: Error | undefined;
  return async <Answer>(command: string, ask: () => Promise<Answer>): Promise<Answer> => {
    if (over) throw over;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        over = new Error(`${program} ${notAnswered}: ${command}, ${milliseconds / 1000} s`);
        reject(over);
      }, milliseconds);
    });
    try {
      return await Promise.race([ask(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
