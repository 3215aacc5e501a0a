/** Everyday words that people use for one another: those of a line mean nearly the same. */

import { stemOf } from './wordForms.ts';

/** Words for what cards and their pictures show. */
const ofPictures = `
  mother mom mum mommy mummy mama parent
  couple wedding marriage married
  person figure man woman guy girl lady body silhouette
  crowd mob group bunch gang many
  face cheek profile portrait
  head skull brain mind
  mouth lips teeth tooth fang jaw
  hand fingers finger knuckle palm
  neck throat collar
  chest torso breast
  fist punch boxer boxing boxing-glove glove
  kick boot shoe shoes foot
  knife dagger sword blade fork prong
  shirt jumper sweater pullover t-shirt collar
  coat overcoat jacket cloak cape
  uniform costume outfit clothes
  hat cap helmet crown
  steps stairs staircase stairway ladder
  cellar basement
  door gate entrance doorway doors
  corridor hallway hall passage aisle
  barrier fence roadblock
  vent vents ventilation shaft duct grille
  wall bricks brick
  furniture chair armchair sofa couch seat
  table desk
  lamp bulb light chandelier
  stopwatch watch clock timer
  pawn pawnbroker pawnshop shop sell sold
  prefer favourite favorite
  topple knock overturn tip
  machine robot
  coin coins slot penny change
  money cash bill bills invoice debt
  umbrella parasol
  weather rain storm thunderstorm
  water sea ocean lake river wave waves underwater swim swimming
  drown sink
  clap applause applaud
  ship boat
  mud swamp dirt
  scream shout yell cry
  whisper rumour rumor gossip
  voice talk speak speech
  argument quarrel row debate
  fight brawl battle combat
  joke punchline gag
  puppet marionette doll dummy ventriloquist string strings
  statue bust sculpture monument
  mirror reflection
  photo photograph picture selfie camera
  diary journal notebook
  book novel memoir biography autobiography
  letter envelope mail
  signature autograph signed
  bag tote handbag
  sign poster notice
  badge tag label
  calendar schedule
  file filing folder cabinet evidence documents
  briefcase suitcase
  dentist doctor
  haircut hair hairstyle barber scissors
  scar wound stitch
  sweat sweating sweaty
  breath breathe lung lungful
  sleep sleepy nap
  meditate meditation yoga calm peace
  happy smile smiling
  nightmare dream
  ghost spirit
  question ask
  explode explosion bomb
  fall fell tumble
  throw hurl toss
  push shove
  pull yank tug
  steal rob robber thief lift
  shoulder shoulders
  ear ears hearing
  dog puppy
  duck bird
  breakfast egg coffee
  police cop
  famous star celebrity
  trophy medal podium
  sock cloth
`;

/** Words of questions about the game and the site. */
const ofQuestions = `
  family relative relatives brother sister sibling twin
  children child kid kids son daughter
  couple partner boyfriend girlfriend husband wife spouse
  ship post deliver send mail
  country canada usa us america uk england britain scotland ireland wales australia zealand austria switzerland belgium netherlands holland poland sweden norway denmark finland portugal greece turkey india china japan korea brazil mexico africa russia ukraine czech hungary romania
  box package parcel packaging packet container bundle
  price cheapest discount coupon voucher fee rate
  phone smartphone mobile cellphone
  device laptop tablet computer macbook chromebook kindle
  art artwork illustration drawing drawings painting
  expansion addon dlc sequel
  tabletop mod
  instructions guide howto walkthrough
  evening night
  plane train bus tram subway
  bug glitch crash problem
  owner company studio
  pile stack heap
  grab pick fetch
  squiggle squiggly wiggle wiggly wavy wave
  hurt injure wound ouch
  copy duplicate imitate
  block stop prevent
  room space capacity
  empty finished
  swap exchange trade switch
  left remaining leftover unused
  surrender resign concede quit forfeit
  teammate partner ally
  peek look glance
  rest remainder
`;

const linesOf = (words: string) => {
  const byStem = new Map<string, ReadonlySet<string>[]>();
  for (const line of words.trim().split('\n')) {
    const stems = new Set(line.trim().split(/\s+/).map(stemOf));
    for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), stems]);
  }
  return byStem;
};

const pictureLines = linesOf(ofPictures + ofQuestions);
const questionLines = linesOf(ofQuestions);

/** The words of questions are spelt right, although no text may have them. */
export const everydayWords: readonly string[] = ofQuestions.trim().split(/\s+/);

const likeIn = (lines: ReturnType<typeof linesOf>, stem: string): readonly string[] => [
  ...new Set((lines.get(stem) ?? []).flatMap((stems) => [...stems].filter((like) => like !== stem))),
];

/** Return the stems of the words that mean nearly the same as one, without itself. */
export const likeInPictures = (stem: string) => likeIn(pictureLines, stem);
export const likeInQuestions = (stem: string) => likeIn(questionLines, stem);
