import {
  approximate,
  equation,
  exact,
  type FormMaker,
  figure,
  functionGraph,
  integer,
  m,
  prose,
  type Random,
  Ratio,
  rational,
  sideBySide,
  substitute,
  symbol,
} from '../../../author.ts'
import { dualAt } from '../../kit/functions/dual.ts'
import { near, slopeOf } from '../../kit/functions/functions.ts'
import { knownIn, printedRows, type Row, valuesTable, withLines } from '../../kit/functions/values-table.ts'
import type { levels } from './levels.ts'
import { k, x } from './parts.ts'

const COMPOSED = [m`f(g(x))`, m`f(x^2)`, m`(f(x))^3`, m`g(f(x))`] as const

/** Two segments that meet at a lattice point: values at 0 … 6. */
interface Bent {
  readonly start: number
  readonly slopes: readonly [Ratio, Ratio]
  readonly joint: number
}

const bentAt = ({ start, slopes: [first, second], joint }: Bent, at: number) =>
  at <= joint
    ? first.times(at).plus(start)
    : first
        .times(joint)
        .plus(start)
        .plus(second.times(at - joint))

const slopeOfBent = ({ slopes, joint }: Bent, at: Ratio) => (at.compare(joint) < 0 ? slopes[0] : slopes[1])

function drawBent(random: Random): Bent {
  const slope = () =>
    random.pick([Ratio.of(1), Ratio.of(-1), Ratio.of(1, 2), Ratio.of(-1, 2), Ratio.of(2), Ratio.of(-2), Ratio.of(3, 2)])
  return random.until(
    () => ({ start: random.int(0, 6), slopes: [slope(), slope()] as const, joint: random.pick([2, 4]) }),
    bent =>
      !bent.slopes[0].equals(bent.slopes[1]) &&
      [bent.joint, 6].every(at => bentAt(bent, at).compare(0) >= 0 && bentAt(bent, at).compare(6) <= 0),
  )
}

const graphOf = (bent: Bent, name: string) =>
  functionGraph({
    x: [0, 6],
    y: [0, 6],
    curves: [
      { through: [0, bent.joint, 6].map(at => [at, bentAt(bent, at).toNumber()] as const), label: symbol(name) },
    ],
  })

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromTable: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random) {
      const slope = () => random.intExcept(-6, 6, 0)
      const [p, q, r, s] = random.shuffle([1, 2, 3, 4]) as [number, number, number, number]
      const rows: readonly Row[] = [1, 2, 3, 4].map((place, i) => [
        place,
        [q, r, s, p][i] ?? 1,
        [s, p, q, r][i] ?? 1,
        slope(),
        slope(),
      ])
      const of = random.evenly(COMPOSED)
      return { rows, of, at: of === COMPOSED[1] ? random.int(1, 2) : random.int(1, 4) }
    },
    answer: integer,
    solve: ({ rows, of, at }) => dualAt(of, Ratio.of(at), knownIn(rows))[1],
    ask({ rows, of, at }) {
      const [h, wanted] = [equation(m`h(x)`, of), m`h'(${at})`]
      return {
        en: [valuesTable(rows), prose`Let ${h}. Find ${wanted}.`],
        es: [valuesTable(rows), prose`Sea ${h}. Halla ${wanted}.`],
      }
    },
    // Lines with the printed values and slopes stand in for f and g.
    check(printed, answer) {
      const at = approximate(printed.all('apply').find(({ primes, name }) => primes === 1 && name === 'h')?.to[0] ?? x)
      const h = withLines(printed.one('relation').right, at, printedRows(printed))
      return near(slopeOf(h, at), exact(answer).toNumber(), 1e-5)
    },
  }),

  fromGraphs: form({
    levels: ['hard'],
    lines: 4,
    wide: true,
    draw: random =>
      random.until(
        () => ({ f: drawBent(random), g: drawBent(random), at: random.pick([1, 3, 5]) }),
        ({ f, g, at }) => {
          const inner = bentAt(g, at)
          return (
            !f.slopes[0].equals(g.slopes[0]) && inner.compare(0) > 0 && inner.compare(6) < 0 && !inner.equals(f.joint)
          )
        },
      ),
    answer: rational,
    solve: ({ f, g, at }) => slopeOfBent(f, bentAt(g, at)).times(slopeOfBent(g, Ratio.of(at))),
    ask({ f, g, at }) {
      const graphs = sideBySide(figure(graphOf(f, 'f')), figure(graphOf(g, 'g')))
      const [h, wanted] = [equation(m`h(x)`, m`f(g(x))`), m`h'(${at})`]
      return {
        en: [
          graphs,
          prose`The graphs of ${symbol('f')} and ${symbol('g')} are made of line segments. Let ${h}. Find ${wanted}.`,
        ],
        es: [
          graphs,
          prose`Las gráficas de ${symbol('f')} y ${symbol('g')} están formadas por segmentos. Sea ${h}. Halla ${wanted}.`,
        ],
      }
    },
    // Reads both polylines and measures the difference quotient of f(g(x)).
    check(printed, answer) {
      const [f, g] = printed.figures('function-graph').map(({ curves: [curve] }) => {
        const points = curve?.form === 'points' ? curve.through : []
        return (at: number) => {
          const right = points.findIndex(([px]) => px >= at)
          const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = [points[right - 1], points[right]]
          return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0)
        }
      })
      const at = approximate(printed.all('apply').find(({ primes }) => primes === 1)?.to[0] ?? x)
      if (!f || !g) return false
      return near((f(g(at + 1e-5)) - f(g(at - 1e-5))) / 2e-5, exact(answer).toNumber(), 1e-5)
    },
  }),

  findConstant: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const [value, at, n] = [random.int(2, 9), random.int(1, 3), random.int(1, 3)]
      const b = random.int(1, 6)
      return random.evenly([true, false])
        ? { of: m`ln(k x + ${b})`, at, value, slope: Ratio.of(value, value * at + b) }
        : { of: m`(k x - 1)^${n + 1}`, at: 0, value, slope: Ratio.of((n + 1) * value * (n % 2 === 0 ? 1 : -1)) }
    },
    answer: rational,
    solve: ({ value }) => value,
    ask({ of, at, slope }) {
      const [h, given] = [equation(m`h(x)`, of), equation(m`h'(${at})`, slope)]
      return {
        en: prose`${h} and ${given}. Find the constant ${k}.`,
        es: prose`${h} y ${given}. Halla la constante ${k}.`,
      }
    },
    check(printed, answer) {
      const [h, given] = printed.all('relation')
      if (!h || given?.left.kind !== 'apply') return false
      return near(
        slopeOf(substitute(h.right, { k: exact(answer) }), approximate(given.left.to[0] ?? x)),
        approximate(given.right),
        1e-6,
      )
    },
  }),
})
