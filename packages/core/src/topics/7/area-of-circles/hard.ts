import {
  answerStep,
  approximate,
  circle,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  itemOf,
  join,
  line,
  m,
  measure,
  money,
  option,
  pi as PI,
  power,
  prose,
  Ratio,
  relation,
  role,
  statements,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { lengthUnits } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { ringStories } from './circle-stories.ts'
import type { levels } from './levels.ts'
import {
  areaOf,
  areaSteps,
  DECIMAL_PI,
  endedBy,
  isClose,
  isSquared,
  type Part,
  piTimes,
  printedPi,
  RADII,
  ringSteps,
  SHARES,
  squared,
  usePi,
  VALUES,
} from './parts.ts'
import { roundSizes } from './round-sizes.ts'

const SIZES = option({
  smaller: { en: prose`the smaller size`, es: prose`el tamaño menor` },
  larger: { en: prose`the larger size`, es: prose`el tamaño mayor` },
})
const BETTER = {
  smaller: {
    en: line`The smaller size gives more area for each dollar.`,
    es: line`El tamaño menor da más área por cada dólar.`,
  },
  larger: {
    en: line`The larger size gives more area for each dollar.`,
    es: line`El tamaño mayor da más área por cada dólar.`,
  },
} as const

const areaOfPart = (part: Part, r: number) =>
  areaOf(Ratio.of(r * r).times(SHARES[part]), part === 'circle' ? '3.14' : 'exact')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingRadius: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      // A whole circle takes a division by 3.14, a part of one is made whole first.
      const part = random.evenly(['half', 'circle', 'quarter', 'circle'] as const)
      return {
        part,
        // A quarter of radius 4 has as many square units, in π, as the radius has units.
        r: part === 'circle' ? random.evenly(RADII) : 2 * random.evenly([3, 4, 5, 6, 7, 8, 9]),
        unit: random.pick(lengthUnits),
      }
    },
    answer: measured,
    solve: ({ r, unit }): Measured => ({ amount: r, unit }),
    ask({ part, r, unit }) {
      const area = role(part, measure(areaOfPart(part, r), squared(unit)))
      switch (part) {
        case 'circle':
          return {
            en: prose`The area of a circle is ${area}. What is its radius? Use ${DECIMAL_PI} for π.`,
            es: prose`El área de un círculo es ${area}. ¿Cuánto mide su radio? Usa ${DECIMAL_PI} como valor de π.`,
          }
        case 'half':
          return {
            en: prose`The area of a half circle is ${area}. What is its radius?`,
            es: prose`El área de un semicírculo es ${area}. ¿Cuánto mide su radio?`,
          }
        case 'quarter':
          return {
            en: prose`The area of a quarter of a circle is ${area}. What is the radius of the circle?`,
            es: prose`El área de un cuarto de círculo es ${area}. ¿Cuánto mide el radio del círculo?`,
          }
      }
    },
    solution({ part, r, unit }) {
      const whole = areaOf(Ratio.of(r * r), part === 'circle' ? '3.14' : 'exact')
      const used = part === 'circle' ? DECIMAL_PI : PI
      const parts = Ratio.of(1).over(SHARES[part])
      return [
        ...(part === 'circle'
          ? []
          : [
              explained(
                equation(times(parts, Ratio.of(r * r).times(SHARES[part]), PI), whole),
                line`A whole circle has ${parts} times that area. Multiply by ${parts}.`,
                line`Un círculo entero tiene ${parts} veces esa área. Multiplica por ${parts}.`,
              ),
            ]),
        explained(
          equation(join(used, power(symbol('r'), 2)), whole),
          line`Substitute in ${m`A = π r^2`}.`,
          line`Sustituye en ${m`A = π r^2`}.`,
        ),
        step(equation(power(symbol('r'), 2), r * r), because.divideBothSides, { value: used }),
        explained(
          equation(symbol('r'), measure(r, unit)),
          line`Find the positive number whose square is ${r * r}: ${equation(power(r, 2), r * r)}.`,
          line`Halla el número positivo cuyo cuadrado es ${r * r}: ${equation(power(r, 2), r * r)}.`,
        ),
      ]
    },
    check(printed, { amount, unit }) {
      const [area] = printed.terms('role')
      const r = approximate(expr(amount))
      const share = area?.name === 'half' ? 2 : area?.name === 'quarter' ? 4 : 1
      return (
        !unit.startsWith('square-') &&
        r > 0 &&
        isClose((printedPi(printed) * r * r) / share, approximate(printed.one('measure').of))
      )
    },
  }),

  ring: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const inner = random.evenly([3, 4, 5, 6, 7, 8, 9, 10])
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
    solution: ({ inner, outer, pi }, area) => ringSteps(inner, outer, pi, area),
    // The outer circle less the inner one, each by its labelled radius.
    check(printed, answer) {
      const radii = printed.figure('circle').lines.map(({ label }) => evaluate(label as Expr).toNumber())
      const [R, r] = [Math.max(...radii), Math.min(...radii)]
      return isSquared(answer) && isClose(approximate(expr(answer.amount)), printedPi(printed) * (R + r) * (R - r))
    },
  }),

  fromCircumference: form({
    levels: ['hard'],
    draw: random => ({ r: random.int(3, 15), unit: random.pick(lengthUnits), pi: random.evenly(['exact', '3.14']) }),
    answer: measured,
    solve: ({ r, unit, pi }): Measured => ({ amount: areaOf(Ratio.of(r * r), pi), unit: squared(unit) }),
    ask({ r, unit, pi }) {
      const around = measure(areaOf(Ratio.of(2 * r), pi), unit)
      return pi === 'exact'
        ? {
            en: prose`The circumference of a circle is ${around}. What is its area? Write it in terms of π.`,
            es: prose`La circunferencia de un círculo mide ${around}. ¿Cuál es su área? Escríbela en términos de π.`,
          }
        : {
            en: prose`The circumference of a circle is ${around}. What is its area? Use ${DECIMAL_PI} for π.`,
            es: prose`La circunferencia de un círculo mide ${around}. ¿Cuál es su área? Usa ${DECIMAL_PI} como valor de π.`,
          }
    },
    solution({ r, unit, pi }) {
      const around = areaOf(Ratio.of(2 * r), pi)
      const twice = pi === 'exact' ? join(2, PI) : decimal(VALUES['3.14'].times(2))
      return [
        explained(
          equation(join(twice, symbol('r')), around),
          pi === 'exact'
            ? line`Substitute in ${m`C = 2 π r`}.`
            : line`Substitute in ${m`C = 2 π r`}: ${equation(times(2, DECIMAL_PI), twice)}.`,
          pi === 'exact'
            ? line`Sustituye en ${m`C = 2 π r`}.`
            : line`Sustituye en ${m`C = 2 π r`}: ${equation(times(2, DECIMAL_PI), twice)}.`,
        ),
        step(equation(symbol('r'), r), because.divideBothSides, { value: twice }),
        ...areaSteps({ r: Ratio.of(r), unit, given: 'radius', pi, part: 'circle' }),
      ]
    },
    // 4πA is the square of the circumference.
    check(printed, answer) {
      const around = approximate(printed.one('measure').of)
      return isSquared(answer) && isClose(4 * printedPi(printed) * approximate(expr(answer.amount)), around ** 2)
    },
  }),

  betterValue: form({
    levels: ['hard'],
    draw(random) {
      const better = random.evenly(['smaller', 'larger'] as const)
      const story = random.evenly(roundSizes)
      const at = random.int(0, story.radii.length - 2)
      const next = random.int(at + 1, Math.min(at + 2, story.radii.length - 1))
      const [small, large] = [itemOf(story.radii, at), itemOf(story.radii, next)]
      const low = random.int(...story.price) + story.more * at
      // At this price both sizes are worth the same; the larger one costs clearly less or clearly more.
      const fair = (low * large ** 2) / small ** 2
      const high = better === 'smaller' ? Math.ceil(fair * 1.08 + 0.5) : Math.floor(fair * 0.92 - 0.5)
      return { story, better, small: { r: small, price: low }, large: { r: large, price: high } }
    },
    answer: SIZES,
    solve: ({ better }) => better,
    ask: ({ story, small, large }) =>
      story.ask(
        measure(2 * small.r, story.unit),
        money(100 * small.price),
        measure(2 * large.r, story.unit),
        money(100 * large.price),
      ),
    solution({ better, small, large }) {
      const perDollar = ({ r, price }: { readonly r: number; readonly price: number }) =>
        decimal(Ratio.of(Ratio.of(100 * r * r, price).rounded(), 100))
      const sizes = [small, large]
      return [
        step(statements(...sizes.map(({ r }) => equation(divide(2 * r, 2), r))), because.halveDiameter),
        step(
          statements(...sizes.map(({ r }) => equation(piTimes('exact', Ratio.of(r)), join(r * r, PI)))),
          because.use,
          { rule: m`A = π r^2` },
        ),
        explained(
          statements(
            ...sizes.map(size =>
              relation(
                divide(size.r * size.r, size.price),
                (100 * size.r * size.r) % size.price === 0 ? '=' : '≈',
                perDollar(size),
              ),
            ),
          ),
          line`Both areas have the factor π, so compare the other factors. Divide each by the price, to two decimal places.`,
          line`Las dos áreas tienen el factor π: compara los otros factores. Divide cada uno entre el precio, con dos cifras decimales.`,
        ),
        answerStep(
          better === 'smaller'
            ? relation(perDollar(small), '>', perDollar(large))
            : relation(perDollar(large), '>', perDollar(small)),
          BETTER[better],
        ),
      ]
    },
    // The area of one, bought for the price of the other, crosswise.
    check(printed, answer) {
      const [a, b] = printed.all('measure').map(item => evaluate(item).over(2))
      const [p, q] = printed.all('money').map(item => evaluate(item))
      const area = (r: Ratio) => r.times(r).times(VALUES['3.14'])
      const order = area(a!).times(q!).compare(area(b!).times(p!))
      return order !== 0 && answer === (order > 0 ? 'smaller' : 'larger')
    },
  }),

  ringStory: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const r = random.int(3, 12)
      // The path is narrower than what it goes around.
      return { story: random.evenly(ringStories), r, width: random.int(1, Math.min(4, r - 2)) }
    },
    answer: measured,
    solve: ({ story, r, width }): Measured => ({
      amount: areaOf(Ratio.of((r + width) ** 2 - r * r), '3.14'),
      unit: squared(story.unit),
    }),
    ask: ({ story, r, width }) => story.ask(measure(r, story.unit), measure(width, story.unit), DECIMAL_PI),
    solution: ({ r, width }, area) => [
      step(equation(sum(r, width), r + width), because.outerRadius),
      ...endedBy(ringSteps(r, r + width, '3.14', area), area, { en: line`Subtract.`, es: line`Resta.` }),
    ],
    // As long as the circle through its middle, as wide as the path.
    check(printed, answer) {
      const [r, width] = printed.all('measure').map(item => evaluate(item).toNumber())
      const area = 2 * printedPi(printed) * (r! + width! / 2) * width!
      return isSquared(answer) && isClose(approximate(expr(answer.amount)), area)
    },
  }),
})
