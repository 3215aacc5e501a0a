/** Written by the build from the site settings (scripts/build/siteSettings.ts). */
declare module 'virtual:site-settings' {
  export const siteSettings: import('./siteSettings.ts').SiteSettings;
}
