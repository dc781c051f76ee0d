/** Nothing. Ejected: the contents are below the first paragraph (src/page-layout/PageContents), not above the title. */
export default function DocItemTOCMobile(): null {
  return null;
}
