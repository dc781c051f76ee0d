import {recoveringFrom} from '@site/src/components/Crash';
import Original from '@theme-original/Error';

/** Error boundary fallback for the whole page. Wrapped: the original stays when the reader follows a link. */
export default recoveringFrom(Original);
