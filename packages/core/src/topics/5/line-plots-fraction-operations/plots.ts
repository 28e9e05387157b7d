import {
  answerStep,
  assert,
  type Block,
  type Both,
  count,
  type Expr,
  equation,
  explainedBy,
  expr,
  itemOf,
  line,
  mixed,
  type Noun,
  noun,
  over,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  type Step,
  statements,
  sum,
  type Term,
  theThings,
  thing,
  times,
  toSimplestForm,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  amounts,
  countAt,
  type FractionPlot,
  fractionPlots,
  lengths,
  marked,
  type PlotSetting,
  totalOf,
  valueAt,
  weights,
} from '../../kit/measures/fraction-plots.ts'
import type { Level } from './levels.ts'

/** Measured in eighths, up to 1. Each level tells things of its own. */
const THINGS: Readonly<Record<Level['things'], readonly PlotSetting[]>> = {
  easy: [
    amounts(['salt water', 'agua salada'], noun('flask', 'flasks', 'matraz', 'matraces', 'm'), nouns.liter, 0, 1),
    lengths(nouns.snail, nouns.inch, 0, 1),
    weights(noun('bag of nuts', 'bags of nuts', 'bolsa de nueces', 'bolsas de nueces', 'f'), nouns.pound, 0, 1),
    amounts(['juice', 'jugo'], nouns.glass, nouns.cup, 0, 1),
    lengths(noun('leaf', 'leaves', 'hoja', 'hojas', 'f'), nouns.inch, 0, 1),
    weights(noun('potato', 'potatoes', 'papa', 'papas', 'f'), nouns.pound, 0, 1),
    amounts(['milk', 'leche'], nouns.bottle, nouns.quart, 0, 1),
    lengths(noun('feather', 'feathers', 'pluma', 'plumas', 'f'), nouns.inch, 0, 1),
    weights(noun('candle', 'candles', 'vela', 'velas', 'f'), nouns.pound, 0, 1),
    amounts(['soup', 'sopa'], noun('bowl', 'bowls', 'tazón', 'tazones', 'm'), nouns.cup, 0, 1),
    lengths(noun('bean sprout', 'bean sprouts', 'brote de frijol', 'brotes de frijol', 'm'), nouns.inch, 0, 1),
    weights(noun('orange', 'oranges', 'naranja', 'naranjas', 'f'), nouns.pound, 0, 1),
  ],
  medium: [
    amounts(['honey', 'miel'], nouns.jar, nouns.cup, 0, 1),
    lengths(noun('piece of wire', 'pieces of wire', 'trozo de alambre', 'trozos de alambre', 'm'), nouns.foot, 0, 1),
    weights(nouns.tomato, nouns.pound, 0, 1),
    amounts(['lemonade', 'limonada'], noun('pitcher', 'pitchers', 'jarra', 'jarras', 'f'), nouns.gallon, 0, 1),
    lengths(nouns.caterpillar, nouns.inch, 0, 1),
    weights(
      noun('packet of seeds', 'packets of seeds', 'sobre de semillas', 'sobres de semillas', 'm'),
      nouns.ounce,
      0,
      1,
    ),
    amounts(['sugar', 'azúcar'], noun('container', 'containers', 'recipiente', 'recipientes', 'm'), nouns.cup, 0, 1),
    lengths(noun('nail', 'nails', 'clavo', 'clavos', 'm'), nouns.inch, 0, 1),
    weights(noun('pear', 'pears', 'pera', 'peras', 'f'), nouns.pound, 0, 1),
    amounts(['oil', 'aceite'], noun('can', 'cans', 'lata', 'latas', 'f'), nouns.liter, 0, 1),
    lengths(noun('piece of string', 'pieces of string', 'trozo de cuerda', 'trozos de cuerda', 'm'), nouns.yard, 0, 1),
    amounts(['cream', 'crema'], noun('carton', 'cartons', 'cartón', 'cartones', 'm'), nouns.pint, 0, 1),
    weights(noun('bar of soap', 'bars of soap', 'barra de jabón', 'barras de jabón', 'f'), nouns.pound, 0, 1),
    lengths(noun('cricket', 'crickets', 'grillo', 'grillos', 'm'), nouns.inch, 0, 1),
    amounts(['hot chocolate', 'chocolate caliente'], noun('mug', 'mugs', 'taza', 'tazas', 'f'), nouns.pint, 0, 1),
  ],
  hard: [
    amounts(['rainwater', 'agua de lluvia'], nouns.bucket, nouns.gallon, 0, 1),
    lengths(nouns.beetle, nouns.inch, 0, 1),
    amounts(['flour', 'harina'], nouns.bag, nouns.pound, 0, 1),
    weights(noun('bag of rice', 'bags of rice', 'bolsa de arroz', 'bolsas de arroz', 'f'), nouns.pound, 0, 1),
    lengths(nouns.shell, nouns.inch, 0, 1),
    amounts(['paint', 'pintura'], nouns.can, nouns.gallon, 0, 1),
    weights(noun('onion', 'onions', 'cebolla', 'cebollas', 'f'), nouns.pound, 0, 1),
    amounts(['tea', 'té'], noun('thermos', 'thermoses', 'termo', 'termos', 'm'), nouns.quart, 0, 1),
    lengths(noun('piece of ribbon', 'pieces of ribbon', 'pedazo de cinta', 'pedazos de cinta', 'm'), nouns.yard, 0, 1),
    amounts(['vinegar', 'vinagre'], noun('bottle', 'bottles', 'botella', 'botellas', 'f'), nouns.liter, 0, 1),
    weights(noun('mango', 'mangoes', 'mango', 'mangos', 'm'), nouns.pound, 0, 1),
    amounts(['yogurt', 'yogur'], noun('dish', 'dishes', 'plato', 'platos', 'm'), nouns.cup, 0, 1),
  ],
}
const settings: readonly PlotSetting[] = [...THINGS.easy, ...THINGS.medium, ...THINGS.hard]
export const plots = fractionPlots(settings)
const placesOf = (things: readonly PlotSetting[]): readonly number[] => things.map(thing => settings.indexOf(thing))
const OWN = { easy: placesOf(THINGS.easy), medium: placesOf(THINGS.medium), hard: placesOf(THINGS.hard) } as const
/** Things with something in them, which may be shared out. */
const sharable = placesOf(THINGS.hard.filter(({ kind }) => kind === 'has'))
/** The others, where something is shared out beside them. */
export const unshared = placesOf(THINGS.hard.filter(({ kind }) => kind !== 'has'))
export const PARTS = 8

