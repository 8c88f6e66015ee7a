import { expect, waitFor } from 'storybook/test';
import { OVERSCAN } from '../components/VirtualList/use-drawn-rows.ts';

/**
 * Waits for the rows that a long list draws beyond those in sight, which come once these stand: what is counted before would
 * now and then count some of them.
 */
export const waitForRowsBeyond = (list: ParentNode) =>
  waitFor(() => {
    const tops = [...list.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top);
    return expect(tops.filter((top) => top >= innerHeight).length).toBeGreaterThanOrEqual(OVERSCAN);
  });
