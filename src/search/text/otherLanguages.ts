/** Questions in other languages: their words that matter to a game, in English. Loaded with the search of the rules. */

import { wordsIn } from './searchTerms.ts';
import { nearestSlip } from './slips.ts';

/** Each entry: an English word or phrase, then the words and phrases for it, folded. An underscore is a space. */
const german = `how wie, many viele, how_many wieviel wieviele, much viel, what was, who wer, when wann wenn, where wo, why warum,
  can kann konnen kannst, may darf durfen, i ich, you du, we wir man, is ist gibt wird, are sind, a ein eine einen einer,
  the der das den dem des die, with mit, for fur, and und, or oder, not nicht, no kein keine keinen, to zu, on auf, from von,
  on_the am im, in in, two zwei zu_zweit, three drei zu_dritt, four vier zu_viert, five funf, player spieler spielern mitspieler gegner, play spielen spielt,
  game spiel spiels, rules regeln spielregeln regelwerk, learn_rules anleitung spielanleitung, card karte karten, draw_card karten_ziehen ziehen ziehe zieht,
  draw_pile ziehstapel nachziehstapel nachziehen, discard_pile ablagestapel ablage friedhof, discard abwerfen abwirft,
  hand hand handkarten, hand_limit handkartenlimit handlimit, life_points lebenspunkte leben, attack angriff angriffe angreifen angreife angreift,
  defend verteidigen abwehren, turn zug runde zuge, begin beginnt anfangen fangt startet beginnen, win gewinnen gewinnt gewinne sieg gewonnen,
  lose verliert verlieren verliere, die stirbt sterbe sterben tot tod, happens passiert, mean bedeutet, keep behalten behalte, twice zweimal, lightning blitz, look_at anschauen ansehen, print drucken ausdrucken druck,
  buy kaufen bestellen, cost kostet kosten, price preis, language sprache, german deutsch, how_long dauert lange, time spieldauer dauer,
  age alter alt jahre, alone allein solo, damage schaden, deck deck stapel, symbol symbole zeichen, fear angst, shuffle mischen,
  effect effekt wirkung, expansion erweiterung, free kostenlos gratis umsonst, table tisch, first erste erster zuerst, brain gehirn,
  effect_of_card karteneffekt, state zustand, action aktion, reaction reaktion, idea idee, memory erinnerung, deck_of_all kopf, setup aufbau, download herunterladen, offline ohne_internet,
  am bin, end endet ende beendet enden, save sparen aufsparen aufheben, attack greife greift greifen, cancel abbrechen verhindern stoppen blocken blockieren, defend verteidige wehre, react reagieren reagiere,
  choose wahlen wahle aussuchen, need brauche brauchen brauchst braucht benotige, show zeigen zeige, see sehen sehe, steal stehlen klauen klaue, heal heilen heile, get bekomme bekommt bekommen kriege erhalte, turn_order reihenfolge spielreihenfolge,
  next nachster nachste nachsten, red rote roter rotes, blue blau blaue blauer, drop tropfen, several mehrere, empty leer, back zuruck, player_count spieleranzahl spielerzahl, colour farbe farben, paper papier, size grosse,
  phone handy telefon, card_game kartenspiel, without ohne, kill toten, thing ding, all alle, another anderen andere anderer, my meine meinen mein meiner, wins wer_gewinnt, opponent_hand gegnerhand,
  per pro, each jede jeder jedes jedem, actions aktionen, reactions reaktionen, states zustande, ideas ideen, memories erinnerungen, effects effekte, recover zuruckbekommen, twice zwei_mal,
  clone klon klone klonen, price_of_game wieviel_kostet was_kostet viel_kostet, offline ohne_verbindung, sell verkaufen, box schachtel, players leute`;
