/** The page that says the device is clear keeps nothing itself. Its address tells it from the others. */

export const clearedFragment = 'cleared';

/** Whether this page must leave the device as it is; asked by the entry. */
export const deviceStaysClear = (): boolean => location.hash === `#${clearedFragment}`;