/** The forms of a level share the things out, so that no sheet has one twice: which form this is, of how many. */
type Share = readonly [own: number, forms: number]
const shareOf = (of: readonly number[], own: number, forms: number): readonly number[] =>
  of.filter((_, i) => i % forms === own)
const places = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)
/** Three values that nothing has, at the ends too. */
export const drawPlot = (
  random: Random,
  level: Level,
  [own, forms]: Share,
  fits: (plot: FractionPlot) => boolean = () => true,
  from: readonly number[] = OWN[level.things],
): FractionPlot =>
  plots.draw(random, {
    ...level,
    parts: PARTS,
    setting: random.evenly(shareOf(from, own, forms)),
    fits,
    empty: ticks => random.sample(places(ticks), 3),
  })

/** One to four marks above each of five values. */
const stacks = (): readonly (readonly number[])[] =>
  places(5).reduce<readonly (readonly number[])[]>(
    some => some.flatMap(own => [1, 2, 3, 4].map(many => [...own, many])),
    [[]],
  )
const withSo = (many: number) => stacks().filter(own => own.reduce((all, each) => all + each, 0) === many)
/** By how many marks there are in all. */
const STACKS = { 8: withSo(8), 10: withSo(10), 12: withSo(12) } as const
const wholes = new Map<string, readonly (readonly number[])[]>()
/** The stacks over these values whose total is whole. */
function wholeOver(many: keyof typeof STACKS, open: readonly number[]): readonly (readonly number[])[] {
  const key = `${many}: ${open}`
  const known = wholes.get(key)
  if (known) return known
  const found = STACKS[many].filter(
    own => own.reduce((total, each, i) => total + each * (itemOf(open, i) + 1), 0) % PARTS === 0,
  )
  wholes.set(key, found)
  return found
}
/** 8, 10 or 12 things with a whole total to share: few plots have one, so that it is not left to chance. */
export function drawShared(random: Random, [own, forms]: Share, fits: (plot: FractionPlot) => boolean): FractionPlot {
  const setting = random.evenly(shareOf(sharable, own, forms))
  const many = random.evenly([8, 10, 12])
  return random.until(() => {
    const open = [...random.sample(places(PARTS), 5)].sort((a, b) => a - b)
    const own = random.pick(wholeOver(many, open))
    const counts = places(PARTS).map(place => (open.includes(place) ? itemOf(own, open.indexOf(place)) : 0))
    return { setting, parts: PARTS, first: 1, counts }
  }, fits)
}

