/** Renders nothing. Ejected: src/plugins/page-layout/PageContents renders the contents below the first paragraph. */
export default function DocItemTOCMobile(): null {
  return null;
}
