/**
 * The faces that most screens are set in besides the three of every head, in the order of a style's `font`.
 * A page that the build has rendered names its own (scripts/build/furtherFiles.ts). The shell does not know
 * its screen: where it comes from the device it fetches both, because a face that is found when a page is
 * laid out has it laid out again.
 */
export const furtherFaces = ['500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"'] as const;
