/**
 * Everyday words that are a letter away from a word of the game. They are spelt right and ask for something else, so
 * they are not corrected: "horse" is not "house".
 */

const words = new Set(
  `air ant apple arm award band bat beach beard bed bee beer beg belt bitter boat bone boots bother bottle boy brake
  bread breed bunch burst bus busy butter cake camel cancer car care cars case cat centre charge chart chase
  checkers cheek chin choir coast comb complain cone contract cop course court craft crew crop cute dad damp date
  deaf dear decade december depth diet dig dive dock doll dollar drip dry dull ear easter eat eating egg election
  engineer exit eyes fable fade fake fame fan far fare favour feast fee fever fibre fine flesh flight flock flour
  fog food fraction frost fry fuel fun fur gap gas gate gear gene germany ghost glow goat god golf grade grain grape
  greet grief guy hall ham handy hare hate heard heat hell hen hint hole hood hook hope horse hot hug hut ice ill
  inn insect insurance itch jail jeans jet job joke keyboard kilo kiss kit lace lack lady lane lap laser lazy leaf
  lean leg lens lick lid lime lip litter liver logic loose lord lunch mall man march mars master mat math medal
  metal milk minister mist model monkey moss movie mum nail near neat nest nut oar odd ounce pace paint painting
  pair palace pan pants paris party past pave pear pet pets pie pin pine pink pint pit planet plant plate plot
  police pond pop pose post pour powder pray prayer present pride prince prison purse quilt quit race rack rain rap
  rare raw ray rear rib rice ring rod rose rub rug ruin sack sacred sad sail sake sale sand scarf scent scold sea
  seed seek serve sew shade shake shame shape shark sharp shave sheep shelf shell shirt shock shoe shoes shoot shore
  shout shy sick sigh sight silk simple sin sing sink sir skate ski skull slave sleep slide smart smell snack snore
  snow sob sock soil sole solid son sore sort sound soup spare spear spice spine spoon sport sports stage stake
  stale stall steak steam steep steer stick stone storm stove sun swamp sweet swell tale tall tame taxi tea teach
  teen texas thin thread throat tide tight tile tip tire tired toe ton tone tool torch tough tower trail trained
  tramp tray treat tree trip truck vacation van vest vet wage waist wand war warn wash wasp wax weave web weep wet
  whale wheat whip wide windows wing wink winter witch wood worker world worm worst yell`.split(/\s+/),
);

export const isCommonWord = (word: string): boolean => words.has(word);