const spanish = `how como, zero quedo_sin queda_sin, how_many cuantos cuantas, how_much cuanto, what que cual, who quien, when cuando, where donde, if si, can puedo puede se_puede,
  is es esta hay, the el la los las lo, a un una, of de del, with con, in en, for para por, and y, my mi mis, me me, no no sin,
  two dos, three tres, player jugadores jugador jugadoras oponente, play jugar juega juego_a, game juego partida, rules reglas, learn_rules instrucciones reglamento,
  card carta cartas, draw_card robar_carta robar_cartas, steal robar, draw_pile mazo baraja, discard_pile descarte descartes pila_de_descarte pila_de_descartes,
  discard descartar descarto, hand mano, life vida vidas, life_points puntos_de_vida, attack ataque ataques atacar, defend defender,
  turn turno turnos, begin empieza comienza empezar inicia, win se_gana gana ganar gano victoria, lose pierde perder pierdo, die muero muere morir muerte,
  happens pasa ocurre, mean significa, keep guardar quedarme, twice veces, print imprimir, buy comprar, cost cuesta coste, price precio, language idioma, spanish espanol castellano,
  age edad anos, how_long dura tiempo duracion, alone solo, damage dano, fear miedo, shuffle barajar, effect efecto, free gratis, first primero,
  brain cerebro, symbol simbolo, action accion, reaction reaccion, memory memoria, idea idea, download descargar, expansion expansion, setup preparacion,
  end termina acaba terminar fin, save ahorrar, cancel cancelar detener parar bloquear, react reaccionar, choose elegir elijo escoger, need necesito necesita necesitan, see ver, show mostrar ensenar, heal curar curarme sanar,
  get obtengo consigo, several varios varias, same mismo misma, empty vacio vacia, red rojo roja, blue azul, phone movil telefono, paper papel, size tamano, next siguiente, order orden, people personas, attack ataco ataca, kill matar, does hace hacen, another otro otra,
  per por, each cada, actions acciones, heal recupero recuperar curo cura, twice dos_veces, reactions reacciones, states estados, ideas ideas, effects efectos,
  clone clon, price_of_game cuanto_cuesta cuanto_vale, offline sin_internet sin_conexion, box caja, tied empate`;
const french = `how comment, how_many combien, what que quoi quel quelle quels quelles ce, who qui, when quand, where ou, if si, can peut peux puis,
  is est c'est sont, the le la les l, a un une, of de du des d, with avec, in dans en, for pour, and et, my mon ma mes, i je j, you vous tu, we nous on, no pas sans,
  two deux, three trois, player joueur joueurs adversaire, play jouer joue jouez, game jeu partie, rules regle regles, learn_rules livret notice,
  card carte cartes, draw_card piocher pioche_une_carte, draw_pile pioche, discard_pile defausse, discard defausser, hand main, life vie vies, life_points points_de_vie,
  attack attaque attaques attaquer, defend defendre, turn tour tours, begin commence commencer debut, win gagner gagne gagne-t-on victoire, lose perd perdre perds,
  die meurt meurs mourir mort, happens passe arrive, mean signifie, keep garder, twice fois, print imprimer impression, buy acheter commander, cost coute cout, price prix, language langue, french francais,
  age age ans, how_long dure duree temps, alone seul seule, damage degats degat dommages, fear peur, shuffle melanger, effect effet, free gratuit gratuite gratuitement,
  first premier, number nombre, brain cerveau, symbol symbole, idea idee, memory memoire, download telecharger, expansion extension, setup mise_en_place,
  end finit fin termine se_termine, save garder economiser, cancel annuler arreter bloquer, react reagir, choose choisir choisis, need besoin faut, see voir, show montrer, heal soigner guerir, get recevoir obtenir, several plusieurs, same meme,
  empty vide, red rouge, blue bleu bleue, phone telephone, paper papier, size taille, next prochain suivant, order ordre, people personnes, kill tuer, does fait, another autre,
  it t il elle, each chaque, per par, heal recuperer recupere soigne, twice deux_fois, can peut-on on_peut, effects effets, ideas idees, memories memoires,
  clone clones, price_of_game combien_coute combien_ca_coute quel_prix, offline hors_ligne sans_internet, box boite, tied egalite`;
