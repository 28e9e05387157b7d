import {
  bracketed,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  line,
  m,
  power,
  prose,
  times,
  trueOrFalse,
} from '../../../author.ts'
import { type Form, X, Y } from './parts.ts'

type Pair =
  /** a(x + h) + k and ax + c. */
  | { readonly kind: 'expanded'; readonly a: number; readonly h: number; readonly k: number; readonly c: number }
  /** ax + h + bx + k and (a + b)x + c. */
  | {
      readonly kind: 'collected'
      readonly a: number
      readonly b: number
      readonly h: number
      readonly k: number
      readonly c: number
    }
  /** (ax)² and a²x² or ax². */
  | { readonly kind: 'squared'; readonly a: number; readonly c: number }

const leftOf = (of: Pair): Expr => {
  switch (of.kind) {
    case 'expanded':
      return m`${of.a}(x + ${of.h}) + ${of.k}`
    case 'collected':
      return m`${of.a}x + ${of.h} + ${of.b}x + ${of.k}`
    case 'squared':
      return power(bracketed(m`${of.a}x`), 2)
  }
}
const rightOf = (of: Pair): Expr =>
  of.kind === 'expanded'
    ? m`${of.a}x + ${of.c}`
    : of.kind === 'collected'
      ? m`${of.a + of.b}x + ${of.c}`
      : m`${of.c}x^2`

const isSame = (of: Pair): boolean =>
  of.kind === 'expanded'
    ? of.c === of.a * of.h + of.k
    : of.kind === 'collected'
      ? of.c === of.h + of.k
      : of.c === of.a ** 2

export const sameForms = (form: Form) => ({
  sameOutput: form({
    levels: ['hard'],
    draw(random) {
      const [kind, same] = [
        random.evenly(['expanded', 'collected', 'expanded', 'squared'] as const),
        random.evenly([true, false]),
      ]
      return random.until(
        (): Pair => {
          const [a, h, k] = [
            random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]),
            random.intExcept(-6, 6, 0),
            random.intExcept(-9, 9, 0),
          ]
          if (kind === 'squared') return { kind, a, c: same ? a * a : random.pick([a, -a * a]) }
          if (kind === 'expanded')
            return { kind, a, h, k, c: same ? a * h + k : random.pick([h + k, a * h - k, k - a * h]) }
          const b = random.intExcept(-6, 6, 0)
          return { kind, a, b, h, k, c: same ? h + k : random.pick([h - k, k - h]) }
        },
        of =>
          isSame(of) === same &&
          of.c !== 0 &&
          (of.kind !== 'collected' || Math.abs(of.a + of.b) > 1) &&
          (of.kind !== 'squared' || of.a > 0 || of.c > 0),
      )
    },
    answer: trueOrFalse,
    solve: of => (isSame(of) ? 'true' : 'false'),
    ask(of) {
      const [one, two] = [equation(Y, leftOf(of)), equation(Y, rightOf(of))]
      return {
        en: prose`True or false? The rule ${one} gives the same output as the rule ${two} for every input.`,
        es: prose`¿Verdadero o falso? La regla ${one} da la misma salida que la regla ${two} para cada entrada.`,
      }
    },
    solution(of) {
      const same = isSame(of)
      const first = simplified(of)
      const x = of.kind === 'squared' ? 1 : 0
      const [p, q] = [evaluate(leftOf(of), { x }), evaluate(rightOf(of), { x })]
      return [
        first,
        same
          ? explainedBy(trueOrFalse.show('true'), {
              en: line`This is the second rule: the outputs are always the same.`,
              es: line`Es la segunda regla: las salidas son siempre iguales.`,
            })
          : explainedBy(trueOrFalse.show('false'), {
              en: line`This is not the second rule. For the input ${x}, the first gives ${p} and the second ${q}.`,
              es: line`No es la segunda regla. Para la entrada ${x}, la primera da ${p} y la segunda ${q}.`,
            }),
      ]
    },
    // Two rules of this kind that agree for four inputs agree for all.
    check(printed, answer) {
      const [one, two] = printed.all('relation')
      const agree = [-3, 0, 1, 7].every(x => evaluate(one!.right, { x }).equals(evaluate(two!.right, { x })))
      return agree === (answer === 'true')
    },
  }),
})

const simplified = (of: Pair) => {
  switch (of.kind) {
    case 'expanded':
      return explainedBy(
        equation(equation(leftOf(of), m`${of.a}x + ${of.a * of.h} + ${of.k}`), m`${of.a}x + ${of.a * of.h + of.k}`),
        {
          en: line`Distribute ${of.a} over both terms in parentheses, then combine like terms.`,
          es: line`Distribuye ${of.a} a los dos términos del paréntesis y reduce los términos semejantes.`,
        },
      )
    case 'collected':
      return explainedBy(equation(leftOf(of), m`${of.a + of.b}x + ${of.h + of.k}`), {
        en: line`Combine the terms with ${X} and the numbers.`,
        es: line`Reduce los términos con ${X} y los números.`,
      })
    case 'squared':
      return explainedBy(
        equation(
          equation(leftOf(of), times(power(of.a < 0 ? bracketed(of.a) : of.a, 2), power(X, 2))),
          m`${of.a ** 2}x^2`,
        ),
        {
          en: line`Square both factors, ${of.a} and ${X}.`,
          es: line`Eleva al cuadrado los dos factores, ${of.a} y ${X}.`,
        },
      )
  }
}
