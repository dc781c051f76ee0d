/** Files that a build has written and will not change any more, as absolute paths. */
export type Written = {
  /** What the bundler writes. */
  assets?: string[];
  /** Every page that was rendered, complete. */
  pages?: string[];
};

/**
 * Tells the command that started this build (scripts/lib/build.mjs), which compresses and reads the files meanwhile: a build by itself
 * leaves processors idle. Docusaurus run by hand has nobody to tell.
 */
export function tell(written: Written): void {
  process.send?.(written);
}
