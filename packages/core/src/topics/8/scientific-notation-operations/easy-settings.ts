import { line, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { of } from './parts.ts'
import { beat, drop, type Setting } from './settings.ts'

/** One product or quotient whose first factor is between 1 and 10 at once. */
export const easySettings: readonly Setting[] = [
  {
    operation: 'times',
    numbers: [
      [of('3e8'), of('2e2')],
      [of('3e8'), of('2.5e3')],
      [of('3e8'), of('1.2e3')],
    ],
    unit: nouns.meter,
    tell: (a, b) => ({
      en: prose`Light travels about ${a} meters in one second. About how many meters does it travel in ${b} seconds?`,
      es: prose`La luz recorre unos ${a} metros en un segundo. ¿Cuántos metros recorre, aproximadamente, en ${b} segundos?`,
    }),
    end: q => ({ en: line`Light travels about ${q as Term}.`, es: line`La luz recorre unos ${q as Term}.` }),
  },
  {
    operation: 'over',
    numbers: [
      [of('6.4e10'), of('2e6')],
      [of('6.4e10'), of('4e6')],
      [of('2.56e11'), of('2e6')],
    ],
    unit: nouns.photo,
    tell: (a, b) => ({
      en: prose`A memory card holds ${a} bytes. Each photo takes up ${b} bytes. How many photos fit on the card?`,
      es: prose`En una tarjeta de memoria caben ${a} bytes. Cada foto ocupa ${b} bytes. ¿Cuántas fotos caben en la tarjeta?`,
    }),
    end: q => ({ en: line`The card holds ${q as Term}.`, es: line`En la tarjeta caben ${q as Term}.` }),
  },
  {
    operation: 'times',
    numbers: [
      [of('4.1e7'), of('2e3')],
      [of('4.1e7'), of('2e2')],
    ],
    unit: nouns.liter,
    tell: (a, b) => ({
      en: prose`The Congo River carries about ${a} liters of water into the ocean each second. About how many liters does it carry in ${b} seconds?`,
      es: prose`El río Congo lleva al océano unos ${a} litros de agua por segundo. ¿Cuántos litros lleva, aproximadamente, en ${b} segundos?`,
    }),
    end: q => ({ en: line`The river carries about ${q as Term}.`, es: line`El río lleva unos ${q as Term}.` }),
  },
  {
    operation: 'over',
    numbers: [[of('6e9'), of('3e5')]],
    unit: nouns.second,
    tell: (a, b) => ({
      en: prose`Pluto is about ${a} kilometers from the Sun. Light travels about ${b} kilometers each second. About how many seconds does light take to travel from the Sun to Pluto?`,
      es: prose`Plutón está a unos ${a} kilómetros del Sol. La luz recorre unos ${b} kilómetros por segundo. ¿Cuántos segundos tarda la luz, aproximadamente, en llegar del Sol a Plutón?`,
    }),
    end: q => ({ en: line`Light takes about ${q as Term}.`, es: line`La luz tarda unos ${q as Term}.` }),
  },
  {
    operation: 'times',
    numbers: [
      [of('2.5e5'), of('3e4')],
      [of('2.5e5'), of('2e3')],
    ],
    unit: nouns.cell,
    tell: (a, b) => ({
      en: prose`The brain of an ant has about ${a} cells. About how many brain cells do the ${b} ants of a colony have together?`,
      es: prose`El cerebro de una hormiga tiene unas ${a} células. ¿Cuántas células cerebrales tienen en total, aproximadamente, las ${b} hormigas de una colonia?`,
    }),
    end: q => ({
      en: line`The ants have about ${q as Term} in all.`,
      es: line`Las hormigas tienen unas ${q as Term} en total.`,
    }),
  },
  {
    operation: 'over',
    numbers: [
      [of('7.5e10'), of('2.5e6')],
      [of('5.5e9'), of('2.5e6')],
    ],
    unit: nouns.pool,
    tell: (a, b) => ({
      en: prose`A lake holds ${a} liters of water. An Olympic swimming pool holds about ${b} liters. About how many of these pools could the water of the lake fill?`,
      es: prose`Un lago contiene ${a} litros de agua. En una piscina olímpica caben unos ${b} litros. ¿Cuántas de estas piscinas se podrían llenar, aproximadamente, con el agua del lago?`,
    }),
    end: q => ({
      en: line`The water could fill about ${q as Term}.`,
      es: line`Con el agua se podrían llenar unas ${q as Term}.`,
    }),
  },
  {
    operation: 'times',
    numbers: [
      [of('1.7e4'), of('5e6')],
      [of('1.7e4'), of('3e4')],
    ],
    unit: nouns.meter,
    tell: (a, b) => ({
      en: prose`The space probe Voyager 1 moves about ${a} meters away from the Sun each second. About how many meters is that in ${b} seconds?`,
      es: prose`La sonda espacial Voyager 1 se aleja del Sol unos ${a} metros por segundo. ¿Cuántos metros son, aproximadamente, en ${b} segundos?`,
    }),
    end: q => ({ en: line`The probe moves about ${q as Term}.`, es: line`La sonda se aleja unos ${q as Term}.` }),
  },
  {
    operation: 'over',
    numbers: [
      [of('8e12'), of('4e6')],
      [of('8e12'), of('5e6')],
    ],
    unit: nouns.song,
    tell: (a, b) => ({
      en: prose`There are ${a} bytes free on a computer drive. A song takes up ${b} bytes. How many songs of this size can be saved on the drive?`,
      es: prose`En el disco de una computadora quedan ${a} bytes libres. Una canción ocupa ${b} bytes. ¿Cuántas canciones de este tamaño se pueden guardar en el disco?`,
    }),
    end: q => ({ en: line`The drive has room for ${q as Term}.`, es: line`En el disco caben ${q as Term}.` }),
  },
  {
    operation: 'times',
    numbers: [
      [of('2e4'), of('1.5e2')],
      [of('2e4'), of('4.5e2')],
    ],
    unit: drop,
    tell: (a, b) => ({
      en: prose`One liter of water is about ${a} drops. About how many drops are there in a tank of ${b} liters?`,
      es: prose`Un litro de agua son unas ${a} gotas. ¿Cuántas gotas hay, aproximadamente, en un tanque de ${b} litros?`,
    }),
    end: q => ({ en: line`The tank holds about ${q as Term}.`, es: line`En el tanque hay unas ${q as Term}.` }),
  },
  {
    operation: 'times',
    numbers: [
      [of('4e7'), of('2.2e5')],
      [of('4e7'), of('2e4')],
    ],
    unit: beat,
    tell: (a, b) => ({
      en: prose`A human heart beats about ${a} times in one year. About how many beats do the hearts of all ${b} people of a city make in one year?`,
      es: prose`Un corazón humano da unos ${a} latidos en un año. ¿Cuántos latidos dan en un año, aproximadamente, los corazones de las ${b} personas de una ciudad?`,
    }),
    end: q => ({ en: line`The hearts make about ${q as Term}.`, es: line`Los corazones dan unos ${q as Term}.` }),
  },
  {
    operation: 'times',
    numbers: [
      [of('2e6'), of('4.1e3')],
      [of('2e6'), of('3e4')],
    ],
    unit: nouns.step,
    tell: (a, b) => ({
      en: prose`A person takes about ${a} steps in one year. About how many steps do ${b} people take in one year?`,
      es: prose`Una persona da unos ${a} pasos en un año. ¿Cuántos pasos dan, aproximadamente, ${b} personas en un año?`,
    }),
    end: q => ({ en: line`The people take about ${q as Term}.`, es: line`Las personas dan unos ${q as Term}.` }),
  },
]
