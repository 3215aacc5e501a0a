/** The persona stories there are: their addresses and heads. Each is told in a file under features/persona-story. */

export const stories = [
  {
    slug: 'wick',
    title: 'A Small Fire',
    description:
      'How Ottoline Wick lost her shop, her dog and her eyebrows to herself, and what she means to do about it.',
  },
] as const;
