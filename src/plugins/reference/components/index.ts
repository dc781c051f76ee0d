// Imports the styles of the reference, and exports the components that the browser hydrates.
import './reference.css';
import './callBox.css';
import './fields.css';
import './operations.css';
import './console.css';

export {default as OperationIndex} from './OperationIndex';
export {default as ReferenceHtml} from './ReferenceHtml';
export {default as ReferencePage} from './ReferencePage';
export {default as ReferenceConsole, ReferenceVersions} from './ReferenceConsole';
export {default as ReferencePanel} from '@theme/TabItem';
export {default as ReferenceTabs} from '@theme/Tabs';
