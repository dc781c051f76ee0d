import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';
import type {Problem} from '../../site/writerError';

const config = {
  rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}],
};

/** A signed JSON Web Token, which the preset does not know: two parts that begin with a brace in Base64, and the signature. */
const webToken = /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/;

/**
 * What looks like a key, a token or a password, as secretlint knows them. All files go to it as one text: it measures itself at each
 * call, and what it does with the measurements grows with the square of their number.
 *
 * @param files with their paths from the root of the repository
 */
export async function secretProblems(
  files: readonly {file: string; text: string}[],
): Promise<Problem[]> {
  const origins = files.flatMap(({file, text}) =>
    text.split('\n').map((row, index) => ({file, line: index + 1, row})),
  );
  const content = origins.map(({row}) => row).join('\n');
  const {messages} = await lintSource({
    source: {filePath: 'files.txt', content, ext: '.txt', contentType: 'text'},
    options: {config, maskSecrets: true},
  });
  const tell = ({file, line}: {file: string; line: number}, what: string): Problem => ({
    file,
    line,
    message: `this looks like a secret (${what}). Revoke it if it is one; samples read CALRY_API_KEY from the environment.`,
  });
  return [
    ...messages.flatMap(({loc, message}) => {
      const origin = origins[loc.start.line - 1];
      return origin ? tell(origin, message) : [];
    }),
    ...origins
      .filter(({row}) => webToken.test(row))
      .map((origin) => tell(origin, 'found JSON Web Token')),
  ];
}
