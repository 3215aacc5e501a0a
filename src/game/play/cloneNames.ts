/** What the clones are called where nobody has named them. */
export const cloneNames: readonly string[] = ['You', 'Also you', 'You again', 'Still you'];
