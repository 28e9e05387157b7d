import { formulaChoice } from '../../answer/choice.ts'
import { expression } from '../../answer/expression.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { rational } from '../../answer/number.ts'
import { figure, prose } from '../../content.ts'
import { regionGraph } from '../../figure/region-graph.ts'
import { equation, expr, integral, power, symbol, type Value } from '../../math/build.ts'
import { approximate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { areaUnder, integrated, near, polynomialOf, valueAt } from './shared/functions.ts'

const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]

/** A parabola under or over a line; they meet at whole places. */
function drawParabola(random: Random) {
  const [a, width] = [random.int(-3, 1), random.int(2, 4)]
  const [b, slope, shift, sign] = [a + width, random.int(-1, 2), random.int(-2, 3), random.sign()]
  const lineC = [shift, slope]
  // parabola − line = sign (x − a)(x − b)
  const parabola = [shift + sign * a * b, slope - sign * (a + b), sign]
  const [upper, lower] = sign === 1 ? [lineC, parabola] : [parabola, lineC]
  return { a, b, upper, lower, curve: parabola, straight: lineC }
}
const areaOf = (upper: readonly number[], lower: readonly number[], a: number, b: number): Ratio => {
  const primitive = integrated([0, 1, 2, 3].map(i => (upper[i] ?? 0) - (lower[i] ?? 0)))
  return valueAt(primitive, b).minus(valueAt(primitive, a))
}
const difference = (upper: readonly number[], lower: readonly number[]) =>
  polynomialOf([0, 1, 2].map(i => (upper[i] ?? 0) - (lower[i] ?? 0)))

function regionOf({ a, b, upper, lower }: ReturnType<typeof drawParabola>) {
  const values = [a, b, ...Array.from({ length: 21 }, (_, i) => a + ((b - a) * i) / 20)].flatMap(at =>
    [upper, lower].map(c => (c[0] ?? 0) + (c[1] ?? 0) * at + (c[2] ?? 0) * at * at),
  )
  const even = (value: number, round: (v: number) => number) => 2 * round(value / 2)
  return regionGraph({
    x: [Math.min(a - 1, -1), Math.max(b + 1, 1)],
    y: { from: even(Math.min(...values, 0) - 1, Math.floor), to: even(Math.max(...values, 0) + 1, Math.ceil), step: 2 },
    areas: [{ lower: polynomialOf(lower), upper: polynomialOf(upper), from: a, to: b }],
    curves: [upper, lower].map(c => ({ of: polynomialOf(c), from: a, to: b })),
    points: [a, b].map(at => [at, valueAt(upper, at).n] as const),
  })
}
const named = (of: Expr) => equation(y, of)

/** The area between two polynomials of degree three at most: Simpson's rule is exact between crossings. */
function enclosed(f: Expr, g: Expr, letter = 'x'): number {
  const gap = (at: number) => approximate(f, { [letter]: at }) - approximate(g, { [letter]: at })
  const crossings: number[] = []
  for (let at = -8.987; at < 9; at += 0.5) {
    let [low, high] = [at, at + 0.5]
    if (gap(low) * gap(high) > 0) continue
    for (let j = 0; j < 40; j++) {
      const middle = (low + high) / 2
      if (gap(low) * gap(middle) <= 0) high = middle
      else low = middle
    }
    crossings.push((low + high) / 2)
  }
  return crossings.slice(1).reduce((sum, right, i) => {
    const left = crossings[i] ?? right
    return sum + Math.abs(((right - left) / 6) * (gap(left) + 4 * gap((left + right) / 2) + gap(right)))
  }, 0)
}

