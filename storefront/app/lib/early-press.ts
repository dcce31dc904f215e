declare global {
  interface Window {
    /** Ends the listening and answers the button pressed last. */
    earlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * Runs in the page's head. A page is seen before its scripts have come; what is pressed meanwhile
 * would be lost.
 */
export const earlyPressScript =
  "{let b,l=e=>{b=e.target.closest('button[type=button]')};addEventListener('click',l,true);window.earlyPress=()=>(removeEventListener('click',l,true),b)}";

let pressed: HTMLButtonElement | undefined;

/** To be called just before React takes the page over: presses while it does so it hears by itself. */
export function takeEarlyPress(): void {
  pressed = window.earlyPress?.();
  delete window.earlyPress;
}

/** Presses again what was pressed before; to be called once the page is alive. */
export function replayEarlyPress(): void {
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}
