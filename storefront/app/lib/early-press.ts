declare global {
  interface Window {
    /** The button pressed last while the page was not alive; ends the listening when read by `replayEarlyPress`. */
    earlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * Runs in the page's head. A page is seen before its scripts have come; what is pressed meanwhile
 * would be lost.
 */
export const earlyPressScript =
  "{let b,l=e=>{b=e.target.closest('button[type=button]')};addEventListener('click',l,true);window.earlyPress=()=>(removeEventListener('click',l,true),b)}";

/** Presses again what was pressed before the page was alive; to be called once it is. */
export function replayEarlyPress(): void {
  const pressed = window.earlyPress?.();
  delete window.earlyPress;
  if (pressed?.isConnected) pressed.click();
}
