import {
  approximate,
  bracketed,
  chainRule,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  figure,
  integer,
  itemOf,
  join,
  line,
  m,
  power,
  prose,
  Ratio,
  rational,
  sideBySide,
  solution,
  statements,
  step,
  substitute,
  symbol,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { dualAt } from '../../kit/functions/dual.ts'
import { near, slopeOf } from '../../kit/functions/functions.ts'
import { knownIn, printedRows, valuesTable, withLines } from '../../kit/functions/values-table.ts'
import { bentAt, drawBent, graphOf, slopeOfBent } from './bent-lines.ts'
import { type ComposedName, composed } from './composed.ts'
import type { levels } from './levels.ts'
import { k, x } from './parts.ts'

/** The slopes of a table: whole, and none is 0, or 1, which would be forgotten without harm. */
const SLOPES = wholes(-6, 6).filter(slope => slope !== 0 && slope !== 1)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromTable: form({
    levels: ['medium', 'hard'],
    share: 2,
    draw(random, level) {
      // No function has its own place as its value, and none has a slope twice: there a wrong row would give the right number.
      const slopes = () => random.sample(SLOPES, 4)
      const [[f1, f2, f3, f4], [g1, g2, g3, g4]] = [slopes(), slopes()]
      const [q, s] = random.shuffle<[2, 4] | [4, 2]>([2, 4])
      const [p, r] = random.shuffle<[1, 3] | [3, 1]>([1, 3])
      const rows = [
        [1, q, s, f1, g1],
        [2, r, p, f2, g2],
        [3, s, q, f3, g3],
        [4, p, r, f4, g4],
      ] as const
      const name = random.evenly<ComposedName>(level.composed)
      return { rows, name, at: name.includes('x²') ? 2 : random.int(1, 4) }
    },
    answer: integer,
    solve: ({ rows, name, at }) => dualAt(composed[name].of, Ratio.of(at), knownIn(rows))[1],
    ask({ rows, name, at }) {
      const [h, wanted] = [equation(m`h(x)`, composed[name].of), m`h'(${at})`]
      return {
        en: [
          prose`The table gives values of the differentiable functions ${symbol('f')} and ${symbol('g')} and of their derivatives.`,
          valuesTable(rows),
          prose`Let ${h}. Find ${wanted}.`,
        ],
        es: [
          prose`La tabla da valores de las funciones derivables ${symbol('f')} y ${symbol('g')} y de sus derivadas.`,
          valuesTable(rows),
          prose`Sea ${h}. Halla ${wanted}.`,
        ],
      }
    },
    solution({ rows, name, at }, value) {
      const { slope, filled, read } = composed[name]
      const rowOf = (place: number) => itemOf(rows, place - 1)
      const [innerValue, inside, numbers] = filled(at, rowOf(at), rowOf)
      const [first, second] = read(at, rowOf(at), rowOf).map(([place, found, other]) => {
        const row = equation(x, place)
        return other
          ? { en: line`${found} and ${other} in the row ${row},`, es: line`${found} y ${other} en la fila ${row},` }
          : { en: line`${found} in the row ${row}`, es: line`${found} en la fila ${row}` }
      })
      const found = first ?? failed('A derivative is read')
      return [
        step(equation(m`h'(x)`, slope), because.use, {
          rule: { en: line`the chain rule`, es: line`la regla de la cadena` },
        }),
        step(statements(...innerValue, equation(m`h'(${at})`, inside)), because.findInnerValueFirst),
        step(equation(m`h'(${at})`, numbers), because.read, {
          what: second ? { en: [...found.en, ' and ', ...second.en], es: [...found.es, ' y ', ...second.es] } : found,
        }),
        step(equation(m`h'(${at})`, value), because.multiplyValues),
      ]
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
    wide: true,
    draw: random =>
      random.until(
        () => ({ f: drawBent(random), g: drawBent(random), at: random.pick([1, 3, 5]) }),
        ({ f, g, at }) => {
          const inner = bentAt(g, at)
          // A slope of f at the place itself, or one taken for the other, gives another answer.
          const [outerSlope, innerSlope] = [slopeOfBent(f, inner), slopeOfBent(g, Ratio.of(at))]
          return (
            Math.abs(outerSlope.n) !== outerSlope.d &&
            !outerSlope.equals(innerSlope) &&
            !outerSlope.equals(slopeOfBent(f, Ratio.of(at))) &&
            !f.slopes[0].equals(g.slopes[0]) &&
            inner.compare(0) > 0 &&
            inner.compare(6) < 0 &&
            !inner.equals(f.joint)
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
    solution({ f, g, at }, value) {
      const inner = bentAt(g, at)
      const [outerSlope, innerSlope] = [slopeOfBent(f, inner), slopeOfBent(g, Ratio.of(at))]
      return [
        step(m`h'(x) = f'(g(x))g'(x)`, because.use, {
          rule: { en: line`the chain rule`, es: line`la regla de la cadena` },
        }),
        step(m`g(${at}) = ${inner}`, because.read, {
          what: {
            en: line`the height of the graph of ${symbol('g')}`,
            es: line`la altura de la gráfica de ${symbol('g')}`,
          },
        }),
        step(statements(m`g'(${at}) = ${innerSlope}`, m`f'(${inner}) = ${outerSlope}`), because.read, {
          what: {
            en: line`the slopes of the segments at these places`,
            es: line`las pendientes de los segmentos en esos lugares`,
          },
        }),
        step(
          equation(equation(m`h'(${at})`, join(bracketed(outerSlope), bracketed(innerSlope))), value),
          because.multiplyDerivatives,
        ),
      ]
    },
    // Reads both polylines and measures the difference quotient of f(g(x)).
    check(printed, answer) {
      const [f, g] = printed.figures('function-graph').map(({ curves: [curve] }) => {
        const points = curve?.form === 'points' ? curve.through : []
        return (at: number) => {
          const right = points.findIndex(([px]) => px >= at)
          const [[x0, y0], [x1, y1]] = [itemOf(points, right - 1), itemOf(points, right)]
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
    draw(random) {
      const [value, at, n, b] = [random.int(2, 9), random.int(1, 3), random.int(3, 5), random.int(1, 6)]
      const rate = Ratio.of(value, value * at + b)
      return random.evenly([true, false])
        ? {
            of: m`ln(k x + ${b})`,
            at,
            value,
            slope: rate,
            cleared: equation(m`${rate.d}k`, m`${rate.n * at}k + ${rate.n * b}`),
            alone: equation(m`${rate.d - rate.n * at}k`, rate.n * b),
            taken: m`${rate.n * at}k`,
            divisor: rate.d - rate.n * at,
            derivative: m`k/{k x + ${b}}`,
            there: m`k/{${at}k + ${b}}`,
            inner: { of: m`k x + ${b}`, slope: k },
            outer: { of: m`ln u`, slope: m`1/u` },
          }
        : {
            of: m`(k x - 1)^${n}`,
            at: 0,
            value,
            slope: Ratio.of(n * value * (-1) ** (n - 1)),
            cleared: equation(m`${n * (-1) ** (n - 1)}k`, n * value * (-1) ** (n - 1)),
            alone: null,
            taken: null,
            divisor: n * (-1) ** (n - 1),
            derivative: m`${n}k(k x - 1)^${n - 1}`,
            there: join(n, k, power(bracketed(-1), n - 1)),
            inner: { of: m`k x - 1`, slope: k },
            outer: { of: m`u^${n}`, slope: m`${n}u^${n - 1}` },
          }
    },
    answer: solution('k'),
    solve: ({ value }) => value,
    ask({ of, at, slope }) {
      const [f, given] = [equation(m`f(x)`, of), equation(m`f'(${at})`, slope)]
      return {
        en: prose`Let ${f}. If ${given}, find the constant ${k}.`,
        es: prose`Sea ${f}. Si ${given}, halla la constante ${k}.`,
      }
    },
    solution: ({ inner, outer, derivative: found, there, at, slope, cleared, alone, taken, divisor }, value) => [
      ...chainRule(inner, outer, found),
      at === 0
        ? explained(
            statements(equation(there, slope), cleared),
            line`Substitute 0 for ${x}, and work out the power of ${-1}.`,
            line`Sustituye ${x} por 0 y calcula la potencia de ${-1}.`,
          )
        : explained(
            statements(equation(there, slope), cleared),
            line`Substitute ${at} for ${x}, and multiply both sides by both denominators.`,
            line`Sustituye ${x} por ${at} y multiplica ambos lados por los dos denominadores.`,
          ),
      alone === null || taken === null
        ? step(equation(k, value), because.divideBothSides, { value: divisor })
        : divisor === 1
          ? step(equation(k, value), because.subtractFromBothSides, { value: taken })
          : explained(
              statements(alone, equation(k, value)),
              line`Subtract ${taken} from both sides, and divide both sides by ${divisor}.`,
              line`Resta ${taken} de ambos lados y divide ambos lados entre ${divisor}.`,
            ),
    ],
    check(printed, answer) {
      const [f, given] = printed.all('relation')
      if (!f || given?.left.kind !== 'apply') return false
      return near(
        slopeOf(substitute(f.right, { k: exact(answer) }), approximate(given.left.to[0] ?? x)),
        approximate(given.right),
        1e-6,
      )
    },
  }),
})
