// Replaces a page whose layout has crashed. Ejected: the original has no styles.
export {default} from '@theme/ErrorPageContent';