const italian = `how come, how_many quanti quante, how_much quanto, what cosa che quale, who chi, when quando, where dove, if se, can posso puo si_puo,
  is e c'e sono, the il lo gli i la le l, a un una uno, of di del dei della delle degli, with con, in in nel, for per, and e, my mio mia, no non senza,
  two due, three tre, player giocatore giocatori avversario, play giocare gioca gioco_a, game gioco partita, rules regole, learn_rules regolamento istruzioni,
  card carta carte, draw_card pescare pesco pesca, draw_pile mazzo mazzo_di_pesca, discard_pile scarti mazzo_degli_scarti pila_degli_scarti, discard scartare scarto,
  hand mano, life vita vite, life_points punti_vita punti_ferita, attack attacco attacchi attaccare, defend difendere, turn turno turni, begin inizia comincia iniziare,
  win si_vince vince vincere vinco vittoria, lose perde perdere perdo, die muoio muore morire morte, happens succede, mean significa, keep tenere, twice volte, print stampare stampa, buy comprare acquistare,
  cost costa costo, price prezzo, language lingua, italian italiano, age eta anni, how_long dura durata tempo, alone solo da_solo, damage danno danni, fear paura,
  shuffle mescolare, effect effetto, free gratis gratuito, first primo, brain cervello, symbol simbolo, action azione, reaction reazione, download scaricare, expansion espansione, setup preparazione,
  end finisce fine termina, save conservare risparmiare, cancel annullare fermare bloccare, react reagire, choose scegliere scelgo, need serve servono bisogno, see vedere, show mostrare, heal curare curarmi, several piu_di_una, empty vuoto,
  red rosso rossa, blue blu, phone telefono, paper carta_da_stampa, next prossimo, people persone, kill uccidere, does fa, another altro altra,
  heal cura curo recupero recuperare, each ogni, per per_ogni, twice due_volte, actions azioni, effects effetti, ideas idee, one si,
  clone cloni, price_of_game quanto_costa, offline senza_internet, box scatola, tied pareggio`;
const portuguese = `how como, how_many quantos quantas, how_much quanto, what que qual, who quem, when quando, where onde, can posso pode, is e, the o os as, a um uma,
  of do da dos das, with com, in em no na, for para, player jogadores jogador, play jogar joga, game jogo partida, rules regras, learn_rules manual instrucoes, card carta cartas,
  draw_card comprar_carta, draw_pile baralho, discard_pile descarte, discard descartar, hand mao, life vida, life_points pontos_de_vida, attack ataque atacar, turn turno vez,
  begin comeca, win ganha ganhar vence vencer, lose perde perder, die morro morre morrer, print imprimir, buy comprar, cost custa, price preco, language idioma lingua, age idade,
  how_long dura duracao, alone sozinho, damage dano, fear medo, effect efeito, free gratis, first primeiro,
  end termina acaba fim, cancel cancelar parar, react reagir, choose escolher, need preciso, heal curar, empty vazio, people pessoas, my minha minhas meu meus, and e, not nao, discard descartar, see ver, phone telefone celular, several varias varios, does faz, another outro outra,
  heal curo recupero recuperar cura, each cada, twice duas_vezes, actions acoes, effects efeitos,
  clone clones, price_of_game quanto_custa, offline sem_internet, buy comprar_o_jogo, box caixa`;
const dutch = `how hoe, how_many hoeveel, what wat, who wie, when wanneer, where waar, can kan mag, i ik, is is, the de het, a een, of van, with met, player spelers speler,
  play spelen speelt, game spel, rules regels spelregels, learn_rules handleiding, card kaart kaarten, draw_card kaart_trekken trekken, draw_pile trekstapel, discard_pile aflegstapel,
  discard afleggen, life leven levens, life_points levenspunten, attack aanval aanvallen, turn beurt, begin begint beginnen, win wint winnen win_ik, lose verliest verliezen, die sterf sterft dood,
  print printen afdrukken, buy kopen, cost kost, price prijs, language taal, dutch nederlands, age leeftijd, how_long duurt lang, alone alleen, damage schade, fear angst, effect effect, free gratis,
  end eindigt einde stopt, cancel annuleren blokkeren, react reageren, choose kiezen, need nodig, heal genezen, my mijn, not niet, people mensen personen, see zien, phone telefoon, several meerdere, empty leeg, does doet, another andere,
  keep houden hou bewaren, each elke ieder, per per, twice twee_keer, actions acties, heal genees, cards_in_hand handkaarten,
  clone klonen kloon, price_of_game wat_kost hoeveel_kost, offline zonder_internet, box doos`;

