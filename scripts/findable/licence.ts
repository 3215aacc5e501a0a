/** The licence of the game's texts and pictures, as machines want to read it. */

export const cardLicence = 'https://creativecommons.org/licenses/by-nc-sa/4.0/';
