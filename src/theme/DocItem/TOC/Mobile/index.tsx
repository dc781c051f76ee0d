/** Renders nothing. Ejected: src/page-layout/PageContents renders the contents below the first paragraph instead. */
export default function DocItemTOCMobile(): null {
  return null;
}
