import {
  type Block,
  type Both,
  both,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  line,
  minus,
  numberLine,
  ofAllBut,
  option,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Step,
  statements,
  times,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { type Comparison, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import { type Parts, shown, valueOf } from '../../kit/fractions/parts.ts'
import type { levels } from './levels.ts'
import { checkSign } from './pairs.ts'

type Benchmark = 'half' | 'one'
const valueOfBenchmark = (benchmark: Benchmark) => (benchmark === 'half' ? Ratio.of(1, 2) : Ratio.of(1))
const HALF: Parts = [1, 2]

const DENOMINATORS = [8, 5, 10, 6, 12, 3, 4, 100] as const
/** The signs and the bars do not meet at one half. */
const SIGN_DENOMINATORS = [8, 6, 100, 4] as const
const BAR_DENOMINATORS = [5, 12, 3, 10] as const
/** Near a half on both sides, equal once in eight. */
function drawAroundHalf(random: Random, denominators: readonly number[]) {
  const [d, place] = [random.evenly(denominators), random.evenly(['less', 'greater', 'less', 'greater', 'equal'])]
  const all = wholes(1, d - 1).filter(n => n > 1 || d < 6)
  const test = (n: number) =>
    place === 'less' ? 2 * n < d : place === 'greater' ? 2 * n > d : 2 * n === d || (d % 2 === 1 && 2 * n < d)
  const fits = all.filter(n => test(n) && (d < 100 || (n % 10 !== 0 && n > 20 && n < 80)))
  return [fits.length > 0 ? random.pick(fits) : d / 2, d] as const
}
function drawAroundOne(random: Random) {
  const d = random.evenly(turned(DENOMINATORS, 3))
  return [d + random.pick(d > 4 ? [-2, -1, 1, 2, 3, 1, -1, 0] : [-1, 1, 2, -1, 1]), d] as const
}

/** 1/2 with the denominator, or both with twice an odd denominator. */
function toHalf([n, d]: Parts, isTurned = false): readonly Step[] {
  const isEven = d % 2 === 0
  if (2 * n === d)
    return [
      explained(
        equation(times(2, n), d),
        line`The denominator is 2 times the numerator: this is one half.`,
        line`El denominador es 2 veces el numerador: es la mitad.`,
      ),
    ]
  const [top, half, under] = isEven ? [n, d / 2, d] : [2 * n, d, 2 * d]
  const [left, right] = isTurned ? [half, top] : [top, half]
  const rewritten = [equation(over(n, d), over(top, under)), equation(over(1, 2), over(half, under))] as const
  return [
    isEven
      ? explained(
          equation(over(1, 2), over(half, under)),
          line`Write ${over(1, 2)} with denominator ${under}.`,
          line`Escribe ${over(1, 2)} con denominador ${under}.`,
        )
      : explained(
          statements(...(isTurned ? [rewritten[1], rewritten[0]] : rewritten)),
          line`Write both with denominator ${under}.`,
          line`Escribe ambas con denominador ${under}.`,
        ),
    explained(
      relation(left, comparisonSigns[comparisonOf(left, right)], right),
      line`Compare the numerators.`,
      line`Compara los numeradores.`,
    ),
  ]
}
/** What the shaded parts of the bars show of a fraction and 1/2. */
const barsSeen = (parts: Parts, answer: Comparison): Step => {
  const work = relation(shown(parts), comparisonSigns[answer], shown(HALF))
  if (answer === 'equal')
    return explained(
      work,
      line`The bars show it, too: the same amount of both bars is shaded.`,
      line`Las barras también lo muestran: en las dos está sombreada la misma cantidad.`,
    )
  return answer === 'less'
    ? explained(
        work,
        line`The bars show it, too: less of the ${shown(parts)} bar is shaded.`,
        line`Las barras también lo muestran: hay menos parte sombreada en la barra de ${shown(parts)}.`,
      )
    : explained(
        work,
        line`The bars show it, too: more of the ${shown(parts)} bar is shaded.`,
        line`Las barras también lo muestran: hay más parte sombreada en la barra de ${shown(parts)}.`,
      )
}
const toOne = ([n, d]: Parts, isTurned = false): Step => {
  const [left, right] = isTurned ? [d, n] : [n, d]
  return explained(
    statements(equation(1, over(d, d)), relation(left, comparisonSigns[comparisonOf(left, right)], right)),
    line`Write 1 with the same denominator and compare the numerators.`,
    line`Escribe 1 con el mismo denominador y compara los numeradores.`,
  )
}

const BELOW: readonly Parts[] = [
  [3, 8],
  [2, 5],
  [4, 10],
  [5, 12],
  [2, 6],
  [45, 100],
  [1, 4],
  [4, 12],
  [3, 10],
  [1, 3],
]
const ABOVE: readonly Parts[] = [
  [2, 3],
  [3, 5],
  [3, 4],
  [5, 8],
  [4, 6],
  [7, 12],
  [6, 10],
  [55, 100],
  [4, 5],
  [7, 10],
]

const NEAREST = {
  zero: both(prose`${0}`),
  half: both(prose`${over(1, 2)}`),
  one: both(prose`${1}`),
} as const
type Nearest = keyof typeof NEAREST
/** Nearest to 0, to 1/2 or to 1, without doubt. */
const NEAR: Readonly<Record<Nearest, readonly Parts[]>> = {
  zero: [
    [1, 8],
    [1, 10],
    [2, 12],
    [1, 12],
    [12, 100],
    [1, 6],
    [2, 10],
  ],
  half: [
    [3, 8],
    [4, 10],
    [5, 12],
    [5, 8],
    [6, 10],
    [7, 12],
    [48, 100],
    [53, 100],
  ],
  one: [
    [7, 8],
    [9, 10],
    [11, 12],
    [5, 6],
    [10, 12],
    [8, 10],
    [91, 100],
  ],
}

const ASK_LINE = ([n, d]: Parts): Both<Block> => ({
  en: prose`The point shows ${over(n, d)}. Write <, >, or =.`,
  es: prose`El punto muestra ${over(n, d)}. Escribe <, > o =.`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  benchmark: form({
    levels: ['easy'],
    share: 2,
    instruction: compare,
    draw(random) {
      const benchmark: Benchmark = random.evenly(['half', 'one'])
      return {
        benchmark,
        parts: benchmark === 'half' ? drawAroundHalf(random, SIGN_DENOMINATORS) : drawAroundOne(random),
        isTurned: random.evenly([false, true]),
      }
    },
    answer: comparison,
    solve({ benchmark, parts, isTurned }) {
      const other = valueOfBenchmark(benchmark)
      return isTurned ? comparisonOf(other, valueOf(parts)) : comparisonOf(valueOf(parts), other)
    },
    ask({ benchmark, parts, isTurned }) {
      const other = benchmark === 'half' ? shown(HALF) : expr(1)
      return both(isTurned ? prose`${other} ____ ${shown(parts)}` : prose`${shown(parts)} ____ ${other}`)
    },
    solution({ benchmark, parts, isTurned }, answer) {
      const other = benchmark === 'half' ? shown(HALF) : expr(1)
      const [left, right] = isTurned ? [other, shown(parts)] : [shown(parts), other]
      return [
        ...(benchmark === 'half' ? toHalf(parts, isTurned) : [toOne(parts, isTurned)]),
        explained(relation(left, comparisonSigns[answer], right), line`Write the sign.`, line`Escribe el signo.`),
      ]
    },
    check: checkSign,
  }),

  bars: form({
    levels: ['easy'],
    instruction: compare,
    draw: random => ({ parts: drawAroundHalf(random, BAR_DENOMINATORS) }),
    answer: comparison,
    solve: ({ parts }) => comparisonOf(valueOf(parts), Ratio.of(1, 2)),
    ask: ({ parts: [n, d] }) =>
      both([
        figure(
          fractionBar(
            { parts: d, shaded: n, wholes: 1, label: over(n, d) },
            { parts: 2, shaded: 1, wholes: 1, label: over(1, 2) },
          ),
        ),
        prose`${over(n, d)} ____ ${over(1, 2)}`,
      ]),
    solution: ({ parts }, answer) => [...toHalf(parts), barsSeen(parts, answer)],
    // The shaded share of each bar.
    check(printed, answer) {
      const [a, b] = printed.figure('fraction-bar').rows.map(({ wholes }) => {
        const all = wholes.flat()
        return Ratio.of(all.filter(({ fill }) => fill === 'gray').length, all.length)
      })
      return a !== undefined && b !== undefined && answer === comparisonOf(a, b) && checkSign(printed, answer)
    },
  }),

  line: form({
    levels: ['easy'],
    wide: true,
    draw(random) {
      const benchmark: Benchmark = random.evenly(['half', 'one', 'half'])
      const d = random.evenly([6, 4, 8, 10, 12])
      const n =
        benchmark === 'one'
          ? d + random.pick([-1, 1, 2])
          : random.intExcept(2, d - 1, ...(random.chance(0.8) ? [d / 2] : []))
      return { benchmark, parts: [n, d] as const }
    },
    answer: comparison,
    solve: ({ benchmark, parts }) => comparisonOf(valueOf(parts), valueOfBenchmark(benchmark)),
    ask({ benchmark, parts }) {
      const [n, d] = parts
      const to = benchmark === 'one' ? Ratio.of(d + 3, d) : Ratio.of(1)
      const drawn = figure(
        numberLine({
          from: 0,
          to,
          step: Ratio.of(1, d),
          labels: [0, [Ratio.of(1, 2), over(1, 2)], 1],
          points: [Ratio.of(n, d)],
        }),
      )
      const other = benchmark === 'half' ? shown(HALF) : expr(1)
      const [{ en, es }, sign] = [ASK_LINE(parts), prose`${shown(parts)} ____ ${other}`]
      return { en: [en, drawn, sign], es: [es, drawn, sign] }
    },
    solution({ benchmark, parts }, answer) {
      const [other, value] = [benchmark === 'half' ? shown(HALF) : expr(1), valueOf(parts)]
      const order = value.compare(valueOfBenchmark(benchmark))
      return [
        explained(
          shown(parts),
          line`Find the point and ${other} on the number line.`,
          line`Busca el punto y ${other} en la recta numérica.`,
        ),
        order === 0
          ? explained(
              relation(shown(parts), comparisonSigns[answer], other),
              line`The point is at ${other}.`,
              line`El punto está en ${other}.`,
            )
          : order < 0
            ? explained(
                relation(shown(parts), comparisonSigns[answer], other),
                line`The point is to the left of ${other}.`,
                line`El punto está a la izquierda de ${other}.`,
              )
            : explained(
                relation(shown(parts), comparisonSigns[answer], other),
                line`The point is to the right of ${other}.`,
                line`El punto está a la derecha de ${other}.`,
              ),
      ]
    },
    check(printed, answer) {
      const [, ...rest] = printed.maths.filter(({ kind }) => kind === 'quotient' || kind === 'number')
      const [a, b] = rest.map(item => evaluate(item))
      return a !== undefined && b !== undefined && answer === comparisonOf(a, b)
    },
  }),

  whichIsGreater: form({
    levels: ['easy'],
    draw(random) {
      const isGreater = random.evenly([true, false])
      const [own, other] = isGreater ? [ABOVE, BELOW] : [BELOW, ABOVE]
      return random.until(
        () => ({ isGreater, right: random.pick(own), wrong: random.sample(other, 3) }),
        ({ right, wrong }) =>
          new Set([right, ...wrong].map(([, d]) => d)).size === 4 &&
          // Who looks at the numerator or the denominator alone goes wrong.
          wrong.some(([n]) => (isGreater ? n >= right[0] : n <= right[0])),
      )
    },
    answer: formulaChoice,
    solve: ({ right }) => shown(right),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map((parts, i) => [`otherSide${i}`, shown(parts)])),
    ask: ({ isGreater }) => {
      const half = role(isGreater ? 'greater' : 'less', shown(HALF))
      return isGreater
        ? {
            en: prose`Which fraction is greater than ${half}?`,
            es: prose`¿Qué fracción es mayor que ${half}?`,
          }
        : {
            en: prose`Which fraction is less than ${half}?`,
            es: prose`¿Qué fracción es menor que ${half}?`,
          }
    },
    solution: ({ isGreater, right }) => [
      ...toHalf(right),
      explained(
        shown(right),
        isGreater ? line`It is greater than ${shown(HALF)}.` : line`It is less than ${shown(HALF)}.`,
        isGreater ? line`Es mayor que ${shown(HALF)}.` : line`Es menor que ${shown(HALF)}.`,
      ),
    ],
    whyWrong: ({ isGreater, wrong }) =>
      Object.fromEntries(
        wrong.map(([n, d], i) => [
          `otherSide${i}`,
          isGreater
            ? { en: line`${n} is less than half of ${d}.`, es: line`${n} es menor que la mitad de ${d}.` }
            : { en: line`${n} is more than half of ${d}.`, es: line`${n} es mayor que la mitad de ${d}.` },
        ]),
      ),
    check(printed, answer) {
      const asksGreater = printed.terms('role').some(({ name }) => name === 'greater')
      return asksGreater === exact(answer).compare(Ratio.of(1, 2)) > 0
    },
  }),

  nearest: form({
    levels: ['easy'],
    draw(random) {
      const nearest = random.evenly(['half', 'one', 'zero', 'half'] as const)
      return { nearest, parts: random.pick(NEAR[nearest]) }
    },
    answer: option(NEAREST),
    solve: ({ nearest }) => nearest,
    ask: ({ parts }) => ({
      en: prose`Which number is ${shown(parts)} closest to?`,
      es: prose`¿De qué número está más cerca ${shown(parts)}?`,
    }),
    solution({ nearest, parts: [n, d] }) {
      const target = { zero: 0, half: d / 2, one: d }[nearest]
      const name = { zero: expr(0), half: shown(HALF), one: expr(1) }[nearest]
      return [
        explained(
          statements(equation(0, over(0, d)), equation(over(1, 2), over(d / 2, d)), equation(1, over(d, d))),
          line`Write 0, ${over(1, 2)}, and 1 with denominator ${d}.`,
          line`Escribe 0, ${over(1, 2)} y 1 con denominador ${d}.`,
        ),
        explained(
          equation(minus(Math.max(n, target), Math.min(n, target)), Math.abs(n - target)),
          line`Of the numerators ${0}, ${d / 2}, and ${d}, the one closest to ${n} is ${target}.`,
          line`De los numeradores ${0}, ${d / 2} y ${d}, el más cercano a ${n} es ${target}.`,
        ),
        explained(name, line`This is the closest number.`, line`Este es el número más cercano.`),
      ]
    },
    whyWrong({ nearest, parts: [n, d] }) {
      const far = (target: number) => ({
        en: line`Its numerator, ${target}, is ${count(Math.abs(n - target), nouns.unit)} away from ${n}.`,
        es: line`Su numerador, ${target}, está a ${count(Math.abs(n - target), nouns.unit)} de ${n}.`,
      })
      return ofAllBut(nearest, { zero: far(0), half: far(d / 2), one: far(d) })
    },
    check(printed, answer) {
      const value = evaluate(printed.one('quotient')).toNumber()
      const off = { zero: value, half: Math.abs(value - 0.5), one: Math.abs(value - 1) }
      return (['zero', 'half', 'one'] as const).every(name => off[answer] <= off[name])
    },
  }),
})
