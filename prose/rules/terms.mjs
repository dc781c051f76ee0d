// The markdownlint rule that reports words of terms.yaml.
import {proseRule} from '../lines.mjs';
import {wrongTerms} from '../terms.mjs';

export default proseRule('terms', 'One word for one thing', ({text}) =>
  wrongTerms(text).map(({wrong, advice}) => `"${wrong}". ${advice}`),
);
