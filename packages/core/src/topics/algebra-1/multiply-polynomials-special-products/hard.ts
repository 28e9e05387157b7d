import {
  type Block,
  type Both,
  both,
  bracketed,
  expandedExpression,
  type FormMaker,
  integer,
  m,
  prose,
  trueOrFalse,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { filled } from '../../kit/equations/filled.ts'
import { agree, polynomial, times } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { drawBinomials, type Kind, kinds } from './parts.ts'

const simplify = {
  en: prose`Multiply and simplify. Write the answer in standard form.`,
  es: prose`Multiplica y simplifica. Escribe la respuesta en forma estándar.`,
}

interface Statement {
  readonly isTrue: boolean
  readonly says: Both<Block>
}

const statements: readonly Statement[] = [
  {
    isTrue: true,
    says: {
      en: prose`The product of two polynomials is always a polynomial.`,
      es: prose`El producto de dos polinomios siempre es un polinomio.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`The sum of two polynomials is always a polynomial.`,
      es: prose`La suma de dos polinomios siempre es un polinomio.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`The quotient of two polynomials is always a polynomial.`,
      es: prose`El cociente de dos polinomios siempre es un polinomio.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of two binomials always has three terms.`,
      es: prose`El producto de dos binomios siempre tiene tres términos.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`The square of a polynomial is always a polynomial.`,
      es: prose`El cuadrado de un polinomio siempre es un polinomio.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of a polynomial of degree 2 and one of degree 3 has degree 6.`,
      es: prose`El producto de un polinomio de grado 2 y uno de grado 3 tiene grado 6.`,
    },
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  longer: form({
    levels: ['hard'],
    share: 5,
    instruction: simplify,
    lines: 5,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: expandedExpression,
    solve: ({ answer }) => answer,
    ask: ({ printed }) => both(printed),
    check: (printed, answer) => agree(answer, printed.maths[0]!, ['x', 'y']),
  }),

  missingCoefficient: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    lines: 3,
    draw: drawBinomials,
    answer: integer,
    solve: ([[b]]) => b,
    ask: ([one, two]) => {
      const [, a] = one
      return both(m`(${a}x + __)${bracketed(polynomial(two))} = ${polynomial(times(one, two))}`)
    },
    // Puts it into the blank.
    check(printed, answer) {
      const of = filled(printed.one('relation'), answer)
      return of.kind === 'relation' && agree(of.left, of.right)
    },
  }),

  closure: form({
    levels: ['hard'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => random.pick(statements),
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ says }) => says,
    check(printed, answer) {
      const said = printedOf(statements, printed)
      return said !== undefined && answer === (said.isTrue ? 'true' : 'false')
    },
  }),
})
