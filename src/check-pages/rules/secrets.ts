import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';
import type {Problem} from '../../site/writerError';

const config = {
  rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}],
};

/**
 * What looks like a key, a token or a password, as secretlint knows them.
 *
 * @param file from the root of the repository
 */
export async function secretProblems(file: string, text: string): Promise<Problem[]> {
  const {messages} = await lintSource({
    source: {filePath: file, content: text, ext: `.${file.split('.').pop()}`, contentType: 'text'},
    options: {config, maskSecrets: true},
  });
  return messages.map(({loc, message}) => ({
    file,
    line: loc.start.line,
    message: `this looks like a secret (${message}). Revoke it if it is one; samples read CALRY_API_KEY from the environment.`,
  }));
}
