/** Complaints of old versions of Chromium about what they knew only as experiments: an attribute and a header. */
export const ofOldChromium = /Found a 'popover' attribute|Origin trial controlled feature not enabled/;
