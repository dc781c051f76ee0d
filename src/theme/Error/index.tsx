import {withReset} from '@site/src/components/Crash';
import Original from '@theme-original/Error';

/** Replaces a page whose layout has crashed. Wrapped: the original message stays when the reader opens another page. */
export default withReset(Original);
