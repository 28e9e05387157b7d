import {
  aThing,
  type Both,
  count,
  type Expr,
  failed,
  type Inline,
  itemOf,
  line,
  type Noun,
  noun,
  type Printed,
  type Quantity,
  type Term,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Units of one system, the shortest first, with their size in the shortest. */
export const SYSTEMS: Readonly<
  Record<'customary' | 'metric', readonly { readonly noun: Noun; readonly size: number }[]>
> = {
  customary: [
    { noun: nouns.inch, size: 1 },
    { noun: nouns.foot, size: 12 },
    { noun: nouns.yard, size: 36 },
  ],
  metric: [
    { noun: nouns.centimeter, size: 1 },
    { noun: nouns.meter, size: 100 },
  ],
}
export type System = keyof typeof SYSTEMS
/** Of roads between towns: never of a thing. */
export const farUnitOf = ({ system }: Thing): Noun => (system === 'metric' ? nouns.kilometer : nouns.mile)
export const SYSTEM_NAMES = ['customary', 'metric'] as const satisfies readonly System[]
export const sizeOf = (unit: Noun): number =>
  [...SYSTEMS.customary, ...SYSTEMS.metric].find(({ noun }) => noun === unit)?.size ??
  failed('A length is in a unit that has a size')

export type Way = 'long' | 'tall' | 'wide'
/** Something everybody knows, with its length in a sensible unit and between which lengths it really is. */
export interface Thing {
  readonly called: Term
  readonly noun: Noun
  readonly way: Way
  readonly system: System
  readonly unit: Noun
  readonly amount: number
  /** In the shortest unit of the system. */
  readonly least: number
  readonly most: number
}

const thingOf =
  (system: System, unit: Noun, way: Way) =>
  (en: string, es: string, gender: 'm' | 'f', amount: number, least = amount * 0.75, most = amount * 1.3): Thing => {
    const named = noun(en, `${en}s`, es, `${es}s`, gender)
    return {
      called: aThing(named),
      noun: named,
      way,
      system,
      unit,
      amount,
      least: least * sizeOf(unit),
      most: most * sizeOf(unit),
    }
  }
const inches = thingOf('customary', nouns.inch, 'long')
const feet = thingOf('customary', nouns.foot, 'long')
const feetTall = thingOf('customary', nouns.foot, 'tall')
const yards = thingOf('customary', nouns.yard, 'long')
const centimeters = thingOf('metric', nouns.centimeter, 'long')
const meters = thingOf('metric', nouns.meter, 'long')
const metersTall = thingOf('metric', nouns.meter, 'tall')

export const THINGS: readonly Thing[] = [
  inches('new pencil', 'lápiz nuevo', 'm', 7),
  metersTall('door', 'puerta', 'f', 2),
  yards('school bus', 'autobús escolar', 'm', 12),
  centimeters('key', 'llave', 'f', 6),
  feet('bed', 'cama', 'f', 6),
  meters('soccer field', 'cancha de fútbol', 'f', 100),
  inches('dollar bill', 'billete de un dólar', 'm', 6),
  centimeters('toothbrush', 'cepillo de dientes', 'm', 19),
  feetTall('door', 'puerta', 'f', 7),
  meters('car', 'carro', 'm', 4),
  inches('crayon', 'crayón', 'm', 3, 3, 4),
  centimeters('new pencil', 'lápiz nuevo', 'm', 18),
  yards('car', 'carro', 'm', 5),
  metersTall('giraffe', 'jirafa', 'f', 5),
  inches('toothbrush', 'cepillo de dientes', 'm', 7),
  centimeters('spoon', 'cuchara', 'f', 16),
  feet('couch', 'sofá', 'm', 7),
  meters('bed', 'cama', 'f', 2),
  inches('key', 'llave', 'f', 2),
  centimeters('crayon', 'crayón', 'm', 9),
  feetTall('refrigerator', 'refrigerador', 'm', 6),
  meters('city bus', 'autobús', 'm', 12),
  inches('banana', 'plátano', 'm', 7),
  centimeters("grown-up's shoe", 'zapato de adulto', 'm', 28),
  yards('basketball court', 'cancha de baloncesto', 'f', 30),
  metersTall('elephant', 'elefante', 'm', 3),
  inches('spoon', 'cuchara', 'f', 6),
  centimeters('banana', 'plátano', 'm', 20),
  feet('bicycle', 'bicicleta', 'f', 5),
  metersTall('palm tree', 'palmera', 'f', 10, 7, 15),
  yards('football field', 'campo de fútbol americano', 'm', 100, 90, 120),
  centimeters('glue stick', 'barra de pegamento', 'f', 9),
  inches("child's shoe", 'zapato de niño', 'm', 8),
  metersTall('two-story house', 'casa de dos pisos', 'f', 7, 5, 9),
  feetTall('grown man', 'hombre adulto', 'm', 6, 5, 7),
  centimeters('paper clip', 'clip', 'm', 3),
  inches('cell phone', 'celular', 'm', 6),
  meters('couch', 'sofá', 'm', 2),
  feet('kitchen table', 'mesa de cocina', 'f', 5),
  centimeters('dollar bill', 'billete de un dólar', 'm', 16),
]
/** Known so well that a length 1.5 times as long is out of the question. */
const VAGUE = ['kitchen table', 'couch', 'two-story house', 'key', 'bicycle', 'palm tree']
export const SURE = THINGS.filter(({ amount, noun }) => amount >= 4 && amount <= 20 && !VAGUE.includes(noun.en[0]))
/** Every other one of them: the rest is for an easier level. */
export const JUDGED = SURE.filter((_, i) => i % 2 === 0)
export const thingsOf = (system: System): readonly Thing[] => THINGS.filter(thing => thing.system === system)
export const unitsOf = ({ system }: Thing) => SYSTEMS[system]
export const lengthOf = ({ amount, unit }: Thing): number => amount * sizeOf(unit)
export const inUnits = (amount: number, unit: Noun): Quantity => count(amount, unit)
/** Whether something may be so long. */
export const mayBe = ({ least, most }: Thing, amount: number, unit: Noun): boolean =>
  amount * sizeOf(unit) >= least && amount * sizeOf(unit) <= most

const WAY: Readonly<Record<Way, { readonly en: string; readonly es: string; readonly noun: Expr }>> = {
  long: { en: 'long', es: 'de largo', noun: words('length', 'el largo') },
  tall: { en: 'tall', es: 'de alto', noun: words('height', 'la altura') },
  wide: { en: 'wide', es: 'de ancho', noun: words('width', 'el ancho') },
}
export const wayOf = ({ way }: Thing) => words(WAY[way].en, WAY[way].es)
export const measureOf = ({ way }: Thing): Expr => WAY[way].noun
/** "A door is about 7 feet tall." */
export const isAbout = (thing: Thing, amount: number, unit: Noun): Both<readonly Inline[]> => ({
  en: line`${thing.called} is about ${inUnits(amount, unit)} ${wayOf(thing)}.`,
  es: line`${thing.called} mide aproximadamente ${inUnits(amount, unit)} ${wayOf(thing)}.`,
})

/** What is about as long as a unit. */
const KNOWN = new Map<Noun, Both<readonly Inline[]>>([
  [
    nouns.inch,
    {
      en: line`A small paper clip is about 1 inch long.`,
      es: line`Un clip pequeño mide aproximadamente 1 pulgada de largo.`,
    },
  ],
  [
    nouns.foot,
    {
      en: line`A sheet of paper is about 1 foot long.`,
      es: line`Una hoja de papel mide aproximadamente 1 pie de largo.`,
    },
  ],
  [
    nouns.yard,
    {
      en: line`A baseball bat is about 1 yard long.`,
      es: line`Un bate de béisbol mide aproximadamente 1 yarda de largo.`,
    },
  ],
  [
    nouns.centimeter,
    {
      en: line`Your little finger is about 1 centimeter wide.`,
      es: line`Tu dedo meñique mide aproximadamente 1 centímetro de ancho.`,
    },
  ],
  [
    nouns.meter,
    { en: line`One very long step is about 1 meter.`, es: line`Un paso muy largo mide aproximadamente 1 metro.` },
  ],
])
export const knownLength = (unit: Noun): Both<readonly Inline[]> =>
  itemOf(
    [KNOWN.get(unit)].flatMap(known => known ?? []),
    0,
  )

/** So many of them in a row. */
const KNOWN_ROWS = new Map<Noun, (many: number, length: Quantity) => Both<readonly Inline[]>>([
  [
    nouns.inch,
    (many, length) => ({
      en: line`${length} is about the length of ${many} small paper clips in a row.`,
      es: line`${length} son como ${many} clips pequeños en fila.`,
    }),
  ],
  [
    nouns.foot,
    (many, length) => ({
      en: line`${length} is about the length of ${many} sheets of paper in a row.`,
      es: line`${length} son como ${many} hojas de papel en fila.`,
    }),
  ],
  [
    nouns.yard,
    (many, length) => ({
      en: line`${length} is about the length of ${many} baseball bats in a row.`,
      es: line`${length} son como ${many} bates de béisbol en fila.`,
    }),
  ],
  [
    nouns.centimeter,
    (many, length) => ({
      en: line`${length} is about the width of ${many} little fingers side by side.`,
      es: line`${length} son como ${many} dedos meñiques lado a lado.`,
    }),
  ],
  [
    nouns.meter,
    (many, length) => ({
      en: line`${length} is about the length of ${many} very long steps.`,
      es: line`${length} son como ${many} pasos muy largos.`,
    }),
  ],
])
export const knownRow = (many: number, unit: Noun): Both<readonly Inline[]> =>
  (KNOWN_ROWS.get(unit) ?? failed('A unit has something that is about as long'))(many, inUnits(many, unit))

/** The things that are printed: a door is measured in feet and in meters. */
export const printedThings = (printed: Printed): readonly Thing[] =>
  THINGS.filter(({ noun }) => printed.terms('thing').some(term => term.noun.en[0] === noun.en[0]))
