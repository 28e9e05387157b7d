import { type Expr, equation, evaluate, explainedBy, line, m, prose, type Step, trueOrFalse } from '../../../author.ts'
import { type Form, X, Y } from './parts.ts'

type Pair =
  /** a(x + h) + bx + k and (a + b)x + c. */
  | {
      readonly kind: 'expanded'
      readonly a: number
      readonly b: number
      readonly h: number
      readonly k: number
      readonly c: number
    }
  /** a(x + h) + b(x + k) and (a + b)x + c. */
  | {
      readonly kind: 'twice expanded'
      readonly a: number
      readonly b: number
      readonly h: number
      readonly k: number
      readonly c: number
    }
  /** (ax)² + bx² and cx². */
  | { readonly kind: 'squared'; readonly a: number; readonly b: number; readonly c: number }

const leftOf = (of: Pair): Expr => {
  switch (of.kind) {
    case 'expanded':
      return m`${of.a}(x + ${of.h}) + ${of.b}x + ${of.k}`
    case 'twice expanded':
      return m`${of.a}(x + ${of.h}) + ${of.b}(x + ${of.k})`
    case 'squared':
      return m`(${of.a}x)^2 + ${of.b}x^2`
  }
}
const rightOf = (of: Pair): Expr => (of.kind === 'squared' ? m`${of.c}x^2` : m`${of.a + of.b}x + ${of.c}`)

/** The number that the second rule must have to give the same outputs. */
const dueOf = (of: Pair): number => {
  switch (of.kind) {
    case 'expanded':
      return of.a * of.h + of.k
    case 'twice expanded':
      return of.a * of.h + of.b * of.k
    case 'squared':
      return of.a ** 2 + of.b
  }
}
const isSame = (of: Pair): boolean => of.c === dueOf(of)

export const sameForms = (form: Form) => ({
  sameOutput: form({
    levels: ['hard'],
    draw(random) {
      const [kind, same] = [
        random.evenly(['expanded', 'twice expanded', 'squared'] as const),
        random.evenly([true, false]),
      ]
      return random.until(
        (): Pair => {
          const [a, b, h, k] = [
            random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]),
            random.intExcept(-6, 6, -1, 0, 1),
            random.intExcept(-6, 6, 0),
            random.intExcept(-9, 9, 0),
          ]
          if (kind === 'squared') return { kind, a, b, c: same ? a * a + b : random.pick([a + b, 2 * a + b]) }
          const slips = kind === 'expanded' ? [h + k, a * h - k, k - a * h] : [h + k, a * h - b * k, a * h + k]
          const of: Pair = { kind, a, b, h, k, c: random.pick(slips) }
          return same ? { ...of, c: dueOf(of) } : of
        },
        of =>
          isSame(of) === same &&
          of.c !== 0 &&
          (of.kind !== 'squared' || dueOf(of) !== 0) &&
          Math.abs(of.a + of.b) > 1 &&
          Math.abs(of.c) > 1,
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
      const x = of.kind === 'squared' ? 1 : 0
      const [p, q] = [evaluate(leftOf(of), { x }), evaluate(rightOf(of), { x })]
      return [
        ...simplified(of),
        same
          ? explainedBy(trueOrFalse.show('true'), {
              en: line`This is the second rule: the outputs are always the same.`,
              es: line`Es la segunda regla: las salidas son siempre iguales.`,
            })
          : explainedBy(trueOrFalse.show('false'), {
              en: line`This is not the second rule. For the input ${x}, the first gives ${p} and the second gives ${q}.`,
              es: line`No es la segunda regla. Para la entrada ${x}, la primera da ${p} y la segunda da ${q}.`,
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

const combined = (of: Expr): Step =>
  explainedBy(of, { en: line`Combine like terms.`, es: line`Reduce los términos semejantes.` })

const simplified = (of: Pair): readonly Step[] => {
  switch (of.kind) {
    case 'expanded':
      return [
        explainedBy(equation(leftOf(of), m`${of.a}x + ${of.a * of.h} + ${of.b}x + ${of.k}`), {
          en: line`First rule: distribute ${of.a} over both terms in parentheses.`,
          es: line`Primera regla: distribuye ${of.a} a los dos términos del paréntesis.`,
        }),
        combined(m`${of.a + of.b}x + ${dueOf(of)}`),
      ]
    case 'twice expanded':
      return [
        explainedBy(equation(leftOf(of), m`${of.a}x + ${of.a * of.h} + ${of.b}x + ${of.b * of.k}`), {
          en: line`First rule: distribute ${of.a} and ${of.b}, each over both terms in its parentheses.`,
          es: line`Primera regla: distribuye ${of.a} y ${of.b}, cada uno a los dos términos de su paréntesis.`,
        }),
        combined(m`${of.a + of.b}x + ${dueOf(of)}`),
      ]
    case 'squared':
      return [
        explainedBy(equation(leftOf(of), m`${of.a ** 2}x^2 + ${of.b}x^2`), {
          en: line`First rule: in the parentheses, square both factors, ${of.a} and ${X}.`,
          es: line`Primera regla: en el paréntesis, eleva al cuadrado los dos factores, ${of.a} y ${X}.`,
        }),
        combined(m`${dueOf(of)}x^2`),
      ]
  }
}
