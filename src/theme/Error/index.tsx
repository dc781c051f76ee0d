import {withReset} from '@site/src/components/Crash';
import Original from '@theme-original/Error';

/** Error boundary fallback for the whole page. Wrapped: the original is not reset when the reader follows a link. */
export default withReset(Original);
