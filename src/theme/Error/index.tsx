import {recoveringFrom} from '@site/src/components/Crash';
import Original from '@theme-original/Error';

/** Replaces a page whose layout has crashed. Wrapped: the original is still shown after the reader follows a link. */
export default recoveringFrom(Original);
