export {rehypePageContents} from './rehypePageContents';
export {rehypeTables} from './rehypeTables';
