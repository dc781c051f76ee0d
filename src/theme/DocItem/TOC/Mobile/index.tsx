/** Nothing. Ejected: the contents stand below the first paragraph (src/components/PageContents), not above the title. */
export default function DocItemTOCMobile(): null {
  return null;
}
