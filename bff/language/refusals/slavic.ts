import type { Refusals } from './refusals-shape.ts';

/** Words of refusal in the Slavic languages. */
export const REFUSALS_SLAVIC: Readonly<Record<string, Refusals>> = {
  pl: {
    unwanted:
      'nie potrzeb*, nie ~ potrzebuj*, nie trzeba, nie chcę, nie chcemy, nie chciał*, nie życz*, niepotrzebn*, nie jest potrzebn*, nie są potrzebn*, nie będzie potrzebn*, proszę nie, nie przynoś*, nie budź*, nie budzić, nie odwołuj*, nie odwoływać, nie anuluj*, nie anulować, nie wysyłaj*, nie zamawiaj*, nie wzywaj*, nie przychodź*, nie sprząta*, nie rezerwuj*, nie zmieniaj*, obejdę się, proszę bez',
    without: 'bez, żadn*, nie',
    tail: 'też nie, również nie, także nie',
    lacks: 'ma, mam, mamy, są, brak*, dział*, tu, tutaj, w, było, był',
    asks: 'dlaczego, czemu, może*, mog*, przed, dopiero, tylko',
  },
  cs: {
    unwanted:
      'nepotřebuj*, nebudu potřebovat, nebudeme potřebovat, nechci, nechceme, nechtěl*, není třeba, není potřeba, netřeba, nemusíte, nemusí, nenoste, nerušte ~ rezervaci, neruste rezervaci, nestornujte, neposílejte, nebuďte, nebudit, nevolejte, neobjednávejte, nechoďte, neuklízejte, neměňte, nerezervujte, nepřinášejte, obejdu se, obejdeme se, prosím žádn*, prosím bez',
    without: 'bez, žádn*, ne',
    tail: 'také ne, taky ne',
    lacks: 'není, nejsou, nemám*, chybí, nefunguj*, tady, tu, v',
    asks: 'proč, můžete, mohli, mohu, můžu, před, až, jen',
  },
  sk: {
    unwanted:
      'nepotrebuj*, nebudem potrebovať, nebudeme potrebovať, nechcem*, nechcel*, netreba, nie je potrebn*, nie sú potrebn*, nemusíte, nenoste, nerušte ~ rezerváciu, nestornujte, neposielajte, nebuďte, nezobúdzajte, nevolajte, neobjednávajte, nechoďte, neupratujte, nemeňte, neprineste, prosím žiad*, prosím bez',
    without: 'bez, žiad*, nie',
    tail: 'tiež nie, ani',
    lacks: 'je, sú, nemám*, chýba*, nefunguj*, tu, v',
    asks: 'prečo, môžete, mohli, môžem, pred, až, len',
  },
  bg: {
    unwanted:
      'не ми трябва*, не ни трябва*, не ~ трябва*, нямам нужда, нямаме нужда, няма нужда, не искам, не искаме, не желая, не желаем, не е нужно, не е необходимо, не са нужни, не носете, не ми носете, не отменяйте, не анулирайте, не ме буд*, не ни буд*, не будете, не викайте, не поръчвайте, не пращайте, не изпращайте, не идвайте, не чистете, не резервирайте, не променяйте, моля без',
    without: 'без, никакв*, не',
    tail: 'също не',
    lacks: 'има, няма, нямам, нямаме, липсва*, работи, тук, в, намирам',
    asks: 'защо, може*, мога, бихте, преди, само',
  },
  hr: {
    unwanted:
      'ne treba*, ne ~ treba*, ne želim, ne želimo, ne bih, neću, nećemo, nije potreb*, nisu potreb*, nema potrebe, nemojte, ne nosite, ne donosite, ne otkazujte, ne budite, ne šaljite, ne zovite, ne naručujte, ne dolazite, ne čistite, ne mijenjajte, molim bez',
    without: 'bez, nikakv*, ne',
    tail: 'također ne, isto ne',
    lacks: 'nema*, imam*, fali, nedostaj*, radi, ovdje, u',
    asks: 'zašto, možete, mogu, možemo, prije, samo',
  },
  sr: {
    unwanted:
      'ne treba*, ne ~ treba*, ne želim, ne želimo, ne bih, neću, nećemo, nije potreb*, nisu potreb*, nema potrebe, nemojte, ne nosite, ne donosite, ne otkazujte, ne budite, ne šaljite, ne zovite, ne naručujte, ne dolazite, ne čistite, ne menjajte, molim bez, не треба*, не ~ треба*, не желим, не желимо, не бих, нећу, нећемо, није потреб*, нису потреб*, нема потребе, немојте, не носите, не доносите, не отказујте, не будите, не шаљите, не зовите, не наручујте, не долазите, не чистите, не мењајте, молим без',
    without: 'bez, nikakv*, ne, без, никакв*, не',
    tail: 'takođe ne, такође не',
    lacks: 'nema*, imam*, fali, nedostaj*, radi, ovde, u, нема*, имам*, фали, недостај*, ради, овде, у',
    asks: 'zašto, možete, mogu, možemo, pre, samo, зашто, можете, могу, можемо, пре, само',
  },
  sl: {
    unwanted:
      'ne potrebuj*, ne ~ potrebuj*, ne rabim*, ne ~ rabim*, ne želim*, nočem*, ni potreb*, niso potreb*, ni treba, ne prinašajte, ne nosite, ne prekličite, ne odpovejte, ne odpovedujte, ne ~ budite, ne ~ zbudite, ne pošiljajte, ne kličite, ne naročajte, ne hodite, ne čistite, ne spreminjajte, prosim brez',
    without: 'brez, noben*, ne',
    tail: 'tudi ne',
    lacks: 'ni, nima*, imam*, manjka*, dela, tukaj, v',
    asks: 'zakaj, lahko, morete, mogli, pred, samo',
  },
  ru: {
    unwanted:
      'не нужн*, не нужен, не ~ нужн*, не ~ нужен, не понадоб*, не надо, не требу*, не хочу, не хотим, не хотел* бы, не желаю, не приносите, не приносить, не отменяйте, не отменять, не отменяй, не аннулируйте, не будите, не будить, не присылайте, не отправляйте, не вызывайте, не вызывать, не заказывайте, не заказывать, не приходите, не убирайте, не убирать, не меняйте, не бронируйте, обойдусь, обойдемся, ни к чему',
    without: 'без, никак*',
    tail: 'тоже не надо, тоже не нужн*, тоже нет',
    lacks: 'нет, есть, работает, тут, здесь, в',
    asks: 'почему, можете, могли, можно, могу, до, раньше, только',
  },
  uk: {
    unwanted:
      'не треба, не потріб*, непотріб*, не хочу, не хочемо, не бажа*, не приносьте, не приносити, не скасовуйте, не скасовувати, не анулюйте, не відміняйте, не будіть, не будити, не надсилайте, не викликайте, не замовляйте, не приходьте, не прибирайте, не змінюйте, не бронюйте, обійдуся, обійдемося',
    without: 'без, жодн*',
    tail: 'теж не треба, також не треба, теж ні',
    lacks: 'немає, нема, є, працює, тут, в',
    asks: 'чому, можете, могли, можна, можу, до, раніше, лише, тільки',
  },
};