/** The least value and the most common one, with different denominators; neither the greatest. */
const PAIRS = places(PARTS).flatMap(high =>
  places(high).flatMap(low =>
    low < 4 && high < PARTS - 1 && Ratio.of(low + 1, PARTS).d !== Ratio.of(high + 1, PARTS).d
      ? [[low, high] as const]
      : [],
  ),
)
export function drawCommonAndLeast(random: Random, [fewest, most]: Level['data'], [own, forms]: Share): FractionPlot {
  const setting = random.evenly(shareOf(OWN.medium, own, forms))
  const [low, high] = random.evenly(PAIRS)
  return random.until(
    () => {
      const beyond = random.pick(places(PARTS).filter(place => place > high))
      const others = random.sample(
        places(PARTS).filter(place => place > low && place !== high && place !== beyond),
        2,
      )
      const counts = places(PARTS).map(place =>
        place === high ? 4 : [low, beyond, ...others].includes(place) ? random.int(1, 3) : 0,
      )
      return { setting, parts: PARTS, first: 1, counts }
    },
    plot => totalOf(plot) >= fewest && totalOf(plot) <= most,
  )
}

/** Where the result is above 1. */
export const asMixed: Both<Block> = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe el resultado como número mixto en su mínima expresión.`,
}
export const mixedQuantity: typeof quantity = { ...quantity, requires: 'mixed-in-lowest-terms' }
/** Three times a value is in lowest terms as it stands. */
export const asFraction: Both<Block> = {
  en: prose`Write the answer as a fraction.`,
  es: prose`Escribe el resultado como fracción.`,
}
export const fractionQuantity: typeof quantity = { ...quantity, requires: 'fraction' }
export const lowestTerms: Both<Block> = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe el resultado en su mínima expresión.`,
}
export const lowestQuantity: typeof quantity = { ...quantity, requires: 'lowest-terms' }
export const isAboveOne = (value: Ratio): boolean => value.compare(1) > 0 && !value.isInteger
export const totalAt = (plot: FractionPlot, place: number): Ratio => valueAt(plot, place).times(countAt(plot, [place]))
export const totalOfAll = ({ counts, first, parts }: FractionPlot): Ratio =>
  Ratio.of(
    counts.reduce((all, many, place) => all + many * (first + place), 0),
    parts,
  )
export const amount = (plot: FractionPlot, value: Ratio): Quantity => count(mixed(value), plots.settingOf(plot).unit)
export const fractionOf = (plot: FractionPlot, value: Ratio): Quantity => count(expr(value), plots.settingOf(plot).unit)

const isUnlike = (one: Ratio, other: Ratio) => one.d !== other.d
export const areUnlike = (plot: FractionPlot, one: number, other: number): boolean =>
  isUnlike(valueAt(plot, one), valueAt(plot, other))
