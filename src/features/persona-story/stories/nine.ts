/** Sold as Seen: the story of Lot Nine. */

import { SaleroomScene } from '#ui/scene/SaleroomScene.tsx';
import type { Story } from '../story.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;

export const story: Story = {
  slug: 'nine',
  title: 'Sold as Seen',
  faction: 'The Remainders',
  blocks: [
    paragraph('I am on the shelf between an accordion and an umbrella. The umbrella has a name on it.'),
    paragraph(
      'I know things. I know how to take the peel off an orange in one piece. I know a song about a ferry, but not who sang it. I do not know what I am called, and I have looked where the others had theirs: on the drawer, on the wrist, on the lips of the clerk. He was stamping. He stamped the blanket, URGENT, and then he turned my card over, and over again, and went pink. “Lapsed,” he said. “Your people stopped paying.” He was kind about it. He gave me a shilling for my tea, and asked if I would like to wait.',
    ),
    paragraph('I ask what for. He looks it up. In the case of umbrellas it is ninety days.'),
    paragraph(
      'All that Tuesday they go by me up the stairs, two and three at a time, shouting. I have never seen people so angry at being expected. Every one has somebody up there with the same key. I think how warm that must be.',
    ),
    paragraph(
      'Nobody asks for me. I check. They keep a book for asking, on a string. There is a page for hats. There is an entry from a lady who hopes that her accordion is gone for ever. I read it to the end, and then the covers.',
    ),
    paragraph(
      'So I go out and look. It is allowed; they tie on a ticket, in case I am handed in. I do faces first, since it stands to reason that one of them is mine. I follow a man who has my walk for the length of a street, and when he turns round he has somebody else’s nose. I go along the brides in a photographer’s window: not, not, not, not. I knock at doors, and when they open I say nothing and let them look at me. It is the quickest way. If I am theirs, they will scream.',
    ),
    paragraph('They are all very polite.'),
    paragraph(
      'There is a dog in Tallow Street that is not. It comes down the road at me with its ears flat for joy, and stops, and smells my hand, and thinks. It goes on thinking for some time. Then it sits down on my foot and looks the other way, like somebody who has decided not to mention it. I do not ask. We stay there until the lamps are lit. It is the nearest that anyone has come.',
    ),
    paragraph(
      'On the eighty-eighth day I put my hand through a hole in my pocket, and in the lining there is a key. It was never my coat, but the key has a paper on it, with a street and a number, and I find that I know the street. I know which step is loose. I stand before the door with the key in my hand. There is a light upstairs, and someone behind it is singing the song about the ferry.',
    ),
    paragraph(
      'I would like to say that I go in. I have thought what I would say. But I have thought about the stairs as well, and of them all going up two at a time; and it comes to me that whoever is singing is happy, and owes nothing, and does not know. Once I know whose I am, there will be one too many of somebody. As long as I do not, I am all there is of me.',
    ),
    paragraph(
      'I post the key through the door and hear it land. The singing stops. By then I am round the corner. I am quick, for something with no papers.',
    ),
    paragraph('The sale is on a Monday. I am in the catalogue, which is more than I had hoped for.'),
    {
      kind: 'plan',
      start: 7,
      items: [
        { text: 'Accordion. In good voice.' },
        { text: 'Umbrella, marked H. Moss.', instead: 'Claimed.' },
        { text: 'Person, marked nothing. Sold as seen.', ringed: true },
        { text: 'Hats, various.' },
      ],
    },
    paragraph(
      'The umbrella was claimed on the Friday. I was glad for it. I am carried in and stood on the table, and gentlemen in the front row look at my teeth. “What am I bid?” says the auctioneer. It is a good question. I listen for the answer. Somebody coughs. Somebody would like to know if it does sums. The accordion made two shillings, and it leaks.',
    ),
    paragraph(
      '“Come,” he says. “It is clean. It has hardly been used.” He lifts the hammer to put me with the hats; and a hand goes up. It is a good hand, with something shining in it. I follow it down to see whose it is, along the wrist and the elbow to the shoulder, and it is mine.',
    ),
    paragraph(
      'He is a man who takes a bid where he finds it. “I have a shilling,” he says, “from the lot itself.” He looks round for an advance on that. He looks as I did, at every face in turn, once, and then once more, to be fair to everybody. There is none.',
    ),
    paragraph(
      'The hammer comes down. I am given a receipt, and it is the first paper that I have had. It says what I am, and the day, and the price. Below that there is a line for the name of the owner. I take the pen and think about it for a while. Then I leave it empty. There is no hurry now.',
    ),
    paragraph('I keep the ticket on. It is only a number, but I paid for it.'),
  ],
  scene: SaleroomScene,
};
