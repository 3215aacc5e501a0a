/** The persona stories there are: each is one file under features/persona-story. */

export const stories = [{ slug: 'wick', title: 'A Small Fire' }] as const;
