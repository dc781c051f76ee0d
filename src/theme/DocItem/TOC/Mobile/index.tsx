/** Renders nothing. Ejected: `PageContents` is below the first paragraph instead (src/page-layout/PageContents). */
export default function DocItemTOCMobile(): null {
  return null;
}
