/** Loads no language into the browser: code is coloured at build time (src/highlight). Ejected for that alone. */
export default function prismIncludeLanguages(): void {}
