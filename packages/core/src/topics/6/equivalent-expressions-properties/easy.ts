import {
  areaModel,
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  expandedExpression,
  explained,
  type FormMaker,
  integer,
  join,
  line,
  m,
  ofAllBut,
  option,
  prose,
  type Random,
  simplifiedExpression,
  statements,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { agree, combined, group, isOpen, type Part, partsExpr, simplified, term, workedOut, X } from './terms.ts'

export const simplify = { en: prose`Simplify the expression.`, es: prose`Simplifica la expresión.` }
const expand = {
  en: prose`Use the distributive property to expand the expression.`,
  es: prose`Usa la propiedad distributiva para desarrollar la expresión.`,
}

const drawGroup = (random: Random): readonly Part[] => {
  const [a, b] = [random.int(2, 9), random.int(1, 12)]
  return random.evenly([
    [group(a, term(1, 'x'), term(b, 'one'))],
    [group(a, term(1, 'x'), term(-b, 'one'))],
    [group(a, term(random.int(2, 6), 'x'), term(b, 'one'))],
    [group(a, term(b, 'one'), term(random.int(1, 5), 'x'))],
  ])
}
const drawTwo = (random: Random): readonly Part[] => {
  const [a, b] = [random.int(2, 12), random.int(2, 12)]
  return random.evenly([
    [term(a, 'x'), term(b, 'x')],
    [term(a + b, 'x'), term(-a, 'x')],
    [term(1, 'x'), term(a, 'x')],
    [term(a + 1, 'x'), term(-1, 'x')],
  ])
}

interface Frame {
  readonly a: number
  readonly b: number
  readonly isFactor: boolean
}
const PROPERTIES = option({
  commutative: { en: prose`commutative property`, es: prose`propiedad conmutativa` },
  associative: { en: prose`associative property`, es: prose`propiedad asociativa` },
  distributive: { en: prose`distributive property`, es: prose`propiedad distributiva` },
})
interface Property {
  readonly name: 'commutative' | 'associative' | 'distributive'
  readonly a: number
  readonly b: number
  readonly isSum: boolean
}
const propertyExpr = ({ name, a, b, isSum }: Property): Expr => {
  if (name === 'distributive') return equation(m`${a}(x + ${b})`, m`${a}x + ${a * b}`)
  if (name === 'commutative') return isSum ? equation(m`x + ${b}`, m`${b} + x`) : equation(times(X, a), times(a, X))
  return isSum
    ? equation(sum(a, bracketed(sum(b, X))), sum(bracketed(sum(a, b)), X))
    : equation(times(a, bracketed(times(b, X))), times(bracketed(times(a, b)), X))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  distribute: form({
    levels: ['easy'],
    share: 3,
    instruction: expand,
    draw: random => ({ parts: drawGroup(random) }),
    answer: expandedExpression,
    solve: ({ parts }) => partsExpr(combined(parts)),
    ask: ({ parts }) => both(partsExpr(parts)),
    solution({ parts }) {
      const steps = workedOut(parts)
      const isReversed = parts[0] && 'inner' in parts[0] && parts[0].inner[0]?.like === 'one'
      return isReversed
        ? [
            ...steps,
            explained(
              simplified(parts),
              line`Write the term with ${X} first.`,
              line`Escribe primero el término con ${X}.`,
            ),
          ]
        : steps
    },
    check: (printed, answer) => isOpen(answer) && agree(printed.one('product'), answer),
  }),

  combineTwo: form({
    levels: ['easy'],
    share: 2,
    instruction: simplify,
    draw: random => ({ parts: drawTwo(random) }),
    answer: simplifiedExpression,
    solve: ({ parts }) => simplified(parts),
    ask: ({ parts }) => both(partsExpr(parts)),
    solution: ({ parts }) => twoSteps(parts),
    check: (printed, answer) => answer.kind !== 'sum' && agree(printed.one('sum'), answer),
  }),

  fillNumber: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the number that makes the expressions equivalent.`,
      es: prose`Escribe el número que hace equivalentes las expresiones.`,
    },
    draw: (random): Frame =>
      random.until(
        () => ({ a: random.int(3, 9), b: random.int(2, 12), isFactor: random.evenly([false, true]) }),
        ({ a, b }) => a !== b,
      ),
    answer: integer,
    solve: ({ a, b, isFactor }) => (isFactor ? a : b),
    ask: ({ a, b, isFactor }) =>
      both(
        equation(
          isFactor ? join(blank(2), bracketed(sum(X, b))) : join(a, bracketed(sum(X, blank(2)))),
          m`${a}x + ${a * b}`,
        ),
      ),
    solution: ({ a, b, isFactor }) =>
      isFactor
        ? [
            explained(
              equation(times(a, X), m`${a}x`),
              line`The number times ${X} is ${m`${a}x`}, so it is ${a}.`,
              line`El número por ${X} es ${m`${a}x`}, así que es ${a}.`,
            ),
            explained(
              equation(times(a, b), a * b),
              line`Check the other term: ${a} fits.`,
              line`Comprueba el otro término: ${a} cumple.`,
            ),
          ]
        : [
            explained(
              equation(times(a, X), m`${a}x`),
              line`Each term in the parentheses is multiplied by ${a}.`,
              line`Cada término del paréntesis se multiplica por ${a}.`,
            ),
            explained(
              equation(times(a, b), a * b),
              line`The number times ${a} is ${a * b}, so it is ${b}.`,
              line`El número por ${a} es ${a * b}, así que es ${b}.`,
            ),
          ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return agree(filled(left, answer), right)
    },
  }),

  areaAsSum: form({
    levels: ['easy'],
    wide: true,
    draw: random =>
      random.until(
        () => ({ a: random.int(2, 9), b: random.int(2, 12) }),
        ({ a, b }) => a !== b,
      ),
    answer: expandedExpression,
    solve: ({ a, b }) => m`${a}x + ${a * b}`,
    ask: ({ a, b }) =>
      withFigure(
        {
          en: prose`Write the area of the whole rectangle as a sum.`,
          es: prose`Escribe el área de todo el rectángulo como una suma.`,
        },
        areaModel({ rows: [a], columns: [X, b], columnSizes: [6, 4], rowSizes: [3] }),
      ),
    solution: ({ a, b }) => [
      explained(
        statements(equation(times(a, X), m`${a}x`), equation(times(a, b), a * b)),
        line`Multiply the height ${a} by the width of each part.`,
        line`Multiplica la altura ${a} por el ancho de cada parte.`,
      ),
      explained(
        equation(m`${a}(x + ${b})`, m`${a}x + ${a * b}`),
        line`Add the two areas. This is the distributive property.`,
        line`Suma las dos áreas. Esta es la propiedad distributiva.`,
      ),
    ],
    check(printed, answer) {
      const { rows, columns } = printed.figure('area-model')
      const at = (x: number) =>
        columns
          .map(({ label }) => evaluate(label as Expr, { x }))
          .reduce((all, width) => all.plus(width))
          .times(evaluate(rows[0]?.label as Expr))
      return answer.kind === 'sum' && [0, 1, 4].every(x => evaluate(answer, { x }).equals(at(x)))
    },
  }),

  nameProperty: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which property does the equation show?`,
      es: prose`¿Qué propiedad muestra la ecuación?`,
    },
    draw: (random): Property => ({
      name: random.evenly(['associative', 'distributive', 'commutative']),
      isSum: random.chance(0.5),
      ...random.until(
        () => ({ a: random.int(2, 9), b: random.int(2, 9) }),
        ({ a, b }) => a !== b,
      ),
    }),
    answer: PROPERTIES,
    solve: ({ name }) => name,
    ask: property => both(propertyExpr(property)),
    solution: property => whyProperty(property),
    whyWrong: ({ name, a, b, isSum }) =>
      ofAllBut(name, {
        commutative:
          name === 'associative'
            ? {
                en: line`Both sides have ${a}, ${b}, and ${X} in the same order.`,
                es: line`Los dos lados tienen ${a}, ${b} y ${X} en el mismo orden.`,
              }
            : {
                en: line`More than the order changes: ${a} now multiplies both terms.`,
                es: line`Cambia más que el orden: ahora ${a} multiplica los dos términos.`,
              },
        associative:
          name === 'commutative'
            ? {
                en: line`There are no parentheses, so the grouping cannot change.`,
                es: line`No hay paréntesis, así que la agrupación no puede cambiar.`,
              }
            : {
                en: line`It is not a change of grouping: the right side has no parentheses.`,
                es: line`No es un cambio de agrupación: el lado derecho no tiene paréntesis.`,
              },
        distributive: isSum
          ? { en: line`Nothing is multiplied.`, es: line`No se multiplica nada.` }
          : { en: line`There is no sum to multiply.`, es: line`No hay ninguna suma que multiplicar.` },
      }),
    check(printed, name) {
      const { left, right } = printed.one('relation')
      const parts = (of: Expr) => (of.kind === 'sum' ? of.terms : of.kind === 'product' ? of.factors : [])
      const hasGroup = (of: Expr) => parts(of).some(({ kind }) => kind === 'group')
      const found = !hasGroup(left) ? 'commutative' : hasGroup(right) ? 'associative' : 'distributive'
      return found === name
    },
  }),
})

