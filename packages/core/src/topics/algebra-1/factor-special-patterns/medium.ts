import {
  type Both,
  blank,
  both,
  type Content,
  type Expr,
  exact,
  type FormMaker,
  integer,
  isSame,
  line,
  m,
  prose,
  type Random,
  symbolsOf,
  table,
  textList,
  words,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  discriminantOf,
  factoredOrPrime,
  factorsFully,
  isSquare,
  PRIME,
  quadraticOf,
} from '../../kit/polynomials/factored.ts'
import { monomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { difference, type Kind, kinds, square } from './parts.ts'

const factorOrPrime = {
  en: prose`Factor completely. Write “prime” if the polynomial does not factor.`,
  es: prose`Factoriza por completo. Escribe “primo” si el polinomio no se puede factorizar.`,
}

const PATTERNS = {
  difference: { en: line`difference of squares`, es: line`diferencia de cuadrados` },
  square: { en: line`perfect-square trinomial`, es: line`trinomio cuadrado perfecto` },
  neither: { en: line`neither`, es: line`ninguno` },
} as const

type Pattern = keyof typeof PATTERNS

const patterned: Record<Pattern, (random: Random, leading: number) => Expr> = {
  difference: (random, leading) => difference(random.int(1, leading), random.pick([4, 5, 7, 8, 10, 11])).printed,
  square: (random, leading) => square(random.int(1, leading), random.pick([4, 5, 7, 8, 10]) * random.sign()).printed,
  neither: random => {
    const b = random.int(2, 9)
    return random.chance(0.5) ? m`x^2 + ${b * b}` : m`x^2 + ${random.sign() * (2 * b + 1)}x + ${b * b}`
  },
}

function patternOf(of: Expr): Pattern {
  const found = quadraticOf(of)!
  const [a, b, c] = found
  if (b.n === 0) return isSquare(a) && isSquare(c.negated()) ? 'difference' : 'neither'
  return isSquare(a) && discriminantOf(found).n === 0 ? 'square' : 'neither'
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  complete: form({
    levels: ['medium', 'hard'],
    share: 4,
    instruction: factorOrPrime,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: factoredOrPrime,
    solve: ({ answer }) => answer,
    ask: ({ printed }) => both(printed),
    check(printed, answer) {
      const of = printed.maths[0]!
      const quadratic = quadraticOf(of)
      return isSame(answer, PRIME)
        ? quadratic !== null && !isSquare(discriminantOf(quadratic))
        : factorsFully(answer, of, [...symbolsOf(of)])
    },
  }),

  sort: form({
    levels: ['easy', 'medium'],
    kind: 'order',
    lines: 0,
    draw(random, { leading }) {
      const order = random.shuffle<Pattern[]>([
        'difference',
        'square',
        'neither',
        random.pick(['difference', 'square'] as const),
      ])
      return { order, shown: order.map(pattern => patterned[pattern](random, leading)) }
    },
    answer: textList(PATTERNS),
    solve: ({ order }) => order,
    ask({ shown }): Both<Content> {
      const printed = table({
        head: [words('Polynomial', 'Polinomio'), words('Pattern', 'Patrón')],
        rows: shown.map(of => [of, blank(6)]),
      })
      return {
        en: [
          prose`For each polynomial, write “difference of squares”, “perfect-square trinomial” or “neither”.`,
          printed,
        ],
        es: [
          prose`Para cada polinomio, escribe “diferencia de cuadrados”, “trinomio cuadrado perfecto” o “ninguno”.`,
          printed,
        ],
      }
    },
    check(printed, answer) {
      const { rows } = printed.block('table')
      return rows.length === answer.length && rows.every(([of], i) => patternOf(of![0] as Expr) === answer[i])
    },
  }),

  missingTerm: form({
    levels: ['medium', 'hard'],
    instruction: {
      en: prose`Write the positive number that makes a perfect-square trinomial.`,
      es: prose`Escribe el número positivo que forma un trinomio cuadrado perfecto.`,
    },
    draw: (random, { isHard }) => ({
      a: isHard ? random.int(2, 6) : 1,
      b: random.int(2, 12),
      sign: random.sign(),
      isMiddle: random.evenly([false, true]),
    }),
    answer: integer,
    solve: ({ a, b, isMiddle }) => (isMiddle ? 2 * a * b : b * b),
    ask: ({ a, b, sign, isMiddle }) => {
      const first = monomial(a * a, ['x', 2])
      if (isMiddle) return both(sign === 1 ? m`${first} + __x + ${b * b}` : m`${first} - __x + ${b * b}`)
      return both(m`${first} + ${2 * a * b * sign}x + __`)
    },
    // The discriminant is 0.
    check(printed, answer) {
      const found = quadraticOf(filled(printed.one('sum'), answer))
      return found !== null && exact(answer).n > 0 && discriminantOf(found).n === 0
    },
  }),
})
