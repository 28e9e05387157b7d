import {
  type Both,
  type Content,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  type Inline,
  isSame,
  line,
  m,
  type Of,
  option,
  prose,
  type Ratio,
  relation,
  type Step,
  solveLinear,
} from '../../../author.ts'
import {
  asFraction,
  coefficientOf,
  constantOf,
  gathered,
  isGroup,
  opened,
  type Part,
  sideOf,
} from '../../kit/equations/parts.ts'
import { distributed } from '../../kit/equations/parts-said.ts'

export type Count = 'one' | 'none' | 'all'
export const COUNTS = ['none', 'all', 'one'] as const

/** Parts on both sides. */
export interface Sides {
  readonly left: readonly Part[]
  readonly right: readonly Part[]
}
export const equationOf = ({ left, right }: Sides): Expr => equation(side(left), side(right))
export const side = (parts: readonly Part[]): Expr => sideOf(parts, asFraction)

export const SHOWN: Readonly<Record<Count, Both<Content>>> = {
  one: { en: prose`one solution`, es: prose`una solución` },
  none: { en: prose`no solution`, es: prose`ninguna solución` },
  all: { en: prose`infinitely many solutions`, es: prose`infinitas soluciones` },
}
export const counted = option<Count>(SHOWN)

/** How many solutions, from the coefficients alone. */
export function countOf({ left, right }: Sides): Count {
  if (!coefficientOf(left).equals(coefficientOf(right))) return 'one'
  return constantOf(left).equals(constantOf(right)) ? 'all' : 'none'
}
export const rootOf = ({ left, right }: Sides): Ratio =>
  constantOf(right)
    .minus(constantOf(left))
    .over(coefficientOf(left).minus(coefficientOf(right)))

/** How many solutions, from the printed equation: tried at two places. */
export function countIn({ left, right }: Of<'relation'>): Count {
  const off = [0, 1].map(x => evaluate(left, { x }).minus(evaluate(right, { x })))
  const [none, one] = off
  if (none === undefined || one === undefined || !none.equals(one)) return 'one'
  return none.n === 0 ? 'all' : 'none'
}

const isPlain = (parts: readonly Part[]) =>
  !parts.some(isGroup) && parts.length === gathered(parts).filter(({ by }) => by.n !== 0).length
/** The side without parentheses, like terms together. */
export const plainSide = (parts: readonly Part[]): Expr => {
  const together = gathered(parts).filter(({ by }) => by.n !== 0)
  return together.length === 0 ? m`0` : side(together)
}
export const simplified = (sides: Sides): Expr => equation(plainSide(sides.left), plainSide(sides.right))

/** Multiplied out and combined, each side alone. */
export function simplifying(sides: Sides): readonly Step[] {
  const groups = [...sides.left, ...sides.right].filter(isGroup)
  const open = { left: opened(sides.left), right: opened(sides.right) }
  return [
    ...(groups.length === 0 ? [] : [explainedBy(equationOf(open), distributed(groups, asFraction, 'x'))]),
    ...(isPlain(open.left) && isPlain(open.right)
      ? []
      : [
          explainedBy(simplified(sides), {
            en: line`Combine like terms on each side.`,
            es: line`Reduce los términos semejantes en cada lado.`,
          }),
        ]),
  ]
}

/** What the simplified sides tell. */
export function concluding(sides: Sides): readonly Step[] {
  const a = coefficientOf(sides.left)
  const [b, d] = [constantOf(sides.left), constantOf(sides.right)]
  const kind = countOf(sides)
  if (kind === 'one') return solveLinear(simplified(sides))
  const term = side([{ by: a.n < 0 ? a.negated() : a, of: 'x' }])
  const moved: Both<readonly Inline[]> =
    a.n < 0
      ? { en: line`Add ${term} to both sides.`, es: line`Suma ${term} a ambos lados.` }
      : { en: line`Subtract ${term} from both sides.`, es: line`Resta ${term} de ambos lados.` }
  return [
    explainedBy(relation(b, kind === 'all' ? '=' : '≠', d), {
      en: [
        ...moved.en,
        ' ',
        ...(kind === 'all'
          ? line`The line is true whatever the value of ${m`x`} is.`
          : line`The two numbers are different whatever the value of ${m`x`} is.`),
      ],
      es: [
        ...moved.es,
        ' ',
        ...(kind === 'all'
          ? line`El renglón es verdadero para cualquier valor de ${m`x`}.`
          : line`Los dos números son distintos para cualquier valor de ${m`x`}.`),
      ],
    }),
  ]
}

