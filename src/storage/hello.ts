/** Whether the installed app has said hello on this device. In local storage: one word, read once a start. */

const key = 'hello';

/** Where nothing may be kept, it counts as said: better not at all than at every start. */
export function helloWasSaid(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Resolves to whether it will be remembered. */
export function rememberHello(): boolean {
  try {
    localStorage.setItem(key, 'said');
    return true;
  } catch {
    return false;
  }
}