/** In eighths, as many as it is. */
export const eighths = (value: Ratio): number => (value.n * PARTS) / value.d
export const inEighths = (value: Ratio): Expr => over(eighths(value), PARTS)

/** 1/4 = 2/8, where it is not in eighths yet. */
export function renamed(...values: readonly Ratio[]): readonly Step[] {
  const others = values.filter(value => value.d !== PARTS)
  return others.length === 0
    ? []
    : [
        explainedBy(statements(...others.map(value => equation(expr(value), inEighths(value)))), {
          en: line`Write both fractions with denominator ${PARTS}.`,
          es: line`Escribe las dos fracciones con denominador ${PARTS}.`,
        }),
      ]
}
/** 28/8 = 7/2 = 3 1/2. */
export function inLowestTerms(value: Ratio): readonly Step[] {
  const n = eighths(value)
  return value.isInteger
    ? [
        explainedBy(equation(over(n, PARTS), value), {
          en: line`Write it as a whole number.`,
          es: line`Escribe el resultado como número entero.`,
        }),
      ]
    : toSimplestForm({ n, d: PARTS })
}
/** The values of some marks, each so often, in eighths: 3 × 4/8 = 12/8. */
export const multiplied = (plot: FractionPlot, of: readonly number[]): Step =>
  explainedBy(
    statements(
      ...of.map(place => {
        const [many, parts] = [countAt(plot, [place]), plot.first + place]
        return equation(times(many, over(parts, PARTS)), over(many * parts, PARTS))
      }),
    ),
    of.length > 1
      ? {
          en: line`Multiply each value by its number of X’s, in eighths.`,
          es: line`Multiplica cada valor por su número de X, en octavos.`,
        }
      : {
          en: line`Multiply the value by its number of X’s.`,
          es: line`Multiplica el valor por su número de X.`,
        },
  )
export const added = (plot: FractionPlot, of: readonly number[]): Step => {
  const parts = of.map(place => countAt(plot, [place]) * (plot.first + place))
  const all = parts.reduce((total, value) => total + value, 0)
  return explainedBy(equation(sum(...parts.map(value => over(value, PARTS))), over(all, PARTS)), {
    en: line`Add the numerators.`,
    es: line`Suma los numeradores.`,
  })
}
export const totalIs = (found: Quantity): Step =>
  answerStep(quantity.show(found), { en: line`The total is ${found}.`, es: line`El total es de ${found}.` })

