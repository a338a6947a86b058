/** Hungarian texts that explain cards and questions in a first game. */
import type { Message } from '../en';
import type { LessonKey } from '../en/lessons';

export const hu: Record<LessonKey, Message> = {
  'lesson.about': 'Első játszma',
  'lesson.welcome.title': 'Üdvözlünk a római világban',
  'lesson.magnus.title': 'Praefectus Magnus',
  'lesson.rule': '{number}. szabály',
  'lesson.next': 'Tovább',
  'lesson.back': 'Vissza',
  'lesson.page': '{page} / {all}',
  'lesson.close': 'Értem',
  'lesson.never': 'Ne magyarázz többet',
  'lesson.welcome':
    'A körödben kijátszol egy kártyát, és megteszed, amit mond: utazol, házat építesz, termelsz, kereskedsz, kártyát veszel. A végén minden kártyád győzelmi pontot hoz az istene szerint.',
  'lesson.welcome.team':
    'A társaddal együtt nyersz. Bármelyik kártyát játssza is ki egyikőtök, a másik is végrehajtja, saját magának; csak néhány kártya más, és azok meg is mondják.',
  'lesson.magnus':
    'Nálad van a Praefectus Magnus: a következő provincia, amelyet termeltetsz, 1 helyett 2 bónuszárut ad. A köröd után a szomszédodhoz kerül.',
  'lesson.ask.start':
    'Mindkét telepesed ugyanabban a városban kezd, amelyet nem köt vonal a fővároshoz. A város vonalai döntik el, hogy szárazon vagy tengeren utaznak.',
  'lesson.ask.shop':
    'Áruk nélkül kezdesz. Vegyél alapáron, amit szeretnél, amíg az érmék és a raktármezők engedik.',
  'lesson.ask.play':
    'Válassz egy kártyát a kezedből. A dobópaklidra kerül, és ott marad, amíg a Tribunus vissza nem hozza mindet.',
  'lesson.ask.errand':
    'A társad Prokonzult játszott ki: most te játszol ki egy saját kártyát, és egyedül hajtod végre.',
  'lesson.ask.half':
    'A kettős kártya kettő közül az egyik. Minden alkalommal újra választhatsz; csapatban a társad a másik felét hajtja végre.',
  'lesson.ask.move':
    'Annyi lépésed van, ahány telepesed a táblán, és tetszés szerint osztod el köztük. A szárazföldi telepesek barna, a tengeriek kék vonalon járnak.',
  'lesson.ask.put':
    'A számok mutatják, hány lépésbe kerül egy vonal. Ahol telepes áll, ott megállni nem lehet, de átmenni igen.',
  'lesson.ask.build':
    'Annak a vonalnak mindkét végén építhetsz, amelyen telepesed áll, városonként egyszer. Az érmeköltség a városban lévő házak számával szorzódik, a tieddel együtt.',
  'lesson.ask.prefect':
    'Válassz egy provinciát: megkapod a bónuszáruját, és ott minden ház 1 árut ad a gazdájának a városa szerint. Vagy vedd el a látható érméket, és minden bónuszjelző visszafordul.',
  'lesson.ask.take':
    'Nem fér el minden: a raktárban 12 raktármező van, némelyiket telepesek foglalják el. Te választod, mit veszel el, amíg meg nem telik. Árut eldobni nem lehet.',
  'lesson.ask.trade':
    'Két árutípussal kereskedhetsz a bankkal, bármennyivel: egy típust vagy eladsz, vagy veszel. Az első üzlet bevétele fizetheti a másodikat.',
  'lesson.ask.copy':
    'Azt teszed, amit egy másik játékos dobópaklijának felső kártyája, mintha te játszottad volna ki. Diplomatát nem lehet lemásolni.',
  'lesson.ask.repeat':
    'A Magister alatti kártyád még egyszer végrehajtódik, mintha most játszanád ki.',
  'lesson.ask.buy':
    'A megvett kártya rögtön a kezedbe kerül. Ára a rajta látható áru; Szenátorral vagy Praetorral a kínálatban elfoglalt helyéé is.',
  'lesson.ask.pay':
    'A „?” bármelyik típusú 1 áruval fizethető: add, amire a legkevésbé van szükséged.',
  'lesson.ask.place-one':
    'Egy új telepes eggyel több lépés az Építésznek, eggyel több szabad raktármező, és győzelmi pont Marstól.',
  'lesson.ask.colonise':
    'Tegyél új telepeseket a fővárosba vagy olyan városba, ahol van házad, egyenként 1 ételért és 1 szerszámért; vagy vegyél el érméket a táblán lévőkért.',
  'lesson.ask.name':
    'Látod a társad kezét. Ha elfogadja a megnevezett kártyát, kijátssza, utána te is végrehajtod.',
  'lesson.ask.name-half': 'Válaszd ki, melyik felét hajtod végre te; a társadé a másik.',
  'lesson.ask.answer':
    'Ha elfogadod, most kijátszod a kártyát, és utánad a társad is végrehajtja. Ha nem, a többiek nem tudják meg, melyik volt az.',
  'lesson.ask.end':
    'A kínálat csak a köröd után töltődik fel. Addig visszavonhatod, amiben más nem vett részt.',
  'lesson.card.tribune':
    'Minden kijátszott kártyád visszakerül a kezedbe; a 4.-től mindegyik 1 sestertiust hoz. Ezután 1 ételért és 1 szerszámért új telepest tehetsz a fővárosba.',
  'lesson.card.architect':
    'Előbb a telepeseid mozognak, aztán házakat építesz a szomszédos városokban. A házak árut termelnek, és a legtöbb isten jutalmazza őket.',
  'lesson.card.prefect':
    'Egy provincia mindenkinek termel, akinek ott háza van, te pedig bónuszárut is kapsz. Vagy vedd el a bónuszjelzőkön látható érméket.',
  'lesson.card.mercator':
    'Kapsz 3 sestertiust, vásárolt Kereskedővel 5-öt. Ezután két árutípust adhatsz el vagy vehetsz rögzített áron.',
  'lesson.card.diplomat':
    'Hajtsd végre egy másik játékos legutóbb kijátszott kártyáját. Előbb nézd meg a dobópaklijukat.',
  'lesson.card.senator':
    'Vegyél legfeljebb két kártyát a kínálatból a kezedbe. Minél előrébb fekszik egy kártya, annál olcsóbb.',
  'lesson.card.magister':
    'Megismétli a dobópaklidban közvetlenül alatta lévő kártyát: az után játszd ki, amelyiket kétszer szeretnéd. Szenátort nem lehet megismételni.',
  'lesson.card.praetor': 'Te és a társad is vehettek egy-egy kártyát, a Szenátor árán.',
  'lesson.card.legate':
    'Nevezz meg egy kártyát a társad kezéből. Ha elfogadja, kijátssza, és utána te is végrehajtod. Pontozáskor három istennek számít.',
  'lesson.card.colonist':
    'Új telepesek, egyenként 1 ételért és 1 szerszámért, a fővárosba vagy olyan városba, ahol van házad; vagy érmék a táblán lévőkért.',
  'lesson.card.consul':
    'Vegyél egy kártyát csak a rajta látható áruért, bárhol fekszik is a kínálatban.',
  'lesson.card.proconsul':
    'Vehetsz egy kártyát, de nem Prokonzult, csak a rajta látható áruért. Utána a társad kijátszik egy saját kártyát, és egyedül hajtja végre.',
  'lesson.card.specialist':
    'Minden házad az ilyen városokban 1 árut ad neked, és senki más nem kap. Pontozáskor Minerva ugyanezeket a házakat jutalmazza.',
  'lesson.card.double':
    'Egy kártya, két akció: minden alkalommal válassz egyet. Csapatban a társad a másikat hajtja végre.',
};
