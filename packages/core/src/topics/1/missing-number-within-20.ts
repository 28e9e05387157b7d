import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { balance } from '../../figure/balance.ts'
import { numberBond } from '../../figure/number-bond.ts'
import { blank, box, equation, expr, minus, sum } from '../../math/build.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { completesBond, mathsIn } from '../common/bond.ts'
import { filled } from '../common/filled.ts'
import { fitsEveryGap, fitsTheGap, missingNumber } from './kit/facts.ts'

/** Equations around a + b with one number missing, and that number. */
const gaps = {
  'a + b = □': (a, b) => ({ gap: equation(sum(a, b), box()), missing: a + b }),
  'a + □ = c': (a, b) => ({ gap: equation(sum(a, box()), a + b), missing: b }),
  '□ + b = c': (a, b) => ({ gap: equation(sum(box(), b), a + b), missing: a }),
  'c − □ = b': (a, b) => ({ gap: equation(minus(a + b, box()), b), missing: a }),
  '□ − a = b': (a, b) => ({ gap: equation(minus(box(), a), b), missing: a + b }),
  'b = □ − a': (a, b) => ({ gap: equation(b, minus(box(), a)), missing: a + b }),
  'a = c − □': (a, b) => ({ gap: equation(a, minus(a + b, box())), missing: b }),
  'c = a + □': (a, b) => ({ gap: equation(a + b, sum(a, box())), missing: b }),
} satisfies Record<string, (a: number, b: number) => { gap: Expr; missing: number }>

interface Level {
  readonly gaps: readonly (keyof typeof gaps)[]
  readonly wholes: readonly [from: number, to: number]
}

/** Two parts from 1 to 9, both at least 2 where their sum passes ten. */
function drawParts(random: Random, { wholes: [from, to] }: Level) {
  const whole = random.int(from, to)
  const a = random.int(Math.max(1, whole - 9), Math.min(9, whole - 1))
  return { a, b: whole - a }
}

/** Two sums of the same total with other addends. */
function drawEqualSums(random: Random) {
  const total = random.int(9, 16)
  const parts = Array.from({ length: 8 }, (_, i) => i + 2).filter(part => total - part >= 2 && total - part <= 9)
  const a = random.pick(parts)
  const c = random.until(
    () => random.pick(parts),
    part => part !== a && part !== total - a,
  )
  return { a, b: total - a, c, d: total - c }
}

export const missingNumberWithin20 = defineTopic(
  {
    id: 'missing-number-within-20',
    name: { en: 'Find the missing number (within 20)', es: 'Hallar el número que falta (hasta 20)' },
    description: {
      en: 'Find the unknown number in an addition or subtraction equation with numbers up to 20.',
      es: 'Halla el número desconocido en una ecuación de suma o resta con números hasta 20.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.D.8', '1.OA.B.4'],
    levels: {
      easy: { gaps: ['a + □ = c', 'a + b = □'], wholes: [3, 10] },
      medium: { gaps: ['□ + b = c', 'c − □ = b', 'a + □ = c', '□ − a = b'], wholes: [11, 18] },
      hard: { gaps: ['b = □ − a', 'c = a + □', '□ − a = b', 'a = c − □'], wholes: [11, 18] },
    },
  },
  form => ({
    box: form({
      share: 4,
      instruction: missingNumber,
      lines: 0,
      draw: (random, level) => ({ gap: random.evenly(level.gaps), ...drawParts(random, level) }),
      answer: integer,
      solve: ({ gap, a, b }) => gaps[gap](a, b).missing,
      ask: ({ gap, a, b }) => both(gaps[gap](a, b).gap),
      check: fitsTheGap,
    }),

    threeAddends: form({
      levels: ['hard'],
      instruction: missingNumber,
      lines: 0,
      draw(random) {
        const [a, b, c] = [random.int(2, 7), random.int(2, 7), random.int(2, 6)]
        return { a, b, c, place: random.evenly([2, 1, 0]) }
      },
      answer: integer,
      solve: ({ a, b, c, place }) => [a, b, c][place] ?? 0,
      ask({ a, b, c, place }) {
        const [x, y, z] = [a, b, c].map((value, i) => (i === place ? box() : expr(value)))
        return both(equation(sum(x ?? a, y ?? b, z ?? c), a + b + c))
      },
      check: fitsTheGap,
    }),

    sameTotal: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      lines: 0,
      draw: drawEqualSums,
      answer: integer,
      solve: ({ d }) => d,
      ask: ({ a, b, c }) => both(equation(sum(a, b), sum(c, box()))),
      check: fitsTheGap,
    }),

    balance: form({
      lines: 0,
      draw(random, level: Level) {
        if (level.wholes[0] < 11 || level.gaps[0] === '□ + b = c') {
          const { a, b } = drawParts(random, level)
          return { left: expr(a + b), known: a, missing: b }
        }
        const { a, b, c, d } = drawEqualSums(random)
        return { left: sum(a, b), known: c, missing: d }
      },
      answer: integer,
      solve: ({ missing }) => missing,
      ask({ left, known }): Both<Content> {
        const drawn = figure(balance([left], [sum(known, box())]))
        return {
          en: [drawn, prose`Both sides weigh the same. What number goes in the box?`],
          es: [drawn, prose`Los dos lados pesan lo mismo. ¿Qué número va en el recuadro?`],
        }
      },
      check(printed, answer) {
        const { left, right } = printed.figure('balance')
        const [one, two] = [mathsIn(left[0]?.label), mathsIn(right[0]?.label)]
        return !!one && !!two && isTrue(filled(equation(one, two), answer))
      },
    }),

    bond: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the number in the empty circle.`,
        es: prose`Escribe el número del círculo vacío.`,
      },
      lines: 0,
      draw: (random, level) => ({ ...drawParts(random, level), isFirst: random.chance(0.5) }),
      answer: integer,
      solve: ({ b }) => b,
      ask: ({ a, b, isFirst }) => both(figure(numberBond(a + b, isFirst ? [null, a] : [a, null]))),
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    unknownAddend: form({
      levels: ['medium'],
      lines: 0,
      draw: drawParts,
      answer: numberList,
      solve: ({ b }) => [b, b],
      ask({ a, b }) {
        const [subtraction, addition] = [equation(minus(a + b, a), blank(2)), equation(sum(a, blank(2)), a + b)]
        return { en: prose`${subtraction} because ${addition}`, es: prose`${subtraction} porque ${addition}` }
      },
      check: fitsEveryGap,
    }),
  }),
)