export const areaBetweenCurves = defineTopic(
  {
    id: 'area-between-curves',
    name: { en: 'Area between curves', es: 'Área entre curvas' },
    description: {
      en: 'Set up and evaluate integrals for the area of a region bounded by curves.',
      es: 'Plantea y calcula integrales para el área de una región limitada por curvas.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.4', 'AP-CALC-8.5', 'AP-CALC-8.6'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    shadedRegion: form({
      levels: ['easy'],
      share: 2,
      lines: 5,
      draw: drawParabola,
      answer: rational,
      solve: ({ upper, lower, a, b }) => areaOf(upper, lower, a, b),
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
      levels: ['easy', 'medium'],
      share: 2,
      lines: 5,
      draw: drawParabola,
      answer: rational,
      solve: ({ upper, lower, a, b }) => areaOf(upper, lower, a, b),
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
      levels: ['easy', 'medium'],
      lines: 0,
      draw: random =>
        random.until(
          () => drawParabola(random),
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
      solve: ({ upper, lower, a, b }): Value => integral(difference(upper, lower), 'x', [a, b]),
      mistakes: ({ upper, lower, a, b }) => ({
        bottomMinusTop: integral(difference(lower, upper), 'x', [a, b]),
        added: integral(polynomialOf([0, 1, 2].map(i => (upper[i] ?? 0) + (lower[i] ?? 0))), 'x', [a, b]),
        fromZero: integral(difference(upper, lower), 'x', [0, b]),
        squared: integral(power(difference(upper, lower), 2), 'x', [a, b]),
      }),
      ask: drawn => {
        const [f, g] = [named(polynomialOf(drawn.curve)), named(polynomialOf(drawn.straight))]
        const region = figure(regionOf(drawn))
        return {
          en: [region, prose`Which integral gives the area of the shaded region between ${f} and ${g}?`],
          es: [region, prose`¿Qué integral da el área de la región sombreada entre ${f} e ${g}?`],
        }
      },
      check(printed, answer) {
        const [f, g] = printed.all('relation')
        const chosen = expr(answer)
        return !!f && !!g && chosen.kind === 'integral' && near(areaUnder(chosen), enclosed(f.right, g.right), 1e-6)
      },
    }),

    inTermsOfY: form({
      levels: ['medium'],
      lines: 5,
      draw(random) {
        const [a, width, slope] = [random.int(-3, 0), random.int(2, 4), random.int(-2, 2)]
        const b = a + width
        // line − parabola = −(y − a)(y − b)
        const straight = [random.int(-2, 3), slope] as const
        return { a, b, straight, curve: [straight[0] + a * b, slope - a - b, 1] }
      },
      answer: rational,
      solve: ({ a, b }) => Ratio.of((b - a) ** 3, 6),
      ask({ straight, curve }) {
        const [f, g] = [equation(x, polynomialOf(curve, 'y')), equation(x, polynomialOf(straight, 'y'))]
        return {
          en: prose`Integrate in terms of ${y}: find the exact area of the region bounded by ${f} and ${g}.`,
          es: prose`Integra en términos de ${y}: halla el área exacta de la región limitada por ${f} y ${g}.`,
        }
      },
      check(printed, answer) {
        const [f, g] = printed.all('relation')
        return !!f && !!g && near(enclosed(f.right, g.right, 'y'), exact(answer).toNumber(), 1e-6)
      },
    }),

    otherBoundaries: form({
      levels: ['medium'],
      share: 2,
      lines: 5,
      draw(random) {
        const [c, b] = [random.int(1, 6), random.int(2, 4)]
        return random.evenly([
          { upper: m`${c}e^x`, lower: m`${c}`, from: expr(0), to: expr(b), area: m`${c}e^${b} - ${c * (b + 1)}` },
          { upper: m`${c}√x`, lower: m`0`, from: expr(0), to: expr(b * b), area: expr(Ratio.of(2 * c * b ** 3, 3)) },
          { upper: m`${c}cos x`, lower: m`-${c}cos x`, from: expr(0), to: m`π/2`, area: expr(2 * c) },
          { upper: m`${c}sin x`, lower: m`0`, from: expr(0), to: m`π`, area: expr(2 * c) },
          { upper: m`${c}`, lower: m`${c}/x`, from: expr(1), to: expr(b), area: m`${c * (b - 1)} - ${c}ln ${b}` },
        ])
      },
      answer: expression,
      solve: ({ area }) => area,
      ask({ upper, lower, from, to }) {
        const [f, g, left, right] = [named(upper), named(lower), equation(x, from), equation(x, to)]
        return {
          en: prose`Find the exact area of the region between ${f} and ${g} from ${left} to ${right}.`,
          es: prose`Halla el área exacta de la región entre ${f} e ${g} desde ${left} hasta ${right}.`,
        }
      },
      check(printed, answer) {
        const [f, g, left, right] = printed.all('relation')
        if (!f || !g || !left || !right) return false
        const [a, b] = [approximate(left.right), approximate(right.right)]
        const steps = 400
        let area = 0
        for (let i = 0; i < steps; i++) {
          const at = a + ((b - a) * (i + 0.5)) / steps
          area += Math.abs(approximate(f.right, { x: at }) - approximate(g.right, { x: at }))
        }
        return near((area * (b - a)) / steps, approximate(answer), 5e-4)
      },
    }),

    threeCrossings: form({
      levels: ['hard'],
      share: 2,
      lines: 6,
      draw(random) {
        const [p, q] = [random.int(1, 3), random.int(1, 3)]
        const middle = random.int(-1, 1)
        return { r: [middle - p, middle, middle + q] as const, slope: random.int(-3, 3) }
      },
      answer: rational,
      solve: ({ r: [a, b, c] }) => {
        const cubic = [-a * b * c, a * b + a * c + b * c, -a - b - c, 1]
        return areaOf(cubic, [], a, b).plus(areaOf([], cubic, b, c))
      },
      ask({ r: [a, b, c], slope }) {
        const f = named(polynomialOf([-a * b * c, a * b + a * c + b * c + slope, -a - b - c, 1]))
        const g = named(polynomialOf([0, slope]))
        return {
          en: prose`Find the exact total area of the two regions bounded by ${f} and ${g}.`,
          es: prose`Halla el área total exacta de las dos regiones limitadas por ${f} e ${g}.`,
        }
      },
      check(printed, answer) {
        const [f, g] = printed.all('relation')
        return !!f && !!g && near(enclosed(f.right, g.right), exact(answer).toNumber(), 1e-6)
      },
    }),

    threeCurves: form({
      levels: ['hard'],
      lines: 6,
      // The parabola meets the falling line at r; the line meets the axis a whole number of steps later.
      draw: random => {
        const [r, more, k] = [random.int(1, 3), random.int(1, 4), random.int(1, 2)]
        return { r, k, slope: Ratio.of(k * r * r, more), more }
      },
      answer: rational,
      solve: ({ r, k, more }) => Ratio.of(k * r ** 3, 3).plus(Ratio.of(k * r * r * more, 2)),
      ask({ r, k, slope, more }) {
        const [f, g] = [named(m`${k}x^2`), named(polynomialOf([slope.times(r + more), slope.negated()]))]
        return {
          en: prose`Find the exact area of the region in the first quadrant bounded by ${f}, ${g} and the ${x}-axis.`,
          es: prose`Halla el área exacta de la región del primer cuadrante limitada por ${f}, ${g} y el eje ${x}.`,
        }
      },
      // Strips up to the lower of the two curves, from the origin to the zero of the line.
      check(printed, answer) {
        const [f, g] = printed.all('relation').map(({ right }) => right)
        if (!f || !g) return false
        const [start, next] = [0, 1].map(at => approximate(g, { x: at })) as [number, number]
        const end = start / (start - next)
        const steps = 3000
        let area = 0
        for (let i = 0; i < steps; i++) {
          const at = (end * (i + 0.5)) / steps
          area += (Math.min(approximate(f, { x: at }), approximate(g, { x: at })) * end) / steps
        }
        return near(area, exact(answer).toNumber(), 1e-5)
      },
    }),

    writeIntegral: form({
      levels: ['easy'],
      instruction: {
        en: prose`The area is ${m`∫_a^b h(x) dx`}. Write ${m`a`}, ${m`b`} and ${m`h(x)`}, in this order. Do not evaluate.`,
        es: prose`El área es ${m`∫_a^b h(x) dx`}. Escribe ${m`a`}, ${m`b`} y ${m`h(x)`}, en este orden. No calcules la integral.`,
      },
      lines: 3,
      draw: drawParabola,
      answer: expressionList,
      solve: ({ upper, lower, a, b }) => [expr(a), expr(b), difference(upper, lower)],
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

    halves: form({
      levels: ['hard'],
      lines: 6,
      draw: random => ({ c: random.int(2, 12), isRoot: random.evenly([true, false]) }),
      answer: expression,
      // Under y = k the parabola y = x² bounds (4/3)k^(3/2): half of the same with c.
      solve({ c, isRoot }) {
        const root = isRoot ? m`∛2` : m`√2`
        if (c % 2 === 1) return m`{${c}${root}}/2`
        return c === 2 ? root : m`${c / 2}${root}`
      },
      ask: ({ c, isRoot }) =>
        isRoot
          ? {
              en: prose`The line ${equation(y, k)} divides the region between ${named(m`x^2`)} and ${named(expr(c))} into two parts of equal area. Find the exact value of ${k}.`,
              es: prose`La recta ${equation(y, k)} divide la región entre ${named(m`x^2`)} e ${named(expr(c))} en dos partes de igual área. Halla el valor exacto de ${k}.`,
            }
          : {
              en: prose`The line ${equation(x, k)} divides the triangle bounded by ${named(x)}, the ${x}-axis and ${equation(x, c)} into two parts of equal area. Find the exact value of ${k}.`,
              es: prose`La recta ${equation(x, k)} divide el triángulo limitado por ${named(x)}, el eje ${x} y la recta ${equation(x, c)} en dos partes de igual área. Halla el valor exacto de ${k}.`,
            },
      check(printed, answer) {
        const relations = printed.all('relation')
        const c = approximate(relations[2]?.right ?? x)
        const value = approximate(answer)
        const isParabola = relations[1]?.right.kind === 'power'
        const part = (top: number) => {
          let area = 0
          for (let i = 0; i < 300; i++)
            area += ((isParabola ? 2 * Math.sqrt((top * (i + 0.5)) / 300) : (top * (i + 0.5)) / 300) * top) / 300
          return area
        }
        return value > 0 && near(2 * part(value), part(c), 1e-3)
      },
    }),
  }),
)
