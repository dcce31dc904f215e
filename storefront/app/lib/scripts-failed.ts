/**
 * Runs in the page's head: if the page's own scripts, which are modules, cannot be loaded, shows what the page has for
 * browsers without scripts, such as the pictures below the first screen.
 */
export const scriptsFailedScript =
  "addEventListener('error',e=>{if(e.target.type=='module')for(let n of document.querySelectorAll('noscript'))n.outerHTML=n.textContent},true);";
