/** Nothing. Ejected: the contents stand below the first paragraph (src/page-layout/PageContents), not above the title. */
export default function DocItemTOCMobile(): null {
  return null;
}
