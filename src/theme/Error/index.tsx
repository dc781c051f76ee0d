// Replaces a page whose layout has crashed. The original has no styles, so the theme's page for a crash stands in for it.
export {default} from '@theme/ErrorPageContent';
