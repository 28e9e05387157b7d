import {
  apply,
  approximate,
  bracketed,
  equation,
  exact,
  explained,
  expr,
  expression,
  type FormMaker,
  integral,
  join,
  line,
  m,
  minus,
  power,
  prose,
  Ratio,
  rational,
  statements,
  step,
  sum,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { integrated, near, polynomialOf, valueAt } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { areaOf, enclosed, factorAt, k, named, x, y } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeCrossings: form({
    levels: ['hard'],
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
    solution({ r, slope }, area) {
      const [a, b, c] = r
      const cubic = [-a * b * c, a * b + a * c + b * c, -a - b - c, 1]
      const [f, g] = [polynomialOf(cubic.with(1, a * b + a * c + b * c + slope)), polynomialOf([0, slope])]
      const [h, H] = [polynomialOf(cubic), integrated(cubic)]
      const [left, right] = [Ratio.of(a + b, 2), Ratio.of(b + c, 2)]
      const [one, other] = [valueAt(H, b).minus(valueAt(H, a)), valueAt(H, b).minus(valueAt(H, c))]
      const roots = r.toSorted((p, q) => Math.abs(p) - Math.abs(q))
      return [
        step(
          statements(equation(join(...roots.map(root => factorAt(root))), 0), ...r.map(root => equation(x, root))),
          because.meetWhereEqual,
          { equation: equation(f, g) },
        ),
        step(
          statements(
            equation(apply('h', x), h),
            m`h(${left}) = ${valueAt(cubic, left)} > 0`,
            m`h(${right}) = ${valueAt(cubic, right)} < 0`,
          ),
          because.explain,
          {
            sentence: {
              en: line`Let ${m`h(x)`} be the difference, first curve minus second. Its sign says which curve is above: the first in the left region, the second in the right one.`,
              es: line`Sea ${m`h(x)`} la diferencia: la primera curva menos la segunda. Su signo dice cuál está arriba: la primera en la región izquierda, la segunda en la derecha.`,
            },
          },
        ),
        step(minus(integral(h, 'x', [a, b]), integral(h, 'x', [b, c])), because.explain, {
          sentence: {
            en: line`Split the area at ${equation(x, b)}; the right region counts with the opposite sign.`,
            es: line`Separa el área en ${equation(x, b)}; la región derecha cuenta con el signo opuesto.`,
          },
        }),
        step(
          statements(
            equation(apply('H', x), polynomialOf(H)),
            ...r.map(root => equation(apply('H', root), valueAt(H, root))),
          ),
          because.explain,
          {
            sentence: {
              en: line`Find an antiderivative and its values at the limits.`,
              es: line`Halla una antiderivada y sus valores en los límites.`,
            },
          },
        ),
        step(
          statements(
            equation(minus(apply('H', b), apply('H', a)), one),
            equation(minus(apply('H', c), apply('H', b)), other.negated()),
          ),
          because.subtractValuesAtLimits,
        ),
        step(equation(minus(one, other.negated()), area), because.explain, {
          sentence: {
            en: line`Subtract the negative integral: both areas count as positive.`,
            es: line`Resta la integral negativa: las dos áreas cuentan como positivas.`,
          },
        }),
      ]
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
      // Its slope is a whole number of halves.
      const [r, more, k] = random.until(
        () => [random.int(1, 3), random.int(1, 4), random.int(1, 2)] as const,
        ([r, more, k]) => (2 * k * r * r) % more === 0,
      )
      return { r, k, slope: Ratio.of(k * r * r, more), more }
    },
    answer: rational,
    solve: ({ r, k, more }) => Ratio.of(k * r ** 3, 3).plus(Ratio.of(k * r * r * more, 2)),
    solution({ r, k, slope, more }, area) {
      const [parabola, falling] = [m`${k}x^2`, polynomialOf([slope.times(r + more), slope.negated()])]
      const end = r + more
      const other = Ratio.of(-r * end, more)
      const [under, triangle] = [Ratio.of(k * r ** 3, 3), Ratio.of(k * r * r * more, 2)]
      return [
        explained(
          equation(parabola, falling),
          line`The parabola and the line meet where both expressions are equal.`,
          line`La parábola y la recta se cortan donde las dos expresiones son iguales.`,
        ),
        step(
          statements(
            equation(join(bracketed(m`x - ${r}`), bracketed(m`x + ${other.negated()}`)), 0),
            equation(x, r),
            equation(x, other),
          ),
          because.explain,
          {
            sentence: {
              en: line`Move all terms to one side, divide by the coefficient of ${m`x^2`}, and factor. Reject ${equation(x, other)}: it is not in the first quadrant.`,
              es: line`Pasa todos los términos a un lado, divide entre el coeficiente de ${m`x^2`} y factoriza. Descarta ${equation(x, other)}: no está en el primer cuadrante.`,
            },
          },
        ),
        step(statements(equation(falling, 0), equation(x, end)), because.explain, {
          sentence: {
            en: line`Find where the line meets the ${x}-axis.`,
            es: line`Halla dónde corta al eje ${x} la recta.`,
          },
        }),
        step(sum(integral(parabola, 'x', [0, r]), integral(falling, 'x', [r, end])), because.explain, {
          sentence: {
            en: line`The upper boundary is the parabola up to ${equation(x, r)}, then the line: split the area there.`,
            es: line`El borde superior es la parábola hasta ${equation(x, r)} y después la recta: separa ahí el área.`,
          },
        }),
        step(
          statements(
            equation(integral(parabola, 'x', [0, r]), equation(m`${Ratio.of(k, 3)}(${r})^3`, under)),
            equation(integral(falling, 'x', [r, end]), triangle),
          ),
          because.explain,
          {
            sentence: {
              en: line`An antiderivative of ${parabola} is ${m`${Ratio.of(k, 3)}x^3`}; the second part is a triangle of base ${more} and height ${k * r * r}.`,
              es: line`Una antiderivada de ${parabola} es ${m`${Ratio.of(k, 3)}x^3`}; la segunda parte es un triángulo de base ${more} y altura ${k * r * r}.`,
            },
          },
        ),
        step(equation(sum(under, triangle), area), because.addResults),
      ]
    },
    ask({ r, k, slope, more }) {
      const [f, g] = [named(m`${k}x^2`), named(polynomialOf([slope.times(r + more), slope.negated()]))]
      return {
        en: prose`Find the exact area of the region in the first quadrant bounded by ${f}, ${g}, and the ${x}-axis.`,
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
    draw: random => ({ c: random.evenly(wholes(2, 12)) }),
    answer: expression,
    // Under y = k the parabola y = x² bounds (4/3)k^(3/2): half of the same with c.
    solve({ c }) {
      const root = m`∛2`
      if (c % 2 === 1) return m`{${c}${root}}/2`
      return c === 2 ? root : m`${c / 2}${root}`
    },
    solution({ c }, found) {
      return [
        step(m`-√y ≤ x ≤ √y`, because.explain, {
          sentence: {
            en: line`Solve ${named(m`x^2`)} for ${x}: at height ${y} the region is ${m`2√y`} wide.`,
            es: line`Despeja ${x} en ${named(m`x^2`)}: a la altura ${y} la región mide ${m`2√y`} de ancho.`,
          },
        }),
        step(equation(integral(m`2√y`, 'y', [0, k]), m`{4/3}k^{3/2}`), because.explain, {
          sentence: {
            en: line`Integrate the width up to ${equation(y, k)}.`,
            es: line`Integra el ancho hasta ${equation(y, k)}.`,
          },
        }),
        step(equation(m`{4/3}k^{3/2}`, join(Ratio.of(2, 3), power(c, Ratio.of(3, 2)))), because.explain, {
          sentence: {
            en: line`The whole area is the same with ${c} for ${k}; the part is half of it.`,
            es: line`El área total es la misma con ${c} en lugar de ${k}; la parte es la mitad.`,
          },
        }),
        step(equation(m`k^{3/2}`, join(Ratio.of(1, 2), power(c, Ratio.of(3, 2)))), because.explain, {
          sentence: { en: line`Divide both sides by ${m`4/3`}.`, es: line`Divide ambos lados entre ${m`4/3`}.` },
        }),
        step(equation(equation(k, m`${c}/2^{2/3}`), found), because.explain, {
          sentence: {
            en: line`Raise both sides to the power ${m`2/3`}, and multiply numerator and denominator by ${m`∛2`}.`,
            es: line`Eleva ambos lados a la potencia ${m`2/3`} y multiplica numerador y denominador por ${m`∛2`}.`,
          },
        }),
      ]
    },
    ask: ({ c }) => ({
      en: prose`The line ${equation(y, k)} divides the region between ${named(m`x^2`)} and ${named(expr(c))} into two parts of equal area. Find the exact value of ${k}.`,
      es: prose`La recta ${equation(y, k)} divide la región entre ${named(m`x^2`)} e ${named(expr(c))} en dos partes de igual área. Halla el valor exacto de ${k}.`,
    }),
    check(printed, answer) {
      const c = approximate(printed.all('relation')[2]?.right ?? x)
      const value = approximate(answer)
      const part = (top: number) => {
        let area = 0
        for (let i = 0; i < 300; i++) area += (2 * Math.sqrt((top * (i + 0.5)) / 300) * top) / 300
        return area
      }
      return value > 0 && near(2 * part(value), part(c), 1e-3)
    },
  }),
})