const END: Readonly<Record<Count, Both<readonly Inline[]>>> = {
  one: {
    en: line`Only this value makes the equation true.`,
    es: line`Solo este valor hace verdadera la ecuación.`,
  },
  none: {
    en: line`No value of ${m`x`} makes the equation true.`,
    es: line`Ningún valor de ${m`x`} hace verdadera la ecuación.`,
  },
  all: {
    en: line`Every value of ${m`x`} makes the equation true.`,
    es: line`Todo valor de ${m`x`} hace verdadera la ecuación.`,
  },
}
export const endOf = (kind: Count): Step => explainedBy(SHOWN[kind], END[kind])

/** Whether one side has the letter and the other has not. */
export const isOneSided = ({ left, right }: Sides): boolean =>
  (coefficientOf(left).n === 0) !== (coefficientOf(right).n === 0)

/** In a few words: what the simplified equation tells. */
const tells = (sides: Sides): Both<readonly Inline[]> =>
  ({
    all: {
      en: line`both sides are the same, so there are infinitely many solutions.`,
      es: line`los dos lados son iguales, así que hay infinitas soluciones.`,
    },
    none: {
      en: line`the terms with ${m`x`} are the same but the numbers are not, so there is no solution.`,
      es: line`los términos con ${m`x`} son iguales, pero los números no, así que no hay solución.`,
    },
    one: isOneSided(sides)
      ? {
          en: line`only one side has a term with ${m`x`}, so there is one solution.`,
          es: line`solo un lado tiene un término con ${m`x`}, así que hay una solución.`,
        }
      : {
          en: line`the coefficients of ${m`x`} are different, so there is one solution.`,
          es: line`los coeficientes de ${m`x`} son distintos, así que hay una solución.`,
        },
  })[countOf(sides)]
const after = (before: Both<readonly Inline[]>, sides: Sides) => {
  const { en, es } = tells(sides)
  return { en: [...before.en, ...en], es: [...before.es, ...es] }
}
/** A row of several: the simplified equation, and what it tells. */
export const briefly = (sides: Sides, name: Both<readonly Inline[]>): Step =>
  explainedBy(simplified(sides), after(name, sides))
/** The same beside the equation as it is printed. */
export function besideEquation(sides: Sides): Step {
  const [given, plain] = [equationOf(sides), simplified(sides)]
  const both = { left: opened(sides.left), right: opened(sides.right) }
  const open = equationOf(both)
  const isOrdered = isPlain(both.left) && isPlain(both.right)
  const distributed = isSame(open, given) || isSame(open, plain) ? null : open
  return explainedBy(
    given,
    after(
      isSame(given, plain)
        ? { en: line`As it stands, `, es: line`Tal como está, ` }
        : distributed
          ? isOrdered
            ? {
                en: line`Distribute: ${distributed}. Reorder the terms: ${plain}. Here `,
                es: line`Distribuye: ${distributed}. Reordena los términos: ${plain}. Aquí `,
              }
            : {
                en: line`Distribute: ${distributed}. Combine like terms: ${plain}. Here `,
                es: line`Distribuye: ${distributed}. Reduce los términos semejantes: ${plain}. Aquí `,
              }
          : !isSame(open, given)
            ? { en: line`Distribute: ${plain}. Here `, es: line`Distribuye: ${plain}. Aquí ` }
            : isOrdered
              ? { en: line`Reorder the terms: ${plain}. Here `, es: line`Reordena los términos: ${plain}. Aquí ` }
              : {
                  en: line`Combine like terms: ${plain}. Here `,
                  es: line`Reduce los términos semejantes: ${plain}. Aquí `,
                },
      sides,
    ),
  )
}
