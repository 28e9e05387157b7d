import { type Block, type Both, type Expr, type Inline, line, m, prose } from '../../../author.ts'

interface Statement {
  readonly isTrue: boolean
  readonly says: Both<Block>
  /** What settles it, and what that shows. */
  readonly work: Expr
  readonly why: Both<readonly Inline[]>
  readonly end: Expr
  readonly so: Both<readonly Inline[]>
}

const TERM_BY_TERM = {
  work: m`(ax^m)(bx^n) = abx^(m+n)`,
  why: {
    en: line`A term times a term is a term with a whole-number exponent.`,
    es: line`Un término por un término es un término con exponente entero no negativo.`,
  },
}
const COUNTEREXAMPLE = { en: line`Look for a counterexample.`, es: line`Busca un contraejemplo.` }

/** What is so of all polynomials, and what is not. */
export const closureStatements: readonly Statement[] = [
  {
    isTrue: true,
    says: {
      en: prose`The product of two polynomials is always a polynomial.`,
      es: prose`El producto de dos polinomios siempre es un polinomio.`,
    },
    ...TERM_BY_TERM,
    end: m`(x + 2)(x^2 - 3) = x^3 + 2x^2 - 3x - 6`,
    so: {
      en: line`A sum of such terms is a polynomial.`,
      es: line`Una suma de esos términos es un polinomio.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`The difference of two polynomials is always a polynomial.`,
      es: prose`La diferencia de dos polinomios siempre es un polinomio.`,
    },
    work: m`ax^n - bx^n = (a - b)x^n`,
    why: {
      en: line`Like terms combine to a term with the same exponent.`,
      es: line`Los términos semejantes se reducen a un término con el mismo exponente.`,
    },
    end: m`(x^2 + 5x) - (x^2 - 4) = 5x + 4`,
    so: {
      en: line`What is left is a sum of terms, a polynomial.`,
      es: line`Lo que queda es una suma de términos, un polinomio.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`The square of a polynomial is always a polynomial.`,
      es: prose`El cuadrado de un polinomio siempre es un polinomio.`,
    },
    ...TERM_BY_TERM,
    end: m`(x^2 + 3)^2 = x^4 + 6x^2 + 9`,
    so: {
      en: line`A square is a product of two equal polynomials, so it is a polynomial.`,
      es: line`Un cuadrado es el producto de dos polinomios iguales, así que es un polinomio.`,
    },
  },
  {
    isTrue: true,
    says: {
      en: prose`The product of a polynomial of degree 2 and one of degree 3 always has degree 5.`,
      es: prose`El producto de un polinomio de grado 2 y uno de grado 3 siempre tiene grado 5.`,
    },
    work: m`(ax^2)(bx^3) = abx^5`,
    why: {
      en: line`Multiply the leading terms: the exponents are added.`,
      es: line`Multiplica los términos principales: los exponentes se suman.`,
    },
    end: m`2 + 3 = 5`,
    so: {
      en: line`No other product has a power as high.`,
      es: line`Ningún otro producto tiene una potencia tan alta.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`The quotient of two polynomials is always a polynomial.`,
      es: prose`El cociente de dos polinomios siempre es un polinomio.`,
    },
    work: m`(x + 1)/x = 1 + 1/x`,
    why: COUNTEREXAMPLE,
    end: m`(x + 1)/x = 1 + x^(-1)`,
    so: {
      en: line`This quotient has a negative exponent, so it is not a polynomial.`,
      es: line`Este cociente tiene un exponente negativo, así que no es un polinomio.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of two binomials always has three terms.`,
      es: prose`El producto de dos binomios siempre tiene tres términos.`,
    },
    work: m`(x + 3)(x - 3) = x^2 - 3x + 3x - 9`,
    why: COUNTEREXAMPLE,
    end: m`(x + 3)(x - 3) = x^2 - 9`,
    so: {
      en: line`This product of two binomials has only two terms.`,
      es: line`Este producto de dos binomios tiene solo dos términos.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of a polynomial of degree 2 and one of degree 3 has degree 6.`,
      es: prose`El producto de un polinomio de grado 2 y uno de grado 3 tiene grado 6.`,
    },
    work: m`x^2(x^3 + 1) = x^5 + x^2`,
    why: COUNTEREXAMPLE,
    end: m`x^2(x^3 + 1) = x^5 + x^2`,
    so: {
      en: line`The exponents are added, not multiplied: the degree is 5.`,
      es: line`Los exponentes se suman, no se multiplican: el grado es 5.`,
    },
  },
  {
    isTrue: false,
    says: {
      en: prose`The sum of two polynomials of degree 2 always has degree 2.`,
      es: prose`La suma de dos polinomios de grado 2 siempre tiene grado 2.`,
    },
    work: m`(x^2 + 5x) + (-x^2 + 1) = x^2 - x^2 + 5x + 1`,
    why: COUNTEREXAMPLE,
    end: m`(x^2 + 5x) + (-x^2 + 1) = 5x + 1`,
    so: {
      en: line`The terms of degree 2 can cancel; here degree 1 is left.`,
      es: line`Los términos de grado 2 se pueden cancelar; aquí queda grado 1.`,
    },
  },
]

export const trueStatements = closureStatements.filter(({ isTrue }) => isTrue)
export const falseStatements = closureStatements.filter(({ isTrue }) => !isTrue)
