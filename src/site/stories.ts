/** The persona stories there are: their addresses and heads. Each is told in a file under features/persona-story. */

export const stories = [
  {
    slug: 'wick',
    title: 'A Small Fire',
    description:
      'How Ottoline Wick lost her shop, her dog and her eyebrows to herself, and what she means to do about it.',
  },
  {
    slug: 'twice',
    title: 'A Few Corrections',
    description:
      'How Barnaby Twice read his own obituary over the marmalade, crossed spoons with his first edition, and was edited.',
  },
  {
    slug: 'stillwell',
    title: 'Nothing Further',
    description:
      'How Dr Perpetua Stillwell was asked for four times in her own department, and what she found in her own file.',
  },
  {
    slug: 'nine',
    title: 'Sold as Seen',
    description:
      'How Lot Nine waited on a shelf for somebody to ask for it, went out to look for its own face, and came up for sale.',
  },
] as const;
