import type { Page } from '@playwright/test';
import { renderEverything } from './render-everything.ts';

/**
 * Runs in the page: for the elements that match `selector`, lists the texts that are cut off, lie outside their
 * element, or are overlapped by another text, a mark or a button, as 'cause: text'.
 */
const FIND_HIDDEN_TEXT = `(selector) => {
  const found = new Set();
  const report = (cause, text) => found.add(cause + ': ' + text.trim().slice(0, 60));
  const isForScreenReaders = (element) => element.clientWidth === 1 && element.clientHeight === 1;
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((box) => ({ box, element: node.parentElement, text: node.data }));
  };
  const textsOf = (card) => {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.data.trim() && !isForScreenReaders(node.parentElement)) lines.push(...linesOf(node));
    }
    return lines;
  };
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  for (const card of document.querySelectorAll(selector)) {
    const frame = card.getBoundingClientRect();
    const texts = textsOf(card);
    const solids = [...card.querySelectorAll('button, svg')].map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of solids)
      if (box.left < frame.left || box.right > frame.right + 0.5) report('outside', element.textContent || 'mark');
    for (const { box, element, text } of texts) {
      if (box.left < frame.left || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5)
        report('outside', text);
      for (const other of [...solids, ...texts])
        if (!other.element.contains(element) && overlap(box, other.box)) report('covered', text);
      for (let around = element; around !== card; around = around.parentElement) {
        const clips = getComputedStyle(around).overflow !== 'visible';
        const limits = around.getBoundingClientRect();
        if (clips && (box.right > limits.right + 1 || box.bottom > limits.bottom + 1)) report('cut', text);
      }
    }
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) report('horizontal scroll', 'the page');
  return [...found];
}`;

/** The hidden texts of all elements that match `selector`, at the current width of the window. */
export async function findHiddenText(page: Page, selector: string): Promise<string[]> {
  await renderEverything(page);
  return page.evaluate(`(${FIND_HIDDEN_TEXT})(${JSON.stringify(selector)})`);
}
