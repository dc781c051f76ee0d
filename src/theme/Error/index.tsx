import {recoveringFrom} from '@site/src/components/Crash';
import Original from '@theme-original/Error';

/** In place of the whole page, when its frame has crashed. Wrapped: the original stays when the reader follows a link. */
export default recoveringFrom(Original);
