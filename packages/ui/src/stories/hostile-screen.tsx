import type { Decorator, Meta } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import { listSplitWords } from './split-words.ts';

function TextAt200({ children }: { children: ReactNode }) {
  // Before the story measures itself.
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    return () => void root.style.removeProperty('font-size');
  }, []);
  return children;
}

const withTextAt200: Decorator = (Story) => (
  <TextAt200>
    <Story />
  </TextAt200>
);

/** The hardest screen of WCAG 2.2 (1.4.4 and 1.4.10 together): 320 px wide, texts at 200 %. For a meta or a story, property by property: Storybook does not see through a spread. */
export const hostileScreen = {
  decorators: withTextAt200,
  globals: { viewport: { value: 'etroit', isRotated: false } },
  parameters: {
    viewport: {
      options: { etroit: { name: 'Étroit', styles: { width: '320px', height: '640px' }, type: 'mobile' } },
    },
    // In a frame of its own: the size of the texts is the page's.
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Partial<Meta>;

const describe = (element: Element): string =>
  `${element.tagName.toLowerCase()} «\u202F${(element.textContent ?? '').trim().slice(0, 40)}\u202F»`;

const scrollsSideways = (element: Element): boolean =>
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
  element.scrollWidth > element.clientWidth;

const isInScroller = (element: Element): boolean => {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent !== document.documentElement && scrollsSideways(parent)) return true;
  }
  return false;
};

/** What cannot be reached or read on this screen: beside the page, cut without dots to say so, or a button's word in pieces. */
export const listOverflows = (): string[] => {
  const width = document.documentElement.clientWidth;
  const beside = [
    ...document.querySelectorAll('button, a, input, textarea, select, h1, h2, h3, label, [role]'),
  ]
    .filter((element) => {
      if (element.closest('[aria-hidden="true"]') !== null) return false;
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (left < -1 || right > width + 1) && !isInScroller(element);
    })
    .map((element) => `${describe(element)} is beside the page`);
  const cut = [...document.querySelectorAll('button, a, h1, h2, h3, p, label, legend, li, td, th')]
    .filter((element) => {
      const style = getComputedStyle(element);
      const isClipped = ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis';
      return isClipped && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `${describe(element)} is cut`);
  return [...beside, ...cut, ...listSplitWords()];
};
