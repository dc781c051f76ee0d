import {withReset} from '@site/src/components/Crash';
import Original from '@theme-original/ErrorPageContent';

/** Replaces page content that has crashed. Wrapped: the original message stays when the reader opens another page. */
export default withReset(Original);
