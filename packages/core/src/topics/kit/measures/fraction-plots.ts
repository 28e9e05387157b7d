import {
  aThing,
  type Block,
  type Both,
  both,
  capital,
  count,
  drawing,
  type Expr,
  equation,
  evaluate,
  expr,
  figure,
  howMany,
  type Inline,
  itemOf,
  line,
  linePlot,
  list,
  mixed,
  type Noun,
  over,
  type Printed,
  prose,
  type Quantity,
  type Random,
  Ratio,
  ratioOfExact,
  role,
  type Step,
  step,
  sum,
  type Term,
  theThings,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { repeated } from '../statistics/repeated.ts'

type Words = Both<readonly Inline[]>
/** What was measured: how long things are, how much of something they have, or what they weigh. */
export type PlotSetting = {
  readonly noun: Noun
  readonly unit: Noun
  /** In whole units, between which all values are. */
  readonly least: number
  readonly most: number
} & (
  | { readonly kind: 'long' }
  | { readonly kind: 'weighs' }
  | { readonly kind: 'has'; readonly stuff: readonly [en: string, es: string] }
)

export const lengths = (noun: Noun, unit: Noun, least: number, most: number): PlotSetting => ({
  kind: 'long',
  noun,
  unit,
  least,
  most,
})
export const weights = (noun: Noun, unit: Noun, least: number, most: number): PlotSetting => ({
  kind: 'weighs',
  noun,
  unit,
  least,
  most,
})
export const amounts = (
  stuff: readonly [en: string, es: string],
  noun: Noun,
  unit: Noun,
  least: number,
  most: number,
): PlotSetting => ({ kind: 'has', stuff, noun, unit, least, most })

/** A line of values, so many to a unit, and how many things are at each. */
export type FractionPlot = {
  readonly setting: number
  /** Ticks in a unit. */
  readonly parts: number
  /** The first tick, counted from 0. */
  readonly first: number
  readonly counts: readonly number[]
}

export const totalOf = ({ counts }: FractionPlot): number => counts.reduce((all, value) => all + value, 0)
export const placesOf = ({ counts }: Pick<FractionPlot, 'counts'>): readonly number[] => counts.map((_, i) => i)
/** The places above which there is a mark. */
export const marked = (plot: FractionPlot): readonly number[] =>
  placesOf(plot).filter(place => itemOf(plot.counts, place) > 0)
export const countAt = (plot: FractionPlot, of: readonly number[]): number =>
  of.reduce((all, place) => all + itemOf(plot.counts, place), 0)
export const valueAt = ({ parts, first }: FractionPlot, place: number): Ratio => Ratio.of(first + place, parts)
/** Every value, the least first. */
export const valuesOf = (plot: FractionPlot): readonly Ratio[] => repeated(plot.counts, place => valueAt(plot, place))
/** The place of the highest stack. */
export const tallest = ({ counts }: FractionPlot): number => counts.indexOf(Math.max(...counts))
export const hasOneTallest = ({ counts }: FractionPlot): boolean =>
  counts.indexOf(Math.max(...counts)) === counts.lastIndexOf(Math.max(...counts))

export const SIDES = ['more', 'at least', 'less'] as const
export type Side = (typeof SIDES)[number]
export const isOn = (side: Side, at: Ratio, bound: Ratio): boolean => {
  const order = at.compare(bound)
  return side === 'more' ? order > 0 : side === 'less' ? order < 0 : order >= 0
}
export const onSide = (plot: FractionPlot, place: number, side: Side): readonly number[] =>
  marked(plot).filter(at => isOn(side, valueAt(plot, at), valueAt(plot, place)))
/** Where the marks of a side stand: "to the right of 2 1/4". */
export const whereIs = (side: Side, value: Expr): Words =>
  ({
    more: { en: line`to the right of ${value}`, es: line`a la derecha de ${value}` },
    less: { en: line`to the left of ${value}`, es: line`a la izquierda de ${value}` },
    'at least': { en: line`above ${value} and to its right`, es: line`sobre ${value} y a su derecha` },
  })[side]

const MEASURES = {
  long: words('length', 'longitud'),
  has: words('amount', 'cantidad'),
  weighs: words('weight', 'peso'),
} as const
const HEADS = {
  long: ['Length', 'Longitud'],
  has: ['Amount', 'Cantidad'],
  weighs: ['Weight', 'Peso'],
} as const

/** "are 2 inches long", "tienen 2 tazas de agua": to follow the things. */
function said(setting: PlotSetting, amount: Term): Words {
  if (setting.kind === 'long') return { en: line`are ${amount} long`, es: line`miden ${amount} de largo` }
  if (setting.kind === 'weighs') return { en: line`weigh ${amount}`, es: line`pesan ${amount}` }
  const stuff = words(...setting.stuff)
  return { en: line`have ${amount} of ${stuff}`, es: line`tienen ${amount} de ${stuff}` }
}
function saidOfSide(setting: PlotSetting, side: Side, amount: Term): Words {
  if (setting.kind === 'long')
    return {
      more: { en: line`are longer than ${amount}`, es: line`miden más de ${amount}` },
      less: { en: line`are shorter than ${amount}`, es: line`miden menos de ${amount}` },
      'at least': { en: line`are ${amount} long or longer`, es: line`miden ${amount} o más` },
    }[side]
  if (setting.kind === 'weighs')
    return {
      more: { en: line`weigh more than ${amount}`, es: line`pesan más de ${amount}` },
      less: { en: line`weigh less than ${amount}`, es: line`pesan menos de ${amount}` },
      'at least': { en: line`weigh ${amount} or more`, es: line`pesan ${amount} o más` },
    }[side]
  const stuff = words(...setting.stuff)
  return {
    more: { en: line`have more than ${amount} of ${stuff}`, es: line`tienen más de ${amount} de ${stuff}` },
    less: { en: line`have less than ${amount} of ${stuff}`, es: line`tienen menos de ${amount} de ${stuff}` },
    'at least': { en: line`have ${amount} of ${stuff} or more`, es: line`tienen ${amount} de ${stuff} o más` },
  }[side]
}

export interface PlotSpec {
  readonly setting: number
  readonly parts: number
  readonly ticks: readonly [least: number, most: number]
  readonly data: readonly [least: number, most: number]
  /** The highest stack. */
  readonly most?: number
  /** Places without a mark, drawn anew each time; one between the ends if left out. */
  readonly empty?: (ticks: number) => readonly number[]
  readonly fits?: (plot: FractionPlot) => boolean
}

const paired = ([en, es]: readonly [en: string, es: string]): Expr => words(en, es)
/** How a kind of measure is asked for; in Spanish with its article. */
const PHRASES = {
  long: { most: ['greatest length', 'la longitud mayor'], least: ['least length', 'la menor'] },
  has: { most: ['greatest amount', 'la cantidad mayor'], least: ['least amount', 'la menor'] },
  weighs: { most: ['greatest weight', 'el peso mayor'], least: ['least weight', 'el menor'] },
} as const
const ALL = {
  long: ['all the lengths', 'todas las longitudes'],
  has: ['all the amounts', 'todas las cantidades'],
  weighs: ['all the weights', 'todos los pesos'],
} as const
const COMMON = {
  long: words('length', 'la longitud más común'),
  has: words('amount', 'la cantidad más común'),
  weighs: words('weight', 'el peso más común'),
} as const

/** The plots of a topic with its own things: the numbers on the line are mixed numbers, or fractions of one denominator. */
export function fractionPlots(settings: readonly PlotSetting[], numbers: 'mixed' | 'fraction' = 'mixed') {
  const settingOf = ({ setting }: FractionPlot): PlotSetting => itemOf(settings, setting)
  const measureOf = (plot: FractionPlot): Expr => MEASURES[settingOf(plot).kind]
  const written = (value: Ratio): Expr => (numbers === 'mixed' ? mixed(value) : expr(value))
  const amountOf = (plot: FractionPlot, value: Ratio): Quantity => count(written(value), settingOf(plot).unit)
  /** As the line shows it. */
  const shownAt = (plot: FractionPlot, place: number): Expr => {
    const value = valueAt(plot, place)
    return numbers === 'mixed' || value.isInteger ? mixed(value) : over(plot.first + place, plot.parts)
  }
  const howManyOf = (plot: FractionPlot, number: number): Quantity => count(number, settingOf(plot).noun)

  function axisTitle(plot: FractionPlot): Expr {
    const { kind, unit } = settingOf(plot)
    const [en, es] = HEADS[kind]
    return words(`${en} (${unit.en[1]})`, `${es} (${unit.es[1]})`)
  }
  function titleOf(plot: FractionPlot): Expr {
    const setting = settingOf(plot)
    const { noun } = setting
    if (setting.kind === 'has') return words(`Amounts of ${setting.stuff[0]}`, `Cantidades de ${setting.stuff[1]}`)
    return setting.kind === 'long'
      ? words(`Lengths of ${noun.en[1]}`, `Longitudes de ${noun.es[1]}`)
      : words(`Weights of ${noun.en[1]}`, `Pesos de ${noun.es[1]}`)
  }
  function figureOf(plot: FractionPlot, values: readonly Ratio[] = valuesOf(plot)) {
    return linePlot({
      from: valueAt(plot, 0),
      to: valueAt(plot, plot.counts.length - 1),
      step: Ratio.of(1, plot.parts),
      values,
      numbers,
      title: titleOf(plot),
      axisTitle: axisTitle(plot),
    })
  }

  /** 2 1/4: 3; 2 1/2: 1. */
  const counted = (plot: FractionPlot, of: readonly number[]): Block => ({
    kind: 'paragraph',
    content: of.flatMap((place, i): readonly Inline[] => [
      ...(i > 0 ? ['; '] : []),
      ...line`${shownAt(plot, place)}: ${itemOf(plot.counts, place)}`,
    ]),
  })
  /** What stands above the things, then a question about them: "How many pencils are 2 inches long? ____". */
  const asks = (plot: FractionPlot, what: Words): Both<readonly Block[]> =>
    below(plot, {
      en: { kind: 'paragraph', content: [...line`${howMany(settingOf(plot).noun)} `, ...what.en, ...line`? ____`] },
      es: { kind: 'paragraph', content: [...line`¿${howMany(settingOf(plot).noun)} `, ...what.es, ...line`? ____`] },
    })
  /** What each mark is, and the plot. */
  function drawn(plot: FractionPlot): Both<readonly Block[]> {
    const one = aThing(settingOf(plot).noun)
    const picture = figure(figureOf(plot))
    return { en: [prose`Each X stands for ${one}.`, picture], es: [prose`Cada X representa ${one}.`, picture] }
  }
  function below(plot: FractionPlot, { en, es }: Both<Block>): Both<readonly Block[]> {
    const above = drawn(plot)
    return { en: [...above.en, en], es: [...above.es, es] }
  }

  return {
    settingOf,
    measureOf,
    amountOf,
    shownAt,
    howManyOf,
    figureOf,
    counted,
    drawn,
    below,
    axisOf: axisTitle,
    titleOf,
    draw(random: Random, { setting, parts, ticks, data, most = 4, empty, fits = () => true }: PlotSpec): FractionPlot {
      const { least, most: end } = itemOf(settings, setting)
      return random.until(
        () => {
          // Nothing measures 0.
          const start = Math.max(1, least * parts)
          const number = random.int(ticks[0], Math.min(ticks[1], end * parts - start + 1))
          const bare = empty ? empty(number) : [random.int(1, number - 2)]
          const counts: number[] = Array.from({ length: number }, (_, i) => (bare.includes(i) ? 0 : 1))
          // One at each place, and the others anywhere.
          let open = placesOf({ counts }).filter(place => !bare.includes(place))
          for (let left = random.int(...data) - open.length; left > 0; left--) {
            const place = random.pick(open)
            const raised = itemOf(counts, place) + 1
            counts[place] = raised
            if (raised >= most) open = open.filter(each => each !== place)
          }
          return { setting, parts, first: random.int(start, end * parts - number + 1), counts }
        },
        plot =>
          totalOf(plot) >= data[0] &&
          totalOf(plot) <= data[1] &&
          // Not all stacks are of one height: it matters which is read.
          plot.counts.some(value => value > 0 && value < Math.max(...plot.counts)) &&
          fits(plot),
      )
    },
    /** "What is the most common length? ____" */
    asksMostCommon(plot: FractionPlot) {
      const { kind } = settingOf(plot)
      return below(plot, {
        en: prose`What is the most common ${COMMON[kind]}? ____`,
        es: prose`¿Cuál es ${COMMON[kind]}? ____`,
      })
    },
    /** "all the lengths". */
    all: (plot: FractionPlot): Expr => paired(ALL[settingOf(plot).kind]),
    /** "the greatest length", "la longitud mayor"; the other end; and the most common one. */
    most: (plot: FractionPlot): Expr => paired(PHRASES[settingOf(plot).kind].most),
    least: (plot: FractionPlot): Expr => paired(PHRASES[settingOf(plot).kind].least),
    common: (plot: FractionPlot): Expr =>
      words(`most common ${COMMON[settingOf(plot).kind].en}`, COMMON[settingOf(plot).kind].es),
    /** The same at the beginning of a sentence. */
    commonFirst: (plot: FractionPlot): Expr => {
      const { en, es } = COMMON[settingOf(plot).kind]
      return words(`The most common ${en}`, capital(es))
    },
    /** "the total length of the pencils that are 2 inches long". */
    totalOf(plot: FractionPlot, place: number, name = 'at'): Words {
      const setting = settingOf(plot)
      const what = said(setting, role(name, amountOf(plot, valueAt(plot, place))))
      const those = theThings(setting.noun)
      const each = setting.noun.gender === 'f' ? [' cada una'] : [' cada uno']
      if (setting.kind === 'long')
        return {
          en: [...line`the total length of ${those} that `, ...what.en],
          es: [...line`la longitud total de ${those} que `, ...what.es],
        }
      if (setting.kind === 'weighs')
        return {
          en: [...line`the total weight of ${those} that `, ...what.en, ' each'],
          es: [...line`el peso total de ${those} que `, ...what.es, ...each],
        }
      const stuff = words(...setting.stuff)
      return {
        en: [...line`the total amount of ${stuff} in ${those} that `, ...what.en, ' each'],
        es: [...line`la cantidad total de ${stuff} en ${those} que `, ...what.es, ...each],
      }
    },
    /** "What is the total length of the pencils that are 2 inches long? ____" */
    asksTotal(plot: FractionPlot, place: number, form?: Words): Both<readonly Block[]> {
      const { en, es } = this.totalOf(plot, place)
      return below(plot, {
        en: {
          kind: 'paragraph',
          content: ['What is ', ...en, ...(form ? ['?', ...form.en, ...line` ____`] : line`? ____`)],
        },
        es: {
          kind: 'paragraph',
          content: ['¿Cuál es ', ...es, ...(form ? ['?', ...form.es, ...line` ____`] : line`? ____`)],
        },
      })
    },
    asksExpression(plot: FractionPlot, place: number): Both<readonly Block[]> {
      const { en, es } = this.totalOf(plot, place)
      return below(plot, {
        en: { kind: 'paragraph', content: ['Which expression gives ', ...en, '?'] },
        es: { kind: 'paragraph', content: ['¿Qué expresión da ', ...es, '?'] },
      })
    },
    completed: drawing<FractionPlot>(
      plot => figureOf(plot),
      plot => [{ ...plot, counts: plot.counts.map((each, i) => (i === 0 ? each + 1 : each)) }],
    ),
    asksAt: (plot: FractionPlot, place: number) =>
      asks(plot, said(settingOf(plot), role('at', amountOf(plot, valueAt(plot, place))))),
    asksSide: (plot: FractionPlot, place: number, side: Side) =>
      asks(plot, saidOfSide(settingOf(plot), side, role(side, amountOf(plot, valueAt(plot, place))))),
    /** "3 pencils are 2 inches long." */
    says(plot: FractionPlot, found: Quantity, place: number, side?: Side): Words {
      const amount = amountOf(plot, valueAt(plot, place))
      const what = side ? saidOfSide(settingOf(plot), side, amount) : said(settingOf(plot), amount)
      return {
        en: [...line`${found} `, ...what.en, '.'],
        es: [...line`${found} `, ...what.es, '.'],
      }
    },
    countMarks: (plot: FractionPlot, of: readonly number[] = marked(plot)): Step =>
      step(both(counted(plot, of)), because.explain, {
        sentence: {
          en: line`Count the X’s above each ${measureOf(plot)}.`,
          es: line`Cuenta las X sobre cada ${measureOf(plot)}.`,
        },
      }),
    /** "Lengths of 9 pencils in inches: 2 1/4, 2, 2 3/4". */
    told(plot: FractionPlot, values: readonly Ratio[]): Both<Block> {
      const setting = settingOf(plot)
      const [several, unit] = [howManyOf(plot, values.length), things(setting.unit)]
      const data = list(...values.map(written))
      if (setting.kind === 'long')
        return {
          en: prose`Lengths of ${several} in ${unit}: ${data}`,
          es: prose`Longitudes de ${several} en ${unit}: ${data}`,
        }
      if (setting.kind === 'weighs')
        return {
          en: prose`Weights of ${several} in ${unit}: ${data}`,
          es: prose`Pesos de ${several} en ${unit}: ${data}`,
        }
      const stuff = words(...setting.stuff)
      return {
        en: prose`Amounts of ${stuff} in ${several}, in ${unit}: ${data}`,
        es: prose`Cantidades de ${stuff} en ${several}, en ${unit}: ${data}`,
      }
    },
  }
}
export type FractionPlots = ReturnType<typeof fractionPlots>

/** The numbers of marks above several values, added. */
export const addedMarks = (plot: FractionPlot, of: readonly number[]): readonly Step[] =>
  of.length < 2
    ? []
    : [step(equation(sum(...of.map(place => itemOf(plot.counts, place))), countAt(plot, of)), because.addTheseMarks)]

/** The printed marks, each by its value. */
export const printedValues = (printed: Printed): readonly Ratio[] =>
  printed.figure('line-plot').values.map(ratioOfExact)
/** The values that the list says. */
export const valuesIn = (printed: Printed): readonly Ratio[] =>
  tupleOf(printed.all('list'), 1)[0].items.map(item => evaluate(item))
/** How many marks stand above each printed value. */
export function printedCounts(printed: Printed): readonly (readonly [value: Ratio, count: number])[] {
  const { from, to, step: apart } = printed.figure('line-plot')
  const values = printedValues(printed)
  const all: (readonly [Ratio, number])[] = []
  for (let at = ratioOfExact(from); at.compare(ratioOfExact(to)) <= 0; at = at.plus(ratioOfExact(apart)))
    all.push([at, values.filter(value => value.equals(at)).length])
  return all
}
