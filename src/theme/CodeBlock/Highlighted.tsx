// The classic theme's code block, with its highlighter and the additional languages: about 100 kB of script.
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

export {default} from '@theme-original/CodeBlock';