function twoSteps(parts: readonly Part[]) {
  const [first, second] = parts
  const total = simplified(parts)
  if (!first || !second || 'inner' in first || 'inner' in second) return []
  const isLess = second.times.n < 0
  const isAlone = first.times.equals(1) || Math.abs(second.times.n) === 1
  const alone = isAlone
    ? { en: line` ${X} alone means ${times(1, X)}.`, es: line` ${X} sola significa ${times(1, X)}.` }
    : { en: [], es: [] }
  return [
    explained(
      join(bracketed(sum(first.times, second.times)), X),
      [
        ...(isLess
          ? line`Both terms have ${X}: subtract the coefficients.`
          : line`Both terms have ${X}: add the coefficients.`),
        ...alone.en,
      ],
      [
        ...(isLess
          ? line`Los dos términos tienen ${X}: resta los coeficientes.`
          : line`Los dos términos tienen ${X}: suma los coeficientes.`),
        ...alone.es,
      ],
    ),
    explained(
      total,
      isLess ? line`The difference is the coefficient of ${X}.` : line`The sum is the coefficient of ${X}.`,
      isLess ? line`La diferencia es el coeficiente de ${X}.` : line`La suma es el coeficiente de ${X}.`,
    ),
  ]
}

function whyProperty({ name, a, b, isSum }: Property) {
  const shown = PROPERTIES.show(name)
  switch (name) {
    case 'commutative':
      return [
        explained(
          isSum ? equation(sum(10, b), sum(b, 10)) : equation(times(10, a), times(a, 10)),
          line`Only the order changes. Try 10 in place of ${X}: both sides are equal.`,
          line`Solo cambia el orden. Prueba con 10 en lugar de ${X}: los dos lados son iguales.`,
        ),
        explained(
          shown,
          isSum ? line`The order of addends may change.` : line`The order of factors may change.`,
          isSum ? line`El orden de los sumandos puede cambiar.` : line`El orden de los factores puede cambiar.`,
        ),
      ]
    case 'associative':
      return [
        explained(
          isSum
            ? equation(sum(a, bracketed(sum(b, 10))), sum(bracketed(sum(a, b)), 10))
            : equation(times(a, bracketed(times(b, 10))), times(bracketed(times(a, b)), 10)),
          line`The order stays and the parentheses move. Try 10 in place of ${X}: both sides are equal.`,
          line`El orden se mantiene y el paréntesis se mueve. Prueba con 10 en lugar de ${X}: los dos lados son iguales.`,
        ),
        explained(
          shown,
          isSum ? line`Addends may be grouped in another way.` : line`Factors may be grouped in another way.`,
          isSum
            ? line`Los sumandos se pueden agrupar de otra manera.`
            : line`Los factores se pueden agrupar de otra manera.`,
        ),
      ]
    case 'distributive':
      return [
        explained(
          statements(equation(times(a, X), m`${a}x`), equation(times(a, b), a * b)),
          line`Each term of the sum is multiplied by ${a}.`,
          line`Cada término de la suma se multiplica por ${a}.`,
        ),
        explained(
          shown,
          line`The factor is distributed over the terms of the sum.`,
          line`El factor se distribuye entre los términos de la suma.`,
        ),
      ]
  }
}
