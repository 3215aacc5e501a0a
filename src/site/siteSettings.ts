/**
 * The settings of the site, mostly external addresses: checked by the build and read from here by every screen.
 */

import { siteSettings as checkedSettings } from 'virtual:site-settings';

export type SiteSettings = {
  /** Scheme, host and port of the published site, without a trailing slash. */
  readonly origin: string;
  readonly storeUrl: string;
  readonly chatUrl: string;
  readonly contactEmail: string;
  /** The mailing provider's sign-up form. */
  readonly newsletterUrl: string;
  readonly rulesVideoUrl: string;
  /** Address of another host or folder for card images; empty if the site serves them. */
  readonly imageBase: string;
  readonly copyrightHolder: string;
  /** Price of the box with its currency, and youngest age of the players; empty if the site does not say it. */
  readonly price: string;
  readonly minAge: string;
};

export const siteSettings: SiteSettings = checkedSettings;
