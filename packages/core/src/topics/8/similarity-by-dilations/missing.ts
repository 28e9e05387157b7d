import {
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  itemOf,
  line,
  measure,
  over,
  prose,
  type Random,
  Ratio,
  sum,
  symbol,
  triangle,
  triangleVertices,
  tupleOf,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { Factor } from '../../kit/transformations/dilations.ts'
import { correspondingLabels, pairFigure, sharesRatio } from '../../kit/triangles/similar-pair.ts'
import {
  byFactor,
  drawNames,
  type Form,
  figureName,
  type Level,
  sideName,
  similarSign,
  TRIANGLES,
  tidy,
  times,
} from './parts.ts'

const x = symbol('x')
const UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const
const drawMissing = (random: Random, level: Level) =>
  random.until(
    () => {
      const [sides, factor] = [random.pick(TRIANGLES), random.evenly(level.factors)]
      const by = random.pick([1, 2, factor[1]])
      const first = random.shuffle([...sides]).map(side => side * by)
      const isBack = random.evenly([false, true])
      return { first, factor, isBack, known: random.int(0, 2), asked: random.int(0, 2), unit: random.evenly(UNITS) }
    },
    ({ first, factor, known, asked }) =>
      known !== asked &&
      first.every(side => side <= 30) &&
      [known, asked].every(i => Number.isInteger(times(itemOf(first, i), factor).times(2).toNumber())),
  )

/** Whole lengths of a triangle that a parallel segment cuts off another: AD and AB, then DE and BC. */
const NESTED: readonly (readonly [factor: Factor, small: number, base: number])[] = [
  [[2, 3], 8, 6],
  [[3, 4], 9, 12],
  [[3, 5], 6, 9],
  [[2, 3], 10, 8],
  [[3, 4], 12, 6],
  [[4, 5], 8, 12],
  [[2, 5], 6, 4],
  [[3, 5], 12, 15],
]

export const missingForms = (form: Form) => ({
  missingSide: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: (random, level) => ({ ...drawMissing(random, level), names: drawNames(random, 3) }),
    answer: measured,
    solve: ({ first, factor, isBack, asked, unit }) => ({
      amount: isBack ? itemOf(first, asked) : tidy(times(itemOf(first, asked), factor)),
      unit,
    }),
    ask({ first, factor, isBack, known, asked, names, unit }) {
      const [a, b, c] = tupleOf(first, 3)
      // The side from the first corner to the second is a, then b and c.
      const vertices = triangleVertices({ sides: [b, c, a] })
      const shown = (value: Ratio) => measure(tidy(value), unit)
      const one = [0, 1, 2].map(i =>
        i === known
          ? shown(Ratio.of(itemOf(first, i)))
          : i === asked
            ? isBack
              ? x
              : shown(Ratio.of(itemOf(first, i)))
            : null,
      )
      const two = [0, 1, 2].map(i =>
        i === known
          ? shown(times(itemOf(first, i), factor))
          : i === asked
            ? isBack
              ? shown(times(itemOf(first, i), factor))
              : x
            : null,
      )
      const drawn = figure(
        pairFigure([
          { names: names[0], vertices, labels: one, factor: 1, turn: 0, isFlipped: false },
          { names: names[1], vertices, labels: two, factor: factor[0] / factor[1], turn: 0, isFlipped: false },
        ]),
      )
      const claim = similarSign(names[0], names[1])
      return { en: [drawn, prose`${claim}. Find ${x}.`], es: [drawn, prose`${claim}. Halla ${x}.`] }
    },
    solution({ first, factor, isBack, known, asked, names, unit }) {
      const [one, two] = names
      const [from, to] = isBack ? [two, one] : [one, two]
      const small = Ratio.of(itemOf(first, known))
      const large = times(itemOf(first, known), factor)
      const k = isBack ? Ratio.of(factor[1], factor[0]) : Ratio.of(factor[0], factor[1])
      const match = isBack ? times(itemOf(first, asked), factor) : Ratio.of(itemOf(first, asked))
      const [above, below] = isBack ? [small, large] : [large, small]
      return [
        explainedBy(
          equation(
            equation(over(symbol(sideName(to, known)), symbol(sideName(from, known))), over(tidy(above), tidy(below))),
            k,
          ),
          {
            en: line`Divide a known side of ${figureName(to)} by its matching side in ${figureName(from)}: this is the scale factor from ${figureName(from)} to ${figureName(to)}.`,
            es: line`Divide un lado conocido de ${figureName(to)} entre su lado correspondiente en ${figureName(from)}: es el factor de escala de ${figureName(from)} a ${figureName(to)}.`,
          },
        ),
        ...byFactor(k, match, x, measure(tidy(k.times(match)), unit)),
      ]
    },
    check: (printed, { amount }) => sharesRatio(correspondingLabels(printed), exact(amount)),
  }),

  nestedTriangles: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: random => {
      const [factor, small, base] = random.evenly(NESTED)
      return {
        factor,
        small,
        base,
        asks: random.evenly(['rest', 'base', 'inner'] as const),
        unit: random.evenly(UNITS),
        turn: random.pick([-10, 0, 10]),
      }
    },
    answer: measured,
    solve: ({ factor: [m, n], small, base, asks, unit }) => {
      const whole = (small * n) / m
      return {
        amount: asks === 'rest' ? tidy(Ratio.of(whole - small)) : asks === 'base' ? tidy(Ratio.of(base * n, m)) : base,
        unit,
      }
    },
    ask({ factor: [m, n], small, base, asks, unit, turn }) {
      const [whole, wide] = [(small * n) / m, (base * n) / m]
      const third = Math.max(whole, wide) * 0.92
      const shown = (value: number) => measure(tidy(Ratio.of(Math.round(value * 10), 10)), unit)
      const drawn = figure(
        triangle({
          shape: { vertices: triangleVertices({ sides: [wide, third, whole] }) },
          names: 'ABC',
          parallels: [{ to: 'BC', share: m / n, names: 'DE', label: asks === 'inner' ? x : shown(base) }],
          sides: { BC: asks === 'base' ? x : shown(wide) },
          lines: [
            { of: 'AD', label: shown(small), side: 'right' },
            { of: 'DB', label: asks === 'rest' ? x : shown(whole - small), side: 'right' },
          ],
          turn,
          size: 15,
        }),
      )
      const claim = similarSign('ADE', 'ABC')
      return {
        en: [drawn, prose`In the figure, ${claim}. Find ${x}.`],
        es: [drawn, prose`En la figura, ${claim}. Halla ${x}.`],
      }
    },
    solution({ factor: [m, n], small, base, asks, unit }) {
      const whole = (small * n) / m
      const wide = Ratio.of(base * n, m)
      const AB = symbol('AB')
      const [up, down] = [Ratio.of(n, m), Ratio.of(m, n)]
      const [little, large] = [figureName('ADE'), figureName('ABC')]
      if (asks === 'rest')
        return [
          explainedBy(equation(equation(over(symbol('BC'), symbol('DE')), over(tidy(wide), base)), up), {
            en: line`Find the scale factor from ${little} to ${large} with the matching sides ${symbol('DE')} and ${symbol('BC')}.`,
            es: line`Halla el factor de escala de ${little} a ${large} con los lados correspondientes ${symbol('DE')} y ${symbol('BC')}.`,
          }),
          explainedBy(
            equation(
              equation(AB, { kind: 'product', sign: true, factors: [tidy(Ratio.of(small)), over(n, m)] }),
              tidy(Ratio.of(whole)),
            ),
            {
              en: line`Side ${AB} matches ${symbol('AD')}: multiply ${small} by the scale factor.`,
              es: line`El lado ${AB} corresponde a ${symbol('AD')}: multiplica ${small} por el factor de escala.`,
            },
          ),
          explainedBy(
            equation(
              equation(x, {
                kind: 'sum',
                terms: [tidy(Ratio.of(whole)), { kind: 'negative', of: tidy(Ratio.of(small)) }],
              }),
              measure(tidy(Ratio.of(whole - small)), unit),
            ),
            {
              en: line`Subtract ${symbol('AD')} from ${AB}: ${x} is the rest of the side.`,
              es: line`Resta ${symbol('AD')} de ${AB}: ${x} es el resto del lado.`,
            },
          ),
        ]
      const isUp = asks === 'base'
      return [
        explainedBy(equation(equation(AB, sum(small, whole - small)), whole), {
          en: line`Side ${AB} of ${large} matches ${symbol('AD')}. Add both of its parts.`,
          es: line`El lado ${AB} de ${large} corresponde a ${symbol('AD')}. Suma sus dos partes.`,
        }),
        explainedBy(
          isUp
            ? equation(equation(over(AB, symbol('AD')), over(whole, small)), up)
            : equation(equation(over(symbol('AD'), AB), over(small, whole)), down),
          {
            en: isUp
              ? line`Find the scale factor from ${little} to ${large}.`
              : line`Find the scale factor from ${large} to ${little}.`,
            es: isUp
              ? line`Halla el factor de escala de ${little} a ${large}.`
              : line`Halla el factor de escala de ${large} a ${little}.`,
          },
        ),
        ...byFactor(isUp ? up : down, isUp ? Ratio.of(base) : wide, x, measure(isUp ? tidy(wide) : base, unit)),
      ]
    },
    check(printed, { amount }) {
      const { lines } = printed.figure('triangle')
      const at = (name: string) => {
        const label = lines.find(({ from, to, label }) => label && (from + to === name || to + from === name))
          ?.label as Expr
        return label.kind === 'symbol' ? exact(amount) : evaluate(label)
      }
      const [ad, db, de, bc] = ['AD', 'DB', 'DE', 'BC'].map(at) as [Ratio, Ratio, Ratio, Ratio]
      return de.times(ad.plus(db)).equals(bc.times(ad)) && exact(amount).n > 0
    },
  }),
})
