/** A Small Fire: the story of Ottoline Wick. */

import { StreetScene } from '#ui/scene/StreetScene.tsx';
import type { Story } from '../story.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;

export const story: Story = {
  slug: 'wick',
  title: 'A Small Fire',
  faction: 'The Unlicensed',
  blocks: [
    paragraph('I wake at three to the smell of my own stock: beeswax, bergamot, curtain.'),
    paragraph(
      'The first two I could have explained. I lie still for one breath, being reasonable, and then the stairs light up from below, a step at a time, like a house expecting somebody.',
    ),
    paragraph(
      'I leave by the scullery window. I have measured myself against it every birthday since I was six, in case, and tonight is in case. It has me by the hip, thinks better of it, and lets go. Only when I am standing in the nettles do I look at my hand. The latch was warm. Not hot, as everything else in there is becoming; warm, the way a cup is warm when somebody has just put it down.',
    ),
    paragraph('On the lawn I am already giving a statement to the fire brigade.'),
    paragraph(
      'I am wearing my second-best coat. The dog leans against my leg with an expression of complete loyalty. I have the tin with the insurance papers under one arm, and I am being brief, and clear, and spelling my name. Then the lamps swing round and I get a look at my face, which is clean and composed and has, unforgivably, both eyebrows.',
    ),
    paragraph('I put my fingers to my own. Ash.'),
    paragraph(
      'I get no further than the hedge. It is a strange thing to watch a whole street believe somebody. They bring her a blanket. They bring her tea in the good cups. When the roof comes down she flinches at exactly the right moment, and so do I, and there is not a doubt on the lawn. Mrs Pargeter from number nine, who has taken charge of the dog for the night, finds me in the privet and pats my sleeve. “Your sister is bearing up wonderfully,” she says. I say that she always has.',
    ),
    paragraph(
      'At first light they go home to talk about it, and I go in. The spare key to the shop lives behind the third brick of the copper, where nobody would think of looking but me, and somebody has thought of it. The fire began at the socket by the back stairs, the one I have been meaning to mend for eleven years. So, evidently, had I.',
    ),
    paragraph(
      'I sit down on what was the bench and look for malice, and there is none to be had. The ledger was balanced first. The good scissors were taken off their nail. It is not spite at all; it is tidiness. One shop, one name over the door and two women: she has struck out the line that did not add up. It is just what I would have done. It annoys me more than the fire that I did not do it first.',
    ),
    paragraph('I take a room in Tallow Street, and ask for paper.'),
    {
      kind: 'plan',
      items: [
        { text: 'Eyebrows.' },
        { text: 'Dog.' },
        { text: 'The coat.' },
        { text: 'Find out what she is afraid of.', instead: 'I know what she is afraid of.' },
        { text: 'Matches.', ringed: true },
      ],
    },
    paragraph(
      'It is a good list, and it will not stay mine. I think of the coal hole, and a second later there is a gap in my head the size of a coal hole, and I know that somewhere a woman has sat up straight with it in hers. I think of the pawnbroker and do not get as far as his name. So I stop. I let the best idea go by, like a cab that is certainly taken. I wait for the one behind it, the second best, the one I would be ashamed to be seen in; I get in, and nobody comes to take it from me. She would never stoop to it. An hour ago, nor would I. That is how you beat yourself.',
    ),
    paragraph(
      'Now it is dark again, and there are two lit windows in Tallow Street, one on each side. In each a woman sits writing the same list, I should think in the same hand. I watch her come to the fifth line and put a ring round it. I watch her lay down the pen, feel for her purse, and reach for my second-best coat.',
    ),
    paragraph('There is one place open at this hour that sells matches.'),
    paragraph('I let her. I know which shop.'),
  ],
  scene: StreetScene,
};
