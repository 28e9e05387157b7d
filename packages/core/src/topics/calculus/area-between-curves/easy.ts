import {
  approximate,
  type Both,
  both,
  type Content,
  equation,
  exact,
  expr,
  expressionList,
  type FormMaker,
  figure,
  formulaChoice,
  integral,
  line,
  list,
  m,
  prose,
  type Random,
  rational,
  regionGraph,
  statements,
  step,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { areaUnder, near, polynomialOf, valueAt } from '../../kit/functions/functions.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { areaOf, areaSteps, coefficientAt, difference, enclosed, named, setUpSteps } from './parts.ts'

/** Where a parabola and a line meet. */
const MEETINGS = wholes(-3, 1).flatMap(a => [2, 3, 4].map(width => [a, a + width] as const))

/** A parabola under or over a line; they meet at whole places, from so many turns on. */
function drawParabola(random: Random, turn: number, size = 1) {
  const [a, b] = random.evenly(startingAt(MEETINGS, turn))
  const [slope, shift, sign] = [random.int(-1, 2), random.int(-2, 3), size * random.sign()]
  const lineC = [shift, slope]
  // parabola − line = sign (x − a)(x − b)
  const parabola = [shift + sign * a * b, slope - sign * (a + b), sign]
  const [upper, lower] = sign > 0 ? [lineC, parabola] : [parabola, lineC]
  return { a, b, upper, lower, curve: parabola, straight: lineC }
}

const gapOf = (upper: readonly number[], lower: readonly number[]) => polynomialOf(difference(upper, lower))

/** A region that is no higher has a grid line for each unit. */
const LOW = 6

function regionOf({ a, b, upper, lower }: ReturnType<typeof drawParabola>) {
  const values = [a, b, ...Array.from({ length: 21 }, (_, i) => a + ((b - a) * i) / 20)].flatMap(at =>
    [upper, lower].map(c => coefficientAt(c, 0) + coefficientAt(c, 1) * at + coefficientAt(c, 2) * at * at),
  )
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)]
  const unit = high - low <= LOW ? 1 : 2
  const fitted = (value: number, round: (v: number) => number) => unit * round(value / unit)
  return regionGraph({
    x: [Math.min(a - 1, -1), Math.max(b + 1, 1)],
    y: { from: fitted(low - 0.5, Math.floor), to: fitted(high + 0.5, Math.ceil), step: unit },
    areas: [{ lower: polynomialOf(lower), upper: polynomialOf(upper), from: a, to: b }],
    curves: [upper, lower].map(c => ({ of: polynomialOf(c), from: a, to: b })),
    points: [a, b].map(at => [at, valueAt(upper, at).n] as const),
  })
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  shadedRegion: form({
    levels: ['easy'],
    share: 2,
    lines: 5,
    draw: random => drawParabola(random, 0),
    answer: rational,
    solve: ({ upper, lower, a, b }) => areaOf(upper, lower, a, b),
    solution: areaSteps,
    ask: drawn => {
      const [f, g] = [named(polynomialOf(drawn.curve)), named(polynomialOf(drawn.straight))]
      const region = figure(regionOf(drawn))
      return {
        en: [region, prose`Find the exact area of the shaded region between ${f} and ${g}.`],
        es: [region, prose`Halla el área exacta de la región sombreada entre ${f} e ${g}.`],
      }
    },
    check(printed, answer) {
      const [f, g] = printed.all('relation')
      return !!f && !!g && near(enclosed(f.right, g.right), exact(answer).toNumber(), 1e-6)
    },
  }),

  intersections: form({
    levels: ['medium'],
    share: 2,
    lines: 5,
    draw: random => drawParabola(random, 3, random.int(2, 3)),
    answer: rational,
    solve: ({ upper, lower, a, b }) => areaOf(upper, lower, a, b),
    solution: areaSteps,
    ask({ curve, straight }) {
      const [f, g] = [named(polynomialOf(curve)), named(polynomialOf(straight))]
      return {
        en: prose`Find the exact area of the region bounded by ${f} and ${g}.`,
        es: prose`Halla el área exacta de la región limitada por ${f} e ${g}.`,
      }
    },
    check(printed, answer) {
      const [f, g] = printed.all('relation')
      return !!f && !!g && near(enclosed(f.right, g.right), exact(answer).toNumber(), 1e-6)
    },
  }),

  setUp: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawParabola(random, 5, 2),
        ({ a, b, upper, lower }) => {
          const area = areaOf(upper, lower, a, b)
          const added = areaOf(
            upper,
            lower.map(c => -c),
            a,
            b,
          )
          return a !== 0 && b !== 0 && !added.equals(area) && !areaOf(upper, lower, 0, b).equals(area)
        },
      ),
    answer: formulaChoice,
    solve: ({ upper, lower, a, b }): Value => integral(gapOf(upper, lower), 'x', [a, b]),
    solution(region) {
      const [meet, above] = setUpSteps(region)
      return [
        ...(meet && above ? [meet, above] : []),
        step(integral(gapOf(region.upper, region.lower), 'x', [region.a, region.b]), because.explain, {
          sentence: {
            en: line`Take upper minus lower, from one point of intersection to the other.`,
            es: line`Toma superior menos inferior, de un punto de corte al otro.`,
          },
        }),
      ]
    },
    mistakes: ({ upper, lower, a, b }) => ({
      bottomMinusTop: integral(gapOf(lower, upper), 'x', [a, b]),
      added: integral(polynomialOf([0, 1, 2].map(i => coefficientAt(upper, i) + coefficientAt(lower, i))), 'x', [a, b]),
      fromZero: integral(gapOf(upper, lower), 'x', [0, b]),
      upToZero: integral(gapOf(upper, lower), 'x', [a, b + 1]),
    }),
    ask: drawn => {
      const [f, g] = [named(polynomialOf(drawn.curve)), named(polynomialOf(drawn.straight))]
      const region = figure(regionOf(drawn))
      return {
        en: [region, prose`Which integral gives the area of the shaded region between ${f} and ${g}?`],
        es: [region, prose`¿Qué integral da el área de la región sombreada entre ${f} e ${g}?`],
      }
    },
    whyWrong: ({ a, b }) => {
      const limits = {
        en: line`The curves meet at ${m`x = ${a}`} and ${m`x = ${b}`}.`,
        es: line`Las curvas se cortan en ${m`x = ${a}`} y en ${m`x = ${b}`}.`,
      }
      return {
        bottomMinusTop: {
          en: line`Lower minus upper is negative.`,
          es: line`Inferior menos superior es negativo.`,
        },
        added: {
          en: line`The sum is not the distance between the curves.`,
          es: line`La suma no es la distancia entre las curvas.`,
        },
        fromZero: limits,
        upToZero: limits,
      }
    },
    check(printed, answer) {
      const [f, g] = printed.all('relation')
      const chosen = expr(answer)
      return !!f && !!g && chosen.kind === 'integral' && near(areaUnder(chosen), enclosed(f.right, g.right), 1e-6)
    },
  }),

  writeIntegral: form({
    levels: ['easy'],
    instruction: {
      en: prose`The area is ${m`∫_a^b h(x) dx`}. Write ${m`a`}, ${m`b`}, and ${m`h(x)`}, in this order. Do not evaluate.`,
      es: prose`El área es ${m`∫_a^b h(x) dx`}. Escribe ${m`a`}, ${m`b`} y ${m`h(x)`}, en este orden. No calcules la integral.`,
    },
    draw: random => drawParabola(random, 10),
    answer: {
      ...expressionList,
      show: (values): Both<Content> => {
        const [from, to, height] = tupleOf(values, 3)
        return both(list(equation(m`a`, from), equation(m`b`, to), equation(m`h(x)`, height)))
      },
    },
    solve: ({ upper, lower, a, b }) => [expr(a), expr(b), gapOf(upper, lower)],
    solution: region => [
      ...setUpSteps(region).slice(0, 2),
      step(
        statements(
          equation(m`a`, region.a),
          equation(m`b`, region.b),
          equation(m`h(x)`, gapOf(region.upper, region.lower)),
        ),
        because.upperMinusLower,
      ),
    ],
    ask: drawn => {
      const [f, g] = [named(polynomialOf(drawn.curve)), named(polynomialOf(drawn.straight))]
      const region = figure(regionOf(drawn))
      return {
        en: [region, prose`Shaded: the region between ${f} and ${g}.`],
        es: [region, prose`Región sombreada: entre ${f} e ${g}.`],
      }
    },
    // Zero at both ends, positive between them, and as far apart as the curves are.
    check(printed, [from, to, height]) {
      const [f, g] = printed.all('relation').map(({ right }) => right)
      if (!f || !g || !from || !to || !height) return false
      const [a, b] = [approximate(from), approximate(to)]
      const gap = (at: number) => Math.abs(approximate(f, { x: at }) - approximate(g, { x: at }))
      const at = (place: number) => approximate(height, { x: place })
      return (
        a < b &&
        [a, b].every(end => near(gap(end), 0) && near(at(end), 0)) &&
        [0.2, 0.5, 0.9].every(part => near(at(a + part * (b - a)), gap(a + part * (b - a))))
      )
    },
  }),
})
