import {
  answerStep,
  coordinatePlane,
  divide,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  type Hole,
  itemOf,
  line,
  list,
  money,
  type Printed,
  point as pair,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  statements,
  symbolsOf,
  table,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { type Written, written } from '../../kit/stories/equation-and-solution.ts'
import type { levels } from './levels.ts'
import {
  cellValue,
  defines,
  drawBroken,
  equationOf,
  foundRule,
  head,
  inOneRule,
  type Rule,
  rowsOf,
  rulesSaid,
  saysRule,
  shown,
  storySaid,
  toldRule,
  workBack,
  workFor,
  xLetter,
  yLetter,
  yOf,
} from './rules.ts'
import { hardSettings, type Said, type Setting } from './settings.ts'

/** So many cost, fill or need so much, from which the amount for one is found. */
interface Priced {
  readonly setting: Setting
  readonly says: (many: Hole, amount: Hole) => Said
}
/** No form tells a story of another. */
const among = (...places: readonly number[]): readonly Setting[] => places.map(place => itemOf(hardSettings, place))
const PRICED: readonly Priced[] = [
  {
    setting: itemOf(hardSettings, 0),
    says: (many, amount) => ({
      en: line`At a fair, all rides cost the same, and ${many} rides cost ${amount}.`,
      es: line`En una feria, todos los juegos cuestan lo mismo y ${many} juegos cuestan ${amount}.`,
    }),
  },
  {
    setting: itemOf(hardSettings, 6),
    says: (many, amount) => ({
      en: line`A hose fills an empty pool at a constant rate. In ${many} minutes, it puts in ${amount} gallons.`,
      es: line`Una manguera llena una piscina vacía a un ritmo constante. En ${many} minutos echa ${amount} galones.`,
    }),
  },
  {
    setting: itemOf(hardSettings, 9),
    says: (many, amount) => ({
      en: line`For ${many} equal bows, ${amount} feet of ribbon are needed.`,
      es: line`Para ${many} moños iguales se necesitan ${amount} pies de cinta.`,
    }),
  },
]
const TABLES = among(5, 8, 1, 10)
const PLOTTED = among(4, 3)
const GRAPHS = among(2, 7)

/** A value that is asked for: of the dependent variable, or of the independent one. */
interface Asked extends Rule {
  readonly x: Ratio
  readonly isBack: boolean
}
interface AskedForMany extends Asked, Pick<Priced, 'says'> {
  readonly many: Ratio
}
/** Beyond the likely values, where products and sums stay whole or end soon. */
const beyond = (random: Random, { operation, xs: [, most] }: Setting): Ratio =>
  Ratio.of(operation === 'times' ? 2 * random.int(Math.ceil((most + 2) / 2), most) : most + random.int(2, 12))

const solvedFor = (rule: Asked): Expr =>
  rule.isBack ? equation(xLetter(rule), shown(rule.x)) : equation(yLetter(rule), shown(yOf(rule, rule.x)))
const writtenFor = (rule: Asked): Written => ({ equation: equationOf(rule), solution: solvedFor(rule) })
/** "Write an equation for c in terms of r. Then find c when r = 24." */
function asksBoth(rule: Asked) {
  const [x, y] = [xLetter(rule), yLetter(rule)]
  // Not as an equation: beside w = p + 3.5 it would read as another one.
  const given = rule.isBack ? role('givenY', shown(yOf(rule, rule.x))) : role('givenX', shown(rule.x))
  const known = rule.isBack ? y : x
  const sought = rule.isBack ? x : y
  return {
    en: line`Write an equation for ${y} in terms of ${x}. Then find ${sought} when ${known} is ${given}.`,
    es: line`Escribe una ecuación para ${y} en términos de ${x}. Luego halla ${sought} cuando ${known} es ${given}.`,
  }
}
const lastStep = (rule: Asked) => {
  const isTimes = rule.setting.operation === 'times'
  const k = shown(rule.k)
  const { x, y } = rule.setting
  const work = rule.isBack ? workBack(rule, yOf(rule, rule.x)) : workFor(rule, rule.x)
  return [
    rule.isBack
      ? explained(
          work,
          isTimes ? line`Divide by ${k} to undo the multiplication.` : line`Subtract ${k} to undo the addition.`,
          isTimes ? line`Divide entre ${k} para deshacer la multiplicación.` : line`Resta ${k} para deshacer la suma.`,
        )
      : explained(
          work,
          line`Put ${shown(rule.x)} in place of ${xLetter(rule)}.`,
          line`Pon ${shown(rule.x)} en lugar de ${xLetter(rule)}.`,
        ),
    answerStep(
      solvedFor(rule),
      rule.isBack
        ? { en: line`This is ${x.name}.`, es: line`Es ${x.name}.` }
        : { en: line`This is ${y.name}.`, es: line`Es ${y.name}.` },
    ),
  ]
}

/** The value that the answer gives, put into the rule. */
function agrees(answer: Written, printed: Printed, of: (x: Ratio) => Ratio, xName: string): boolean {
  const { equation: rule, solution } = answer
  if (rule.kind !== 'relation' || solution.kind !== 'relation') return false
  const isRule = [2, 5].every(x => evaluate(rule.right, { [xName]: x }).equals(of(Ratio.of(x))))
  const [x, y] = askedPair(printed, evaluate(solution.right))
  return isRule && of(x).equals(y)
}
/** The number that is given, and the one that is found. */
function askedPair(printed: Printed, found: Ratio): readonly [x: Ratio, y: Ratio] {
  const isGivenX = printed.terms('role').some(({ name }) => name === 'givenX')
  return isGivenX ? [printed.role('givenX'), found] : [found, printed.role('givenY')]
}
const independentIn = ({ equation: rule }: Written): string =>
  rule.kind === 'relation' ? itemOf([...symbolsOf(rule.right)], 0) : ''

/** Points whose steps are the lines of the grid. */
interface Plot extends Rule {
  readonly steps: readonly number[]
}
function drawPlot(random: Random, setting: Setting, many: number): Plot {
  const [n, d] = random.pick(setting.plotted)
  const isTimes = setting.operation === 'times'
  const steps = random.until(
    () =>
      random
        .shuffle<readonly number[]>(isTimes ? [1, 2, 3, 4, 5, 6] : [2, 3, 4, 5, 6, 7, 8, 9, 10])
        .slice(0, many)
        .sort((a, b) => a - b),
    drawn => itemOf(drawn, many - 1) - itemOf(drawn, 0) >= many,
  )
  return { setting, k: Ratio.of(n, d), steps, xs: steps.map(step => Ratio.of(isTimes ? step * d : step)) }
}
const planeOf = ({ setting, k, xs }: Rule, isDrawn: boolean): Figure => {
  const isTimes = setting.operation === 'times'
  const [xStep, yStep] = isTimes ? [k.d, k.n] : [1, 1]
  const [xTo, yTo] = isTimes ? [6 * xStep, 6 * yStep] : [10, 10 + k.n]
  return coordinatePlane({
    x: { from: 0, to: xTo, step: xStep, name: setting.x.title },
    y: { from: 0, to: yTo, step: yStep, name: setting.y.title },
    points: isDrawn ? xs.map(x => [x.toNumber(), yOf({ setting, k }, x).toNumber()] as const) : [],
  })
}
type Plotted = {
  readonly setting: number
  readonly n: number
  readonly d: number
  readonly points: readonly (readonly [x: number, y: number])[]
}
const plottedOf = (rule: Plot): Plotted => ({
  setting: hardSettings.indexOf(rule.setting),
  n: rule.k.n,
  d: rule.k.d,
  points: rule.xs.map(x => [x.toNumber(), yOf(rule, x).toNumber()] as const),
})
const plottedPoints = drawing<Plotted>(
  ({ setting, n, d, points }) =>
    planeOf({ setting: itemOf(hardSettings, setting), k: Ratio.of(n, d), xs: points.map(([x]) => asRatio(x)) }, true),
  plotted => [{ ...plotted, points: plotted.points.slice(1) }],
)
const pairOf = (rule: Rule): Expr => pair(xLetter(rule), yLetter(rule))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  equationAndValue: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw(random): AskedForMany {
      const { setting, says } = random.evenly(PRICED)
      const isBack = random.pick([false, true])
      const many = Ratio.of(random.pick([4, 6, 8]))
      return { ...drawBroken(random, setting, 2), says, many, x: beyond(random, setting), isBack }
    },
    answer: written,
    solve: writtenFor,
    ask(rule) {
      const amount = yOf(rule, rule.many)
      const told = rule.says(
        role('many', shown(rule.many)),
        role('amount', rule.setting.isMoney ? money(amount.times(100).n) : shown(amount)),
      )
      return paragraph(told, defines(rule), asksBoth(rule))
    },
    solution: rule => [
      explained(
        equation(divide(shown(yOf(rule, rule.many)), shown(rule.many)), shown(rule.k)),
        line`Divide to find ${rule.setting.constant}.`,
        line`Divide para hallar ${rule.setting.constant}.`,
      ),
      explainedBy(equationOf(rule), storySaid(rule, xLetter(rule), yLetter(rule))),
      ...lastStep(rule),
    ],
    check(printed, answer) {
      const forOne = printed.role('amount').over(printed.role('many'))
      return agrees(answer, printed, x => x.times(forOne), independentIn(answer))
    },
  }),

  inputFromTable: form({
    levels: ['hard'],
    lines: 3,
    draw(random): Asked {
      const setting = random.evenly(TABLES)
      return { ...drawBroken(random, setting, 5), x: beyond(random, setting), isBack: true }
    },
    answer: rational,
    solve: ({ x }) => shown(x),
    ask(rule) {
      const given = equation(yLetter(rule), shown(yOf(rule, rule.x)))
      const block = table({ head: head(rule), rows: rowsOf(rule) })
      return {
        en: [
          prose`Every row of the table follows the same rule, with one operation. Find ${xLetter(rule)} when ${given}.`,
          block,
        ],
        es: [
          prose`Todas las filas de la tabla siguen la misma regla, con una sola operación. Halla ${xLetter(rule)} cuando ${given}.`,
          block,
        ],
      }
    },
    solution: rule => [
      foundRule(rule, rule.xs.slice(0, 3), xLetter(rule), yLetter(rule)),
      explained(
        equationOf(rule),
        rulesSaid(rule, xLetter(rule), yLetter(rule)).en,
        rulesSaid(rule, xLetter(rule), yLetter(rule)).es,
      ),
      ...lastStep(rule),
    ],
    // Adds the asked pair to the rows of the table.
    check(printed, answer) {
      const given = evaluate(printed.one('relation').right)
      const pairs = printed
        .block('table')
        .rows.map(row => [cellValue(itemOf(row, 0)), cellValue(itemOf(row, 1))] as const)
      return inOneRule([...pairs, [exact(answer), given] as const])
    },
  }),

  plotPairs: form({
    levels: ['hard'],
    wide: true,
    draw: random => drawPlot(random, random.evenly(PLOTTED), 4),
    answer: plottedPoints,
    solve: (plot): Plotted => plottedOf(plot),
    ask(plot) {
      const values = list(...plot.xs.map(shown))
      const x = xLetter(plot)
      const { en, es } = paragraph(saysRule(plot), defines(plot), {
        en: line`Plot the point ${pairOf(plot)} for each of these values of ${x}: ${values}.`,
        es: line`Ubica el punto ${pairOf(plot)} para cada uno de estos valores de ${x}: ${values}.`,
      })
      const grid = figure(planeOf(plot, false))
      return { en: [en, grid], es: [es, grid] }
    },
    key: plot => {
      const points = list(...plot.xs.map(x => pair(shown(x), shown(yOf(plot, x)))))
      return { en: prose`The points are ${points}.`, es: prose`Los puntos son ${points}.` }
    },
    solution(plot) {
      const [x, y] = [xLetter(plot), yLetter(plot)]
      return [
        explainedBy(equationOf(plot), storySaid(plot, x, y)),
        explained(
          statements(...plot.xs.map(value => workFor(plot, value))),
          line`Put each value of ${x} into the equation to find ${y}.`,
          line`Pon cada valor de ${x} en la ecuación para hallar ${y}.`,
        ),
        explained(
          list(...plot.xs.map(value => pair(shown(value), shown(yOf(plot, value))))),
          line`Write the pairs, the independent variable first.`,
          line`Escribe los pares: primero la variable independiente.`,
        ),
        answerStep(figure(planeOf(plot, true)), {
          en: line`From 0, go right to the first number and up to the second. Mark each point in this way.`,
          es: line`Desde 0, avanza a la derecha hasta el primer número y sube hasta el segundo. Marca así cada punto.`,
        }),
      ]
    },
    check(printed, { points }) {
      const of = toldRule(printed)
      const values = printed.all('list').filter(({ items }) => items.every(({ kind }) => kind === 'number'))
      const asked = itemOf(values, 0).items.map(item => evaluate(item))
      return (
        points.length === asked.length &&
        asked.every(x => points.some(([u, v]) => x.equals(asRatio(u)) && of(x).equals(asRatio(v))))
      )
    },
  }),

  equationFromGraph: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw(random): Asked {
      const plot = drawPlot(random, random.evenly(GRAPHS), 4)
      return { ...plot, x: beyondGraph(random, plot), isBack: random.pick([true, false]) }
    },
    answer: written,
    solve: writtenFor,
    ask(rule) {
      const { en, es } = paragraph(defines(rule), asksBoth(rule))
      const drawn = figure(planeOf(rule, true))
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution(rule) {
      const [x, y] = [xLetter(rule), yLetter(rule)]
      const [first, second] = [itemOf(rule.xs, 0), itemOf(rule.xs, 1)]
      const said = rulesSaid(rule, x, y)
      return [
        explained(
          list(...[first, second].map(value => pair(shown(value), shown(yOf(rule, value))))),
          line`Read two of the points: first along the horizontal axis, then up.`,
          line`Lee dos de los puntos: primero en el eje horizontal, luego hacia arriba.`,
        ),
        foundAtPoints(rule, [first, second]),
        explained(equationOf(rule), said.en, said.es),
        ...lastStep(rule),
      ]
    },
    check(printed, answer) {
      const points = printed
        .figure('coordinate-plane')
        .points.map(({ at: [x, y] }) => [asRatio(x), asRatio(y)] as const)
      const { equation: rule, solution } = answer
      if (rule.kind !== 'relation' || solution.kind !== 'relation') return false
      const name = independentIn(answer)
      const asked = askedPair(printed, evaluate(solution.right))
      return (
        [...points, asked].every(([x, y]) => evaluate(rule.right, { [name]: x }).equals(y)) &&
        inOneRule([...points, asked])
      )
    },
  }),
})

const asRatio = (value: number): Ratio => Ratio.of(Math.round(value * 4), 4)
const beyondGraph = (random: Random, { setting, k }: Rule): Ratio =>
  Ratio.of(setting.operation === 'times' ? k.d * random.int(8, 20) : random.int(12, 30))
function foundAtPoints(rule: Rule, at: readonly Ratio[]) {
  const found = foundRule(rule, at, xLetter(rule), yLetter(rule))
  const [x, y, k] = [xLetter(rule), yLetter(rule), shown(rule.k)]
  const isTimes = rule.setting.operation === 'times'
  return {
    ...found,
    says: {
      en: isTimes ? line`At each point, ${y} divided by ${x} is ${k}.` : line`At each point, ${y} minus ${x} is ${k}.`,
      es: isTimes
        ? line`En cada punto, ${y} dividido entre ${x} es ${k}.`
        : line`En cada punto, ${y} menos ${x} es ${k}.`,
    },
  }
}
