import { piExpr } from '../../answer/expression.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, figure, prose } from '../../content.ts'
import { circle } from '../../figure/circle.ts'
import type { UnitId } from '../../language/units.ts'
import { decimal, equation, expr, measure, money, symbol } from '../../math/build.ts'
import { approximate, evaluate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { lengthUnits, type Measured, measured } from '../8/shared/measured.ts'
import { circleStories, ringStories } from './shared/circle-stories.ts'

type Unit = (typeof lengthUnits)[number] | 'mile'
const squared = (unit: Unit): UnitId => `square-${unit}`
type Pi = '3.14' | '22/7' | 'exact'
type Part = 'circle' | 'half' | 'quarter'

const VALUES = { '3.14': Ratio.of(314, 100), '22/7': Ratio.of(22, 7) } as const
const DECIMAL_PI = decimal(VALUES['3.14'])
const SHARES = { circle: Ratio.of(1), half: Ratio.of(1, 2), quarter: Ratio.of(1, 4) } as const

interface Drawn {
  readonly r: Ratio
  readonly unit: Unit
  readonly given: 'radius' | 'diameter'
  readonly pi: Pi
  readonly part: Part
}

const shown = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))
const areaOf = (square: Ratio, pi: Pi): Expr => (pi === 'exact' ? piExpr(square) : shown(square.times(VALUES[pi])))
const solveArea = ({ r, unit, pi, part }: Drawn): Measured => ({
  amount: areaOf(r.times(r).times(SHARES[part]), pi),
  unit: squared(unit),
})
const givenLength = ({ r, unit, given }: Drawn) => measure(shown(given === 'radius' ? r : r.times(2)), unit)

const usePi = (pi: Pi): Both<Block> =>
  pi === 'exact'
    ? { en: prose`Write the area as a multiple of π.`, es: prose`Escribe el área como múltiplo de π.` }
    : pi === '3.14'
      ? { en: prose`Use ${DECIMAL_PI} for π.`, es: prose`Usa ${DECIMAL_PI} como valor de π.` }
      : { en: prose`Use ${VALUES[pi]} for π.`, es: prose`Usa ${VALUES[pi]} como valor de π.` }

/** The stated value of π; the true one where the answer is a multiple of π. */
const printedPi = (printed: Printed): number =>
  printed.numbers.find(value => value.equals(VALUES['3.14']) || value.equals(VALUES['22/7']))?.toNumber() ?? Math.PI
const isClose = (a: number, b: number) => Math.abs(a / b - 1) < 1e-12
/** From the area back to the radius. */
const radiusFrom = ({ amount }: Measured, pi: number, share = 1) => Math.sqrt(approximate(expr(amount)) / (pi * share))
const isSquared = ({ unit }: Measured) => unit.startsWith('square-')

/** Radii where area and circumference are different numbers. */
const drawRadius = (random: Random, pi: Pi, halves: boolean): Ratio =>
  pi === '22/7'
    ? random.pick([Ratio.of(7), Ratio.of(14), Ratio.of(21), Ratio.of(7, 2), Ratio.of(28)])
    : halves
      ? Ratio.of(2 * random.int(2, 9) + 1, 2)
      : Ratio.of(random.int(3, 15))

function drawMedium(random: Random): Drawn {
  const { part, given } = random.evenly([
    { part: 'circle', given: 'diameter' },
    { part: 'half', given: 'diameter' },
    { part: 'circle', given: 'radius' },
    { part: 'quarter', given: 'radius' },
  ] as const)
  const pi =
    part === 'circle' ? random.pick(['3.14', 'exact', '22/7'] as const) : random.pick(['3.14', 'exact'] as const)
  const r =
    part === 'circle' ? drawRadius(random, pi, given === 'radius' && pi === '3.14') : Ratio.of(2 * random.int(2, 8))
  return { r, unit: random.pick(lengthUnits), given, pi, part }
}

