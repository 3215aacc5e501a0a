/** The persona stories: addresses and titles. Each text is a file of features/persona-story. */

export const stories = [
  {
    slug: 'wick',
    title: 'A Small Fire',
  },
  {
    slug: 'twice',
    title: 'A Few Corrections',
  },
  {
    slug: 'stillwell',
    title: 'Nothing Further',
  },
  {
    slug: 'nine',
    title: 'Sold as Seen',
  },
] as const;
