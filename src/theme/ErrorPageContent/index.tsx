import {recoveringFrom} from '@site/src/components/Crash';
import Original from '@theme-original/ErrorPageContent';

/** In place of a page's content that has crashed. Wrapped: the original stays when the reader follows a link. */
export default recoveringFrom(Original);