function drawn(facts: Drawn): Block {
  const label = givenLength(facts)
  switch (facts.part) {
    case 'circle':
      return figure(
        facts.given === 'radius'
          ? circle({
              centerLabel: null,
              points: { A: { at: 20, label: null, dot: false } },
              lines: [{ of: 'OA', label }],
            })
          : circle({
              centerLabel: null,
              points: { A: { at: 170, label: null, dot: false }, B: { at: 350, label: null, dot: false } },
              lines: [{ of: 'AB', label }],
            }),
      )
    case 'half':
      return figure(
        circle({
          rim: false,
          centerLabel: null,
          points: { A: { at: 0, label: null, dot: false }, B: { at: 180, label: null, dot: false } },
          sectors: ['AB'],
          lines: [{ of: 'BA', label, side: 'right' }],
        }),
      )
    case 'quarter':
      return figure(
        circle({
          rim: false,
          centerLabel: null,
          points: { A: { at: 0, label: null, dot: false }, B: { at: 90, label: null, dot: false } },
          sectors: ['AB'],
          lines: [{ of: 'OA', label, side: 'right' }],
        }),
      )
  }
}

/** The radius by the labelled line, and the share of the circle by the arc that is drawn. */
function readFigure(printed: Printed) {
  const { lines, arcs, points, center } = printed.figure('circle')
  const labelled = lines.find(({ label }) => label !== null)!
  const value = evaluate(labelled.label as Expr)
  const [arc] = arcs
  const angleOf = (name: string) => {
    const [x, y] = points.find(point => point.name === name)!.at
    return Math.round((Math.atan2(y, x) * 180) / Math.PI)
  }
  return {
    r: (labelled.from === center || labelled.to === center ? value : value.over(2)).toNumber(),
    share: arc ? ((angleOf(arc.to) - angleOf(arc.from) + 360) % 360) / 360 : 1,
  }
}

const PIZZAS = option({
  first: { en: prose`pizza A`, es: prose`la pizza A` },
  second: { en: prose`pizza B`, es: prose`la pizza B` },
})
const findArea = { en: prose`Find the area.`, es: prose`Halla el área.` }
const askFigure = (facts: Drawn) => {
  const pi = usePi(facts.pi)
  return { en: [drawn(facts), pi.en], es: [drawn(facts), pi.es] }
}
const checkFigure = (printed: Printed, answer: Measured) => {
  const { r, share } = readFigure(printed)
  return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed), share), r)
}
const askBare = (facts: Drawn) => {
  const pi = usePi(facts.pi)
  const given = equation(symbol(facts.given === 'radius' ? 'r' : 'd'), givenLength(facts))
  return {
    en: [
      facts.given === 'radius' ? prose`a circle with radius ${given}` : prose`a circle with diameter ${given}`,
      pi.en,
    ],
    es: [
      facts.given === 'radius' ? prose`un círculo de radio ${given}` : prose`un círculo de diámetro ${given}`,
      pi.es,
    ],
  }
}
const checkBare = (printed: Printed, answer: Measured) => {
  const { left, right } = printed.one('relation')
  const r = evaluate(right).over(left.kind === 'symbol' && left.name === 'r' ? 1 : 2)
  return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed)), r.toNumber())
}

