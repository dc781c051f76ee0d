// Replaced: code fences are highlighted at build time (src/plugins/highlight). The code of a component is plain.
export {default} from '@site/src/components/StaticCode';
