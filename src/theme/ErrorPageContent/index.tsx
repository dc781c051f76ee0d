import {recoveringFrom} from '@site/src/components/Crash';
import Original from '@theme-original/ErrorPageContent';

/** Error boundary fallback for page content. Wrapped: the original stays when the reader follows a link. */
export default recoveringFrom(Original);
