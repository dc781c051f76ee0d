// Imports the styles of the reference, and exports the components that the browser hydrates. Pages import them
// as `Reference`.
import './reference.css';
import './callBox.css';
import './fields.css';
import './operations.css';
import './console.css';

export {default as OperationIndex} from './OperationIndex';
export {default as Html} from './ReferenceHtml';
export {default as Console, SampleVariants} from './ReferenceConsole';
export {default as Panel} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
