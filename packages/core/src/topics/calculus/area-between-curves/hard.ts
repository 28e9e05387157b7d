import {
  approximate,
  equation,
  exact,
  expr,
  expression,
  type FormMaker,
  m,
  prose,
  Ratio,
  rational,
} from '../../../author.ts'
import { near, polynomialOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { areaOf, enclosed, k, named, x, y } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
})
