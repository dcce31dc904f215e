import { useEffect } from 'react';

declare global {
  interface Window {
    /** Stops capturing clicks; returns the buttons clicked so far, in order. */
    takeCapturedClicks?: () => HTMLButtonElement[];
  }
}

/**
 * Runs in the page's head: the page is visible before it is hydrated. Clicks on buttons are
 * captured on the window, before React's own listener on the document, until hydration. So each
 * click is handled exactly once: React drops those it cannot hydrate in time, and handles the rest.
 * Links and fields work without scripts and are not captured.
 */
export const captureClicksScript =
  "{let q=[],l=e=>{let b=e.target.closest('button[type=button]');if(b){e.stopImmediatePropagation();q.push(b)}};addEventListener('click',l,true);window.takeCapturedClicks=()=>(removeEventListener('click',l,true),q)}";

/** Replays, after hydration, what visitors clicked, typed and chose before. For the root layout. */
export function useReplayInput(): void {
  // The effects of all children have run by now: they neither miss a replayed click nor undo it.
  useEffect(() => {
    const buttons = window.takeCapturedClicks?.() ?? [];
    delete window.takeCapturedClicks;
    replayTyping();
    replayChoices();
    void replayClicks(buttons);
  }, []);
}

async function replayClicks(buttons: readonly HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    if (button.isConnected) button.click();
    // Let React render the effect of this click before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const TEXT_FIELDS = 'input:is([type=text], [type=tel], [type=search])';

const setValue = Object.getOwnPropertyDescriptor(
  globalThis.HTMLInputElement?.prototype ?? {},
  'value',
)?.set;

/** Hydration keeps the typed value of a field, but does not call its `onChange`. */
function replayTyping(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)) {
    const typed = field.value;
    if (typed === field.defaultValue) continue;
    // React compares with the value last set through the element's own property.
    field.value = field.defaultValue;
    setValue?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Hydration keeps the chosen option of a select, but does not call its `onChange`. */
function replayChoices(): void {
  for (const select of document.querySelectorAll('select')) {
    const rendered = select.querySelector<HTMLOptionElement>('option[selected]')?.value;
    if (select.value !== (rendered ?? select.options[0]?.value))
      select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
