/** Whether this page is an installed app, without the browser's controls. Safari before 17 has only its own property. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