const each = ({ gender }: Noun): Expr => words('each', gender === 'f' ? 'cada una' : 'cada uno')
const every = ({ gender }: Noun): Expr => words('all', gender === 'f' ? 'todas' : 'todos')
/** The total of the marks above two values. */
export function asksTotalOfTwo(plot: FractionPlot, a: Term, b: Term): Both<readonly Block[]> {
  const setting = plots.settingOf(plot)
  const those = theThings(setting.noun)
  if (setting.kind === 'long')
    return plots.below(plot, {
      en: prose`What is the total length of ${those} that are ${a} or ${b} long? ____`,
      es: prose`¿Cuál es la longitud total de ${those} que miden ${a} o ${b} de largo? ____`,
    })
  if (setting.kind === 'weighs')
    return plots.below(plot, {
      en: prose`What is the total weight of ${those} that weigh ${a} or ${b} ${each(setting.noun)}? ____`,
      es: prose`¿Cuál es el peso total de ${those} que pesan ${a} o ${b} ${each(setting.noun)}? ____`,
    })
  const stuff = words(...setting.stuff)
  return plots.below(plot, {
    en: prose`What is the total amount of ${stuff} in ${those} that have ${a} or ${b} of ${stuff} ${each(setting.noun)}? ____`,
    es: prose`¿Cuál es la cantidad total de ${stuff} en ${those} que tienen ${a} o ${b} de ${stuff} ${each(setting.noun)}? ____`,
  })
}
export function asksTotalOfAll(plot: FractionPlot): Both<readonly Block[]> {
  const setting = plots.settingOf(plot)
  const [all, those] = [every(setting.noun), theThings(setting.noun)]
  if (setting.kind === 'long')
    return plots.below(plot, {
      en: prose`What is the total length of ${all} ${those}? ____`,
      es: prose`¿Cuál es la longitud total de ${all} ${those}? ____`,
    })
  if (setting.kind === 'weighs')
    return plots.below(plot, {
      en: prose`What is the total weight of ${all} ${those}? ____`,
      es: prose`¿Cuál es el peso total de ${all} ${those}? ____`,
    })
  const stuff = words(...setting.stuff)
  return plots.below(plot, {
    en: prose`What is the total amount of ${stuff} in ${all} ${those}? ____`,
    es: prose`¿Cuál es la cantidad total de ${stuff} en ${all} ${those}? ____`,
  })
}
const stuffIn = (plot: FractionPlot): Expr => {
  const setting = plots.settingOf(plot)
  assert(setting.kind === 'has', 'Only what things have in them is shared out')
  return words(...setting.stuff)
}
export function asksShare(plot: FractionPlot): Both<readonly Block[]> {
  const { noun } = plots.settingOf(plot)
  const [stuff, those, one] = [stuffIn(plot), theThings(noun), thing(noun)]
  return plots.below(plot, {
    en: prose`If the total were divided equally among ${those}, how much ${stuff} would each ${one} have? ____`,
    es: prose`Si el total se repartiera en partes iguales entre ${those}, ¿qué cantidad de ${stuff} tendría cada ${one}? ____`,
  })
}
export function tellsShare(plot: FractionPlot, who: Term, said: Term): Both<readonly Block[]> {
  const { noun } = plots.settingOf(plot)
  const [stuff, those, one] = [stuffIn(plot), theThings(noun), thing(noun)]
  return plots.below(plot, {
    en: prose`The total is divided equally among ${those}. ${who} says that each ${one} gets ${said} of ${stuff}. That is wrong. What was the mistake?`,
    es: prose`El total se reparte en partes iguales entre ${those}. ${who} dice que cada ${one} recibe ${said} de ${stuff}. Es incorrecto. ¿Cuál fue el error?`,
  })
}
/** How many things there are, their total, and one X that is not drawn. */
export function asksMissing(plot: FractionPlot, all: Term, total: Term): Both<readonly Block[]> {
  const setting = plots.settingOf(plot)
  if (setting.kind === 'long')
    return plots.below(plot, {
      en: prose`One X is missing. In all, there are ${all} with a total length of ${total}. What is the missing length? ____`,
      es: prose`Falta una X. En total hay ${all} con una longitud total de ${total}. ¿Cuál es la longitud que falta? ____`,
    })
  if (setting.kind === 'weighs')
    return plots.below(plot, {
      en: prose`One X is missing. In all, there are ${all} with a total weight of ${total}. What is the missing weight? ____`,
      es: prose`Falta una X. En total hay ${all} con un peso total de ${total}. ¿Cuál es el peso que falta? ____`,
    })
  const stuff = words(...setting.stuff)
  return plots.below(plot, {
    en: prose`One X is missing. In all, there are ${all} with a total of ${total} of ${stuff}. What is the missing amount? ____`,
    es: prose`Falta una X. En total hay ${all} con un total de ${total} de ${stuff}. ¿Cuál es la cantidad que falta? ____`,
  })
}
/** 4/8: 3; 5/8: 1. */
export const countedInEighths = (plot: FractionPlot, of: readonly number[]): Block => ({
  kind: 'paragraph',
  content: of.flatMap((place, i) => [
    ...(i > 0 ? ['; '] : []),
    ...line`${over(plot.first + place, PARTS)}: ${countAt(plot, [place])}`,
  ]),
})

/** Values with three denominators: halves, fourths and eighths. */
export const isVaried = (plot: FractionPlot): boolean => {
  const denominators = new Set(marked(plot).map(place => valueAt(plot, place).d))
  return [2, 4, 8].every(d => denominators.has(d)) && marked(plot).length <= 5
}
