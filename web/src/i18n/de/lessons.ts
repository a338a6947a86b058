/** German texts that explain cards and questions in a first game. */
import type { Message } from '../en';
import type { LessonKey } from '../en/lessons';

export const de: Record<LessonKey, Message> = {
  'lesson.about': 'Erste Partie',
  'lesson.welcome.title': 'Willkommen in der römischen Welt',
  'lesson.magnus.title': 'Praefectus Magnus',
  'lesson.rule': 'Regel {number}',
  'lesson.next': 'Weiter',
  'lesson.back': 'Zurück',
  'lesson.page': '{page} von {all}',
  'lesson.close': 'Verstanden',
  'lesson.never': 'Nichts mehr erklären',
  'lesson.welcome':
    'In deinem Zug spielst du eine Karte und tust, was sie sagt: reisen, Häuser bauen, produzieren, handeln, weitere Karten kaufen. Am Ende bringt jede deiner Karten Siegpunkte durch ihre Gottheit.',
  'lesson.welcome.team':
    'Du gewinnst zusammen mit deinem Partner. Welche Karte auch immer einer spielt, der andere führt sie für sich selbst ebenfalls aus; nur wenige Karten sind anders und sagen es.',
  'lesson.magnus':
    'Du hast den Praefectus Magnus: Die nächste Provinz, die du produzieren lässt, gibt dir 2 Bonuswaren statt 1. Nach diesem Zug geht er an deinen Nachbarn.',
  'lesson.ask.start':
    'Beide Kolonisten beginnen in einer Stadt, die kein Weg mit der Hauptstadt verbindet. Ihre Wege bestimmen, ob sie zu Land oder zur See reisen.',
  'lesson.ask.shop':
    'Du beginnst ohne Waren. Kaufe zu den Grundpreisen, was du willst, soweit Münzen und Lagerplätze reichen.',
  'lesson.ask.play':
    'Wähle eine Karte deiner Hand. Sie kommt auf deinen Stapel und bleibt dort, bis dein Tribun alle zurückholt.',
  'lesson.ask.errand':
    'Dein Partner hat einen Prokonsul gespielt: Jetzt spielst du eine eigene Karte und führst sie allein aus.',
  'lesson.ask.half':
    'Eine Doppelkarte ist eine von zweien. Wähle jedes Mal neu; in Teams führt dein Partner die andere Hälfte aus.',
  'lesson.ask.move':
    'Du hast so viele Bewegungsschritte wie Kolonisten auf dem Plan und verteilst sie, wie du magst. Landkolonisten nehmen braune Wege, Seekolonisten blaue.',
  'lesson.ask.put':
    'Die Zahlen sagen, wie viele Schritte ein Weg kostet. Wo ein Kolonist steht, darf niemand anhalten, aber hindurchziehen.',
  'lesson.ask.build':
    'Du kannst an beiden Enden eines Weges bauen, auf dem dein Kolonist steht, in jeder Stadt einmal. Die Münzen gelten mal der Häuser in der Stadt, deines mitgezählt.',
  'lesson.ask.prefect':
    'Wähle eine Provinz: Du erhältst ihre Bonusware, und jedes Haus dort gibt seinem Besitzer 1 Ware seiner Stadt. Oder nimm die sichtbaren Münzen, und alle Bonusmarker werden zurückgedreht.',
  'lesson.ask.take':
    'Nicht alles passt hinein: Das Lagerhaus hat 12 Lagerplätze, einige davon belegen Kolonisten. Du wählst, was du nimmst, bis es voll ist. Waren darf man nicht entsorgen.',
  'lesson.ask.trade':
    'Du darfst in zwei Warensorten mit der Bank handeln, beliebig viele Stücke: jede Sorte entweder verkaufen oder kaufen. Was der erste Handel bringt, kann den zweiten bezahlen.',
  'lesson.ask.copy':
    'Du tust, was die oberste Karte im Stapel eines anderen tut, als hättest du sie gespielt. Ein Diplomat kann nicht kopiert werden.',
  'lesson.ask.repeat':
    'Die Karte direkt unter deinem Magister wird noch einmal ausgeführt, als wäre sie jetzt gespielt.',
  'lesson.ask.buy':
    'Eine gekaufte Karte kommt sofort auf deine Hand. Sie kostet die Waren auf ihr; beim Senator oder Praetor auch die ihres Platzes in der Auslage.',
  'lesson.ask.pay':
    'Ein „?“ bezahlst du mit 1 Ware beliebiger Sorte: Gib, was du am wenigsten brauchst.',
  'lesson.ask.place-one':
    'Ein neuer Kolonist heißt: ein Bewegungsschritt mehr für deine Architekten, ein freier Lagerplatz mehr und Siegpunkte von Mars.',
  'lesson.ask.colonise':
    'Stelle neue Kolonisten in der Hauptstadt oder in Städten mit deinem Haus auf, je für 1 Nahrung und 1 Werkzeug; oder nimm Münzen für die auf dem Plan.',
  'lesson.ask.name':
    'Du siehst die Hand deines Partners. Nimmt er die genannte Karte an, spielt er sie, und danach führst du sie auch aus.',
  'lesson.ask.name-half':
    'Wähle die Hälfte, die du selbst ausführst; dein Partner nimmt die andere.',
  'lesson.ask.answer':
    'Nimmst du an, spielst du die Karte jetzt, und dein Partner führt sie nach dir aus. Lehnst du ab, erfahren die anderen nicht, welche es war.',
  'lesson.ask.end':
    'Die Auslage wird erst nach deinem Zug aufgefüllt. Bis dahin kannst du zurücknehmen, woran kein anderer beteiligt war.',
  'lesson.card.tribune':
    'Alle gespielten Karten kommen zurück auf deine Hand; ab der 4. bringt jede 1 Sesterze. Dann darfst du für 1 Nahrung und 1 Werkzeug einen neuen Kolonisten in der Hauptstadt aufstellen.',
  'lesson.card.architect':
    'Erst ziehen deine Kolonisten, dann baust du Häuser in den Städten neben ihnen. Häuser erzeugen Waren, und die meisten Götter belohnen sie.',
  'lesson.card.prefect':
    'Eine Provinz produziert für alle, die dort ein Haus haben, und du erhältst eine Bonusware. Oder nimm die Münzen, die auf den Bonusmarkern zu sehen sind.',
  'lesson.card.mercator':
    'Nimm 3 Sesterzen, mit einem gekauften Merkator 5. Dann darfst du zwei Warensorten zu festen Preisen verkaufen oder kaufen.',
  'lesson.card.diplomat':
    'Tu, was die Karte tut, die ein anderer zuletzt gespielt hat. Sieh dir zuerst ihre Stapel an.',
  'lesson.card.senator':
    'Kaufe bis zu zwei Karten der Auslage auf deine Hand. Je weiter vorn eine Karte liegt, desto billiger ist sie.',
  'lesson.card.magister':
    'Er wiederholt die Karte, die direkt unter ihm auf deinem Stapel liegt: Spiele ihn nach der Karte, die du zweimal willst. Ein Senator kann nicht wiederholt werden.',
  'lesson.card.praetor': 'Du und dein Partner dürft je eine Karte zum Preis des Senators kaufen.',
  'lesson.card.legate':
    'Nenne eine Karte aus der Hand deines Partners. Nimmt er an, spielt er sie, und du führst sie nach ihm aus. Bei der Wertung zählt der Legat für drei Gottheiten.',
  'lesson.card.colonist':
    'Neue Kolonisten, je für 1 Nahrung und 1 Werkzeug, in der Hauptstadt oder in Städten mit deinem Haus; oder Münzen für die auf dem Plan.',
  'lesson.card.consul':
    'Kaufe eine Karte allein für die Waren auf ihr, wo immer sie in der Auslage liegt.',
  'lesson.card.proconsul':
    'Du darfst eine Karte, aber keinen Prokonsul, allein für die Waren auf ihr kaufen. Dann spielt dein Partner eine eigene Karte und führt sie allein aus.',
  'lesson.card.specialist':
    'Jedes deiner Häuser in Städten dieser Warensorte gibt dir 1 Ware, und kein anderer erhält etwas. Bei der Wertung belohnt Minerva dieselben Häuser.',
  'lesson.card.double':
    'Eine Karte, zwei Aktionen: Wähle jedes Mal eine davon. In Teams führt dein Partner die andere aus.',
};
