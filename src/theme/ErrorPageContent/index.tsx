import {withReset} from '@site/src/components/Crash';
import Original from '@theme-original/ErrorPageContent';

/** Error boundary fallback for page content. Wrapped: the original is not reset when the reader follows a link. */
export default withReset(Original);
