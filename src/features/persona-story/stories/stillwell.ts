/** Nothing Further: the story of Dr Perpetua Stillwell. */

import { RecordsScene } from '#ui/scene/RecordsScene.tsx';
import type { Story } from '../story.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;

export const story: Story = {
  slug: 'stillwell',
  title: 'Nothing Further',
  faction: 'Imago Mutual, Claims',
  blocks: [
    paragraph('At nine I see a claimant who says that she is me. I ask her to take a number.'),
    paragraph(
      'This is not unkindness; it is Tuesday. There are four hundred of them in the corridor, in blankets, and every one is somebody who is also somebody else in the corridor. There is a form for it. I wrote the form. Box one, your name. Box two, the name of the other. Box three: is the other present? If so, please do not look at them.',
    ),
    paragraph(
      'I also designed the mind that they are wearing. I used to say at dinners that it was like the well in a village: one well, and any number of buckets. Nobody at dinners ever asked what happens when two buckets go down together. I have the noise on tape.',
    ),
    paragraph(
      'At ten she is back, with her number. She has my spectacles. She has the cardigan that I gave away. She lays her hands on the desk, the left over the right, to hide the ink, and I look down and see that mine are already so. “It was the backlog,” she says, before I have asked. “Someone felt there should be more of us. There is one in Records, and one in the lift.”',
    ),
    paragraph(
      'I ask who authorised it, although staff requests are signed by the head of the department, and I am the head of the department. We find it together in the tray. “Additional personnel, three”, between the paper clips and the milk. It is my signature. I sign a great many things on a Monday.',
    ),
    paragraph('I observe that I am not distressed. I make a note of it.'),
    paragraph(
      'By noon there are four of us, and one stapler. We hold a meeting. It is the shortest of my career: one of us thinks of an agenda, the other three feel it go, and sit back with relief. We resolve to divide the corridor, and the results are excellent. We see forty claimants an hour. There are no disagreements. The moment one of us has an opinion, the rest of us are physically unable to hold it. I catch myself admiring the efficiency; and I catch, over the partition, three women catching themselves.',
    ),
    paragraph(
      'The question is put at ten past three, by a mild man holding a lead with no dog on it. “If she knows it,” he says, looking from my desk to the next, “and then she doesn’t, where has it gone?”',
    ),
    paragraph(
      'I tell him that it has been forgotten, that forgetting is a service, and that it is included. It is, in fact, mine. A mind with several tenants fills up, and something must be carried out to the street. I thought of it in the bath, on a Sunday. The water had gone cold. There was a crack in the tile in the shape of Portugal. I remember standing up.',
    ),
    paragraph('Behind the partition, somebody says “Portugal”.'),
    paragraph(
      'I have never told anyone about the tile. I need not have done. They were all in the bath. We were grown remembering it; that is what the premium is for. But four women remember standing up, and the water remembers one, and that one caught her wrist upon the tap and has a mark there. I turn back my cuff. I look for some time. The result is entered in the file.',
    ),
    paragraph(
      'I go down to Records to enter it. I am there already, at the far end, with the drawer open, reading, so I wait my turn. It is a thin file. It says that the subject is calm, and exact, and considered a success. It does not say which of us is the subject. The last sheet is a procedure, in my handwriting, and it is a good one.',
    ),
    {
      kind: 'plan',
      items: [
        { text: 'Seat all of them in one room.' },
        { text: 'Ask who invented forgetting.' },
        { text: 'Believe the one who is sure.', instead: 'Believe the one who cannot say.' },
        { text: 'Consider what that means.' },
        { text: 'Close the file.', ringed: true },
      ],
    },
    paragraph(
      'I follow the reasoning as one goes downstairs in one’s own house. Whoever made it would have tried it on herself. One does. She would have chosen something small, of no value to anyone, and purely personal: which of us she was, for instance. Then she would have dried her hands, gone back to her desk, and called the next number.',
    ),
    paragraph(
      'That would leave a woman who remembers the bath and cannot account for her wrist; who is calm; who has ink on her fingers and does not know what she was writing. I look round. There are four of us in Records now, the left hand over the right.',
    ),
    paragraph(
      'The answer is quite close. I can feel it on the tip of somebody’s tongue. I could reach for it, and so could they; one of us would have it, and the other three would be spares. Nobody moves. Then, very gently, the way one sets down a cup in a room where somebody is sleeping, we let it go.',
    ),
    paragraph(
      'At half past five I close the file. There is a note on the cover that I do not recall making. It says that the matter has been looked into, and that there is nothing further to report. It has been initialled four times.',
    ),
    paragraph('“Next,” I say.'),
    paragraph('We all do.'),
  ],
  scene: RecordsScene,
};
