// Empty in the browser (src/plugins/highlight).
export {default} from './Highlighted';