export const areaOfCircles = defineTopic(
  {
    id: 'area-of-circles',
    name: { en: 'Area of circles', es: 'Área de un círculo' },
    description: {
      en: 'Find the area of a circle, half circle or ring from its radius or diameter.',
      es: 'Halla el área de un círculo, semicírculo o anillo a partir del radio o diámetro.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.4'],
    levels: { easy: { given: 'radius' }, medium: { given: 'diameter' }, hard: { given: 'diameter' } },
  },
  form => ({
    radius: form({
      levels: ['easy'],
      share: 2,
      instruction: findArea,
      lines: 2,
      draw: (random): Drawn => ({
        r: drawRadius(random, '3.14', false),
        unit: random.pick(lengthUnits),
        given: 'radius',
        pi: '3.14',
        part: 'circle',
      }),
      answer: measured,
      solve: solveArea,
      ask: askFigure,
      check: checkFigure,
    }),

    parts: form({
      levels: ['medium'],
      share: 3,
      instruction: findArea,
      lines: 2,
      draw: drawMedium,
      answer: measured,
      solve: solveArea,
      ask: askFigure,
      check: checkFigure,
    }),

    bare: form({
      levels: ['easy', 'medium'],
      instruction: findArea,
      lines: 2,
      draw(random, { given }): Drawn {
        const pi = given === 'radius' ? '3.14' : random.evenly(['exact', '22/7', '3.14'])
        return { r: drawRadius(random, pi, false), unit: random.pick(lengthUnits), given, pi, part: 'circle' }
      },
      answer: measured,
      solve: solveArea,
      ask: askBare,
      check: checkBare,
    }),

    missingRadius: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw: random => ({
        r: random.int(3, 15),
        unit: random.pick(lengthUnits),
        pi: random.evenly(['exact', '3.14']),
      }),
      answer: measured,
      solve: ({ r, unit }): Measured => ({ amount: r, unit }),
      ask({ r, unit, pi }) {
        const area = measure(areaOf(Ratio.of(r * r), pi), squared(unit))
        return pi === 'exact'
          ? {
              en: prose`The area of a circle is ${area}. What is its radius?`,
              es: prose`El área de un círculo es ${area}. ¿Cuánto mide su radio?`,
            }
          : {
              en: prose`The area of a circle is ${area}. What is its radius? Use ${DECIMAL_PI} for π.`,
              es: prose`El área de un círculo es ${area}. ¿Cuánto mide su radio? Usa ${DECIMAL_PI} como valor de π.`,
            }
      },
      check(printed, { amount, unit }) {
        const area = approximate(printed.one('measure').of)
        const r = approximate(expr(amount))
        return !unit.startsWith('square-') && r > 0 && isClose(printedPi(printed) * r * r, area)
      },
    }),

    ring: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw(random) {
        const inner = random.int(3, 9)
        return {
          inner,
          // The inner circle has room for its label.
          outer: inner + random.int(2, Math.floor(inner * 0.7)),
          unit: random.pick(lengthUnits),
          pi: random.evenly(['exact', '3.14']),
        }
      },
      answer: measured,
      solve: ({ inner, outer, unit, pi }): Measured => ({
        amount: areaOf(Ratio.of(outer ** 2 - inner ** 2), pi),
        unit: squared(unit),
      }),
      ask({ inner, outer, unit, pi }) {
        const share = inner / outer
        const ring = figure(
          circle({
            centerLabel: null,
            shaded: true,
            inner: share,
            points: { A: { at: 345, label: null, dot: false } },
            others: { C: { at: [-share, 0], label: null } },
            lines: [
              { of: 'OA', label: measure(outer, unit) },
              { of: 'OC', label: measure(inner, unit) },
            ],
            size: 14,
          }),
        )
        const words = usePi(pi)
        return {
          en: [prose`Find the area of the shaded ring.`, ring, words.en],
          es: [prose`Halla el área del anillo sombreado.`, ring, words.es],
        }
      },
      // The outer circle less the inner one, each by its labelled radius.
      check(printed, answer) {
        const radii = printed.figure('circle').lines.map(({ label }) => evaluate(label as Expr).toNumber())
        const [R, r] = [Math.max(...radii), Math.min(...radii)]
        return isSquared(answer) && isClose(approximate(expr(answer.amount)), printedPi(printed) * (R + r) * (R - r))
      },
    }),

    fromCircumference: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({ r: random.int(3, 15), unit: random.pick(lengthUnits), pi: random.evenly(['exact', '3.14']) }),
      answer: measured,
      solve: ({ r, unit, pi }): Measured => ({ amount: areaOf(Ratio.of(r * r), pi), unit: squared(unit) }),
      ask({ r, unit, pi }) {
        const around = measure(areaOf(Ratio.of(2 * r), pi), unit)
        return pi === 'exact'
          ? {
              en: prose`The circumference of a circle is ${around}. What is its area? Write it as a multiple of π.`,
              es: prose`La circunferencia de un círculo mide ${around}. ¿Cuál es su área? Escríbela como múltiplo de π.`,
            }
          : {
              en: prose`The circumference of a circle is ${around}. What is its area? Use ${DECIMAL_PI} for π.`,
              es: prose`La circunferencia de un círculo mide ${around}. ¿Cuál es su área? Usa ${DECIMAL_PI} como valor de π.`,
            }
      },
      // 4πA is the square of the circumference.
      check(printed, answer) {
        const around = approximate(printed.one('measure').of)
        return isSquared(answer) && isClose(4 * printedPi(printed) * approximate(expr(answer.amount)), around ** 2)
      },
    }),

    story: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 3,
      draw(random, { given }) {
        const story = random.evenly(circleStories.filter(story => story.given === given))
        return { story, r: random.int(...story.range) }
      },
      answer: measured,
      solve: ({ story, r }): Measured => ({ amount: areaOf(Ratio.of(r * r), '3.14'), unit: squared(story.unit) }),
      ask: ({ story, r }) => story.ask(measure(story.given === 'radius' ? r : 2 * r, story.unit), DECIMAL_PI),
      check(printed, answer) {
        const given = evaluate(printed.one('measure')).toNumber()
        const r = /across|diámetro/.test(printed.text) ? given / 2 : given
        return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed)), r)
      },
    }),

    pizzaValue: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const better = random.evenly(['first', 'second'])
        const [small, large] = random.sample([4, 5, 6, 7, 8, 9], 2).sort((a, b) => a - b) as [number, number]
        const price = random.int(6, 9) + small - 4
        // At this price both pizzas are worth the same; the larger one costs clearly less or clearly more.
        const fair = (price * large ** 2) / small ** 2
        const smallIsBetter = random.chance(0.5)
        const other = smallIsBetter ? Math.ceil(fair * 1.08 + 0.5) : Math.floor(fair * 0.92 - 0.5)
        const [good, bad] = smallIsBetter
          ? [
              { r: small, price },
              { r: large, price: other },
            ]
          : [
              { r: large, price: other },
              { r: small, price },
            ]
        return { better, one: better === 'first' ? good : bad, two: better === 'first' ? bad : good }
      },
      answer: PIZZAS,
      solve: ({ better }) => better,
      ask({ one, two }) {
        const [a, b] = [one, two].map(({ r }) => measure(2 * r, 'inch')) as [Expr, Expr]
        const [p, q] = [one, two].map(({ price }) => money(100 * price)) as [Expr, Expr]
        return {
          en: prose`Pizza A is ${a} across and costs ${p}. Pizza B is ${b} across and costs ${q}. Which pizza gives more area for each dollar? Use ${DECIMAL_PI} for π.`,
          es: prose`La pizza A mide ${a} de diámetro y cuesta ${p}. La pizza B mide ${b} de diámetro y cuesta ${q}. ¿Qué pizza da más área por cada dólar? Usa ${DECIMAL_PI} como valor de π.`,
        }
      },
      // The area of one, bought for the price of the other, crosswise.
      check(printed, answer) {
        const [a, b] = printed.all('measure').map(item => evaluate(item).over(2))
        const [p, q] = printed.all('money').map(item => evaluate(item))
        const area = (r: Ratio) => r.times(r).times(VALUES['3.14'])
        const order = area(a!).times(q!).compare(area(b!).times(p!))
        return order !== 0 && answer === (order > 0 ? 'first' : 'second')
      },
    }),

    ringStory: form({
      levels: ['hard'],
      lines: 4,
      draw: random => ({ story: random.evenly(ringStories), r: random.int(3, 12), width: random.int(1, 4) }),
      answer: measured,
      solve: ({ story, r, width }): Measured => ({
        amount: areaOf(Ratio.of((r + width) ** 2 - r * r), '3.14'),
        unit: squared(story.unit),
      }),
      ask: ({ story, r, width }) => story.ask(measure(r, story.unit), measure(width, story.unit), DECIMAL_PI),
      // As long as the circle through its middle, as wide as the path.
      check(printed, answer) {
        const [r, width] = printed.all('measure').map(item => evaluate(item).toNumber())
        const area = 2 * printedPi(printed) * (r! + width! / 2) * width!
        return isSquared(answer) && isClose(approximate(expr(answer.amount)), area)
      },
    }),
  }),
)
