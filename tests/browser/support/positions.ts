import type {Page} from '@playwright/test';
import {loadContract} from '../../../src/reference/contract/load';

/** The pages of operations, which show code: what readers look up first is on the first screen. */
export const operationRoutes: ReadonlySet<string> = new Set(
  [...loadContract().operations.values()].map(({route}) => route).filter(Boolean),
);

type Screen = {
  width: number;
  height: number;
  /** Where the title, the first line of a sample and that of a response begin, at most, in pixels below the top of the page. */
  below: {title?: number; sample?: number; answer?: number};
};

export const screens: readonly Screen[] = [
  {width: 1440, height: 900, below: {sample: 900, answer: 900}},
  {width: 1280, height: 800, below: {sample: 800, answer: 800}},
  {width: 390, height: 844, below: {title: 200, sample: 1000, answer: 1600}},
];

/**
 * @param page in a window as wide as the screen, with its parts folded as they are at first
 * @returns a line for each part that begins too low, and one when the page is wider than the window
 */
export async function misplaced(page: Page, {below}: Screen): Promise<string[]> {
  const found = await page.evaluate(() => {
    const top = (selector: string) => {
      const shown = [...document.querySelectorAll(selector)].find((part) => part.checkVisibility());
      return shown && shown.getBoundingClientRect().top + window.scrollY;
    };
    return {
      title: top('main h1'),
      sample: top('.ref-samples code'),
      answer: top('.ref-answers code, .ref-answers .ref-answer'),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  const parts = Object.entries(below) as [keyof typeof below, number][];
  return [
    ...parts.flatMap(([part, allowed]) => {
      const at = found[part];
      if (at === undefined) return [`the ${part} is not shown`];
      return at < allowed ? [] : [`the ${part} begins at ${at} px; it must begin above ${allowed}`];
    }),
    ...(found.sideways > 0 ? [`the page is ${found.sideways} px too wide`] : []),
  ];
}
