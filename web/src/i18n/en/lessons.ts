/** English texts that explain cards and questions in a first game; other languages have the same keys. */
import type { Message } from '../en';

export const en = {
  'lesson.about': 'First game',
  'lesson.welcome.title': 'Welcome to the Roman world',
  'lesson.magnus.title': 'Praefectus Magnus',
  'lesson.rule': 'Rule {number}',
  'lesson.next': 'Next',
  'lesson.back': 'Back',
  'lesson.page': '{page} of {all}',
  'lesson.close': 'Got it',
  'lesson.never': 'Explain no more',
  'lesson.welcome':
    'In your turn you play one card and do what it says: travel, build houses, produce, trade, buy more cards. At the end each of your cards brings points by its god.',
  'lesson.welcome.team':
    'You win together with your partner. Whatever card one of you plays, the other carries it out too, for himself; only a few cards differ, and say so.',
  'lesson.magnus':
    'You have Praefectus Magnus: the next province that you let produce gives you 2 bonus goods instead of 1. After that turn it goes on to your neighbour.',
  'lesson.ask.start':
    'Both colonists begin in one city that no line joins to the capital. Its lines decide whether they travel by land or by sea.',
  'lesson.ask.shop':
    'You begin without goods. Buy what you want at the base prices, as far as coins and spaces go.',
  'lesson.ask.play':
    'Choose a card of your hand. It goes onto your pile and stays there until your Tribune brings all of them back.',
  'lesson.ask.errand':
    'Your partner has played a Proconsul: now you play a card of your own, and carry it out alone.',
  'lesson.ask.half':
    'A double card is one of two. Choose again each time; in teams your partner carries out the other half.',
  'lesson.ask.move':
    'You have as many steps as colonists on the board, to share among them as you like. Land colonists use brown lines, sea colonists blue ones.',
  'lesson.ask.put':
    'The numbers say how many steps a line costs. Nobody may stop where a colonist stands, but passing through is allowed.',
  'lesson.ask.build':
    'You can build at both ends of a line where your colonist stands, once in each city. The coins are multiplied by the houses in the city, yours included.',
  'lesson.ask.prefect':
    'Choose a province: you get its bonus good, and every house there gives its owner 1 unit of its city. Or take the coins that lie open, and turn all markers back.',
  'lesson.ask.take':
    'Not everything fits: the storehouse has 12 spaces, some of them used by colonists. You choose what to take until it is full. Goods can’t be thrown away.',
  'lesson.ask.trade':
    'You may trade two kinds of goods with the bank, any number of each: either sell or buy a kind. What the first trade brings can pay for the second.',
  'lesson.ask.copy':
    'You do what the top card of another player’s pile does, as if you had played it. A Diplomat can’t be copied.',
  'lesson.ask.repeat':
    'The card right under your Magister is carried out once more, as if played now.',
  'lesson.ask.buy':
    'A bought card comes into your hand at once. It costs the goods on it; with a Senator or Praetor also those of its place in the market.',
  'lesson.ask.pay': 'A “?” is paid with 1 unit of any kind: give what you need least.',
  'lesson.ask.place-one':
    'A new colonist means one more step for your Architects, one more free space in the storehouse, and points from Mars.',
  'lesson.ask.colonise':
    'Place new colonists in the capital or in cities with your house, each for 1 food and 1 tools; or take coins for those on the board.',
  'lesson.ask.name':
    'You see your partner’s hand. If he accepts the card that you name, he plays it, and then you carry it out too.',
  'lesson.ask.name-half':
    'Choose the half that you will carry out yourself; your partner takes the other one.',
  'lesson.ask.answer':
    'If you accept, you play the card now, and your partner carries it out after you. If you refuse, the others don’t learn which one it was.',
  'lesson.ask.end':
    'The market is filled up only after your turn. Until then you can take back what nobody else had a part in.',
  'lesson.card.tribune':
    'All your played cards come back to your hand; from the 4th on each brings 1 sestertius. Then you may place a new colonist in the capital for 1 food and 1 tools.',
  'lesson.card.architect':
    'First your colonists move, then you build houses in the cities beside them. Houses produce goods, and most gods reward them.',
  'lesson.card.prefect':
    'A province produces for everybody who has a house there, and you get a bonus good. Or take the coins that show on the markers.',
  'lesson.card.mercator':
    'Take 3 sestertii, or 5 with a bought Mercator. Then you may sell or buy two kinds of goods at fixed prices.',
  'lesson.card.diplomat':
    'Do what the card does that another player has played last. Look at their piles first.',
  'lesson.card.senator':
    'Buy up to two cards of the market into your hand. The nearer to the front a card lies, the cheaper is its place.',
  'lesson.card.magister':
    'It repeats the card that lies right under it on your pile: play it after the card that you want twice. A Senator can’t be repeated.',
  'lesson.card.praetor': 'You and your partner may each buy one card at the Senator’s price.',
  'lesson.card.legate':
    'Name a card of your partner’s hand. If he accepts, he plays it, and you carry it out after him. In scoring it counts for three gods.',
  'lesson.card.colonist':
    'New colonists, each for 1 food and 1 tools, in the capital or in cities with your house; or coins for those on the board.',
  'lesson.card.consul': 'Buy one card for the goods on it alone, wherever it lies in the market.',
  'lesson.card.proconsul':
    'You may buy one card, but no Proconsul, for the goods on it alone. Then your partner plays another card of his own, and carries it out alone.',
  'lesson.card.specialist':
    'Each of your houses in cities of this kind gives you 1 unit, and nobody else gets any. In scoring Minerva rewards the same houses.',
  'lesson.card.double':
    'One card, two actions: choose one of them each time. In teams your partner carries out the other one.',
} as const satisfies Record<string, Message>;

export type LessonKey = keyof typeof en;
