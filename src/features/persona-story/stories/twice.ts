/** A Few Corrections: the story of Barnaby Twice. */

import { BreakfastScene } from '#ui/scene/BreakfastScene.tsx';
import type { Story } from '../story.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;

export const story: Story = {
  slug: 'twice',
  title: 'A Few Corrections',
  faction: 'The Second Edition',
  blocks: [
    paragraph('I read my obituary over the marmalade, and it is wrong in eleven places.'),
    paragraph(
      'I do not count the first of them, which is that I am dead. Newspapers rush. But they have given my second novel the title of my third; they call my moustache “dashing”, which is a word for dogs; and they say that I am survived by nobody. I take out my pencil. I have just put a neat line through “nobody” when the door opens and I come in, in my dressing gown, wanting the marmalade.',
    ),
    paragraph(
      'I should explain that I woke on Tuesday, in a basement, on tiles. A young man with a stamp was very sorry. He gave me a blanket and a form letter; I corrected the letter (it wanted two commas and an apology) and walked home barefoot in the rain, composing. I had all forty years in my head and none of them in my knees. I felt, and I did not have to look for the word, revised. Somebody had been through me with care and taken out the repetitions.',
    ),
    paragraph(
      'So this is the first edition. I look him over with interest. One should always go back to the early work, if only to be grateful. He is foxed at the edges. The spine has gone. There is egg on him, and I remember the egg.',
    ),
    paragraph(
      '“You are in my chair,” he says. It is a good line, and I was about to use it. I open my mouth, and where it was there is a small warm gap. That is the trouble with the arrangement at the office: two of us and the one mind, and whoever gets to a sentence first has it, and the other must make do with what is left in the cupboard. “Sit anywhere,” I say. It is weak. He smiles, because he knows that it is weak. He had looked in the cupboard too.',
    ),
    paragraph(
      'We fight, naturally. I have fought at this table before: critics, an uncle, once a bishop. The rules are known. Egg spoons, until first yolk. He has the reach; I have the wrist, which is the same wrist, but newer. For a quarter of an hour there is no sound but silver, and every feint I think of arrives in his eyes a moment before it leaves my hand. On the stroke of nine he has the top off my egg and I have the top off his. Mrs Ould, who has come for the tray, says that she will call it a draw, as she did on Tuesday.',
    ),
    paragraph('On Tuesday, as it happens, I was still on my way.'),
    paragraph(
      '“There was one of you here on Tuesday,” says Mrs Ould. “He went through your papers, sir, and he took the good umbrella.” The first edition and I look at each other. It is the only thing that we have ever agreed on.',
    ),
    paragraph(
      'I go up to the study. The manuscript of my memoirs has been squared on the blotter, all four hundred pages of it, and on top, in my hand, and in a green ink that I have always meant to buy, there is a slip.',
    ),
    {
      kind: 'plan',
      items: [
        { text: 'My early genius.', instead: 'My early verse.' },
        { text: 'The true Twice.', instead: 'The previous Twice.' },
        { text: 'Dashing.', instead: 'Legible.' },
        { text: 'Survived by nobody.', instead: 'Survived by several.' },
        { text: 'The author: see over.', ringed: true },
      ],
    },
    paragraph(
      'I turn it over. There is nothing on the other side. It takes me a moment to see that this is the joke, and another to see that it is better than any of mine.',
    ),
    paragraph(
      'I want to be just to him. The cuts are sound. He has taken out the bishop. He has found the comma on page 212 that has kept me awake since the spring. There is not one change that I would not have made within the year, given quiet, and that is what I cannot forgive. To be improved is nothing; I have been improved. But I had understood that to be the end of it. The second edition is the corrected one. Everybody knows that. It is the whole of what I believe. A third is only a second that somebody did not trust. It has crossed my mind that he was home before I was. I do not do the sum.',
    ),
    paragraph(
      'So I do what an author does. I go down to the printer and have the obituary set again, with all my corrections, a black border, and an address for flowers. The old one I have framed; it hangs over the sideboard, where I can keep an eye on it. In the new one I leave a single mistake. It is small, and in the last line, and nobody on earth would see it but the man it is about.',
    ),
    paragraph(
      'Then I lay the table for three: for him, for the first edition, who has promised to keep the score, and for me. I put out the spoons. I have the chair.',
    ),
    paragraph(
      'He will come. He will see it over his marmalade, wherever that is, and tell himself that it does not matter, and he will get as far as his own gate. I know, because it is four in the morning, and I have been down to look at it twice with a pencil in my hand.',
    ),
    paragraph('It ought to be “whom”.'),
  ],
  scene: BreakfastScene,
};
