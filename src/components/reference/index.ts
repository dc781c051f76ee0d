import './reference.css';

export {default as OperationIndex} from './OperationIndex';
export {default as ReferenceHtml} from './ReferenceHtml';
export {default as ReferencePage} from './ReferencePage';
export {ReferenceSample, default as ReferenceSamples} from './ReferenceSamples';