const spaced = (text: string) => text.replaceAll('_', ' ');

const languages = [german, spanish, french, italian, portuguese, dutch].map((list) => {
  const entries = list.split(',').flatMap((entry) => {
    const [english = '', ...words] = entry.trim().split(/\s+/);
    return words.map((word) => [spaced(word), spaced(english)] as const);
  });
  return new Map(entries);
});

/** The longest phrase of an entry, in words. */
const longest = 3;

/**
 * Returns a question in English, if at least half of its words are of one other language and some of them are not
 * English; otherwise the text itself.
 *
 * @param isEnglish - Whether an English text of the game may have the word.
 * @param isNearEnglish - Whether it may be a slip of such a word; else it may be one of a word of the other language.
 */
export function inEnglish(
  text: string,
  isEnglish: (word: string) => boolean,
  isNearEnglish: (word: string) => boolean,
): string {
  const typed = wordsIn(text);
  const foreign = typed.filter((word) => !isEnglish(word));
  if (foreign.length === 0) return text;
  const mayBeSlip = new Set(foreign.filter((word) => !isNearEnglish(word)));
  const read = languages
    .map((language) => {
      const asKnown = typed.map((word) => withUmlaut(word, language));
      const words = asKnown.map((word) => (mayBeSlip.has(word) ? speltIn(language, word) : word));
      const isSpelt = words.every((word, place) => word === asKnown[place]);
      const isForeign = covers(
        words.filter((word) => !isEnglish(word)),
        language,
      );
      // With a slip, every word must be of the language.
      return { ...translated(words, language), isForeign, least: isSpelt ? words.length / 2 : words.length };
    })
    .filter(({ isForeign, covered, least }) => isForeign && covered >= least);
  const [best] = read.sort((a, b) => b.covered - a.covered);
  return best ? best.english.join(' ') : text;
}

/** "Faengt" is "fängt", whose accents are folded. */
function withUmlaut(word: string, language: ReadonlyMap<string, string>): string {
  const folded = word.replace(/([aou])e/g, '$1');
  return !language.has(word) && language.has(folded) ? folded : word;
}

/** Shorter words may be a slip of anything. */
const shortestSlip = 4;

/** The word of a language that a word is a slip of; itself if there is none. */
function speltIn(language: ReadonlyMap<string, string>, word: string): string {
  if (word.length < shortestSlip || language.has(word)) return word;
  const known = [...language.keys()].flatMap((phrase) => phrase.split(' '));
  return nearestSlip(word, known)?.known ?? word;
}

/** Whether a word that is not English is one of the language, alone or in a phrase. */
const covers = (foreign: readonly string[], language: ReadonlyMap<string, string>) =>
  foreign.some((word) => [...language.keys()].some((known) => ` ${known} `.includes(` ${word} `)));

function translated(words: readonly string[], language: ReadonlyMap<string, string>) {
  const english: string[] = [];
  let covered = 0;
  for (let place = 0; place < words.length; ) {
    const [length, phrase] = longestPhrase(words.slice(place, place + longest), language);
    english.push(phrase ?? words[place] ?? '');
    covered += phrase === undefined ? 0 : length;
    place += length;
  }
  return { english, covered };
}

function longestPhrase(words: readonly string[], language: ReadonlyMap<string, string>): [number, string | undefined] {
  for (let length = words.length; length > 0; length--) {
    const phrase = language.get(words.slice(0, length).join(' '));
    if (phrase !== undefined) return [length, phrase];
  }
  return [1, undefined];
}
