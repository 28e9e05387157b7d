import {
  type Block,
  type Both,
  balance,
  blank,
  both,
  box,
  defineTopic,
  differenceWithin20,
  type Expr,
  equation,
  explained,
  expr,
  figure,
  integer,
  intoItsPlace,
  isTrue,
  line,
  minus,
  missingPart,
  missingWhole,
  numberBond,
  numberList,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  sum,
  thinkOfAddition,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { completesBond, mathsIn } from '../kit/facts/bond.ts'
import { fitsEveryGap, fitsTheGap, missingNumber } from '../kit/facts/facts.ts'

interface Gap {
  readonly gap: (missing: Value) => Expr
  readonly missing: number
  readonly solution: readonly Step[]
}

/** Equations around a + b with one number missing, that number, and how it is found. */
const gaps = {
  'a + □ = c': (a, b) => ({ gap: x => equation(sum(a, x), a + b), missing: b, solution: missingPart(a + b, a) }),
  '□ + b = c': (a, b) => ({ gap: x => equation(sum(x, b), a + b), missing: a, solution: missingPart(a + b, b) }),
  'c − □ = b': (a, b) => ({ gap: x => equation(minus(a + b, x), b), missing: a, solution: missingPart(a + b, b) }),
  '□ − a = b': (a, b) => ({ gap: x => equation(minus(x, a), b), missing: a + b, solution: missingWhole(b, a) }),
  'b = □ − a': (a, b) => ({ gap: x => equation(b, minus(x, a)), missing: a + b, solution: missingWhole(b, a) }),
} satisfies Record<string, (a: number, b: number) => Gap>

interface Level {
  readonly gaps: readonly (keyof typeof gaps)[]
  readonly wholes: readonly [from: number, to: number]
}

/** Two parts from 1 to 9, both at least 2 where their sum passes ten. Of a double the known part could be copied. */
function drawParts(random: Random, { wholes: [from, to] }: Level) {
  return random.until(
    () => {
      const whole = random.int(from, Math.min(to, 17))
      const a = random.int(Math.max(1, whole - 9), Math.min(9, whole - 1))
      return { a, b: whole - a }
    },
    ({ a, b }) => a !== b,
  )
}

interface EqualSums {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** Two sums of the same total with other addends. */
function drawEqualSums(random: Random): EqualSums {
  const total = random.int(9, 15)
  const parts = Array.from({ length: 8 }, (_, i) => i + 2).filter(part => total - part >= 2 && total - part <= 9)
  const a = random.pick(parts)
  const c = random.until(
    () => random.pick(parts),
    part => part !== a && part !== total - a && part * 2 !== total,
  )
  return { a, b: total - a, c, d: total - c }
}

/** What lies on the left pan weighs as much as the known number and the box on the right one. */
const onBalance = (left: Expr, known: number) => both(figure(balance([left], [sum(known, box())])))
const weighs: Both<Block> = {
  en: prose`Both sides weigh the same. Write the number that goes in the box.`,
  es: prose`Los dos lados pesan lo mismo. Escribe el número que va en el recuadro.`,
}
function balances(printed: Printed, answer: Value): boolean {
  const { left, right } = printed.figure('balance')
  const [one, two] = [mathsIn(left[0]?.label), mathsIn(right[0]?.label)]
  return !!one && !!two && isTrue(filled(equation(one, two), answer))
}

const weighsTheSame = (sides: Expr): Step =>
  explained(
    sides,
    line`The two sides weigh the same, so they are equal.`,
    line`Los dos lados pesan lo mismo; por eso son iguales.`,
  )

/** How far the known parts are apart is how far the others are, the other way. */
function byComparing({ a, b, c, d }: EqualSums): readonly Step[] {
  const apart = Math.abs(a - c)
  const steps =
    c < a
      ? [
          explained(
            equation(c, minus(a, apart)),
            line`The part ${c} is ${apart} less than ${a}.`,
            line`La parte ${c} es ${apart} menos que ${a}.`,
          ),
          explained(
            equation(sum(b, apart), d),
            line`For the same total, the other part is ${apart} more than ${b}.`,
            line`Para que el total sea el mismo, la otra parte es ${apart} más que ${b}.`,
          ),
        ]
      : [
          explained(
            equation(c, sum(a, apart)),
            line`The part ${c} is ${apart} more than ${a}.`,
            line`La parte ${c} es ${apart} más que ${a}.`,
          ),
          explained(
            equation(minus(b, apart), d),
            line`For the same total, the other part is ${apart} less than ${b}.`,
            line`Para que el total sea el mismo, la otra parte es ${apart} menos que ${b}.`,
          ),
        ]
  return intoItsPlace(steps, equation(sum(a, b), sum(c, d)))
}

/** The total is found on one side, and the other has the same. */
const bySameTotal = ({ a, b, c, d }: EqualSums): readonly Step[] =>
  intoItsPlace(
    [
      explained(
        equation(sum(a, b), a + b),
        line`Add the two numbers of the side without a box.`,
        line`Suma los dos números del lado que no tiene recuadro.`,
      ),
      explained(
        equation(sum(c, box()), a + b),
        line`Both sides weigh the same. The missing part is ${minus(a + b, c)}.`,
        line`Los dos lados pesan lo mismo. La parte que falta es ${minus(a + b, c)}.`,
      ),
      ...differenceWithin20(a + b, c),
    ],
    equation(sum(a, b), sum(c, d)),
  )

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
    rev: 4,
    levels: {
      easy: { gaps: ['a + □ = c', '□ + b = c'], wholes: [5, 10] },
      medium: { gaps: ['□ + b = c', 'c − □ = b', 'a + □ = c'], wholes: [11, 18] },
      hard: { gaps: ['b = □ − a', '□ − a = b'], wholes: [11, 18] },
    },
  },
  form => ({
    box: form({
      share: 4,
      instruction: missingNumber,
      draw: (random, level) => ({ gap: random.evenly(level.gaps), ...drawParts(random, level) }),
      answer: integer,
      solve: ({ gap, a, b }) => gaps[gap](a, b).missing,
      ask: ({ gap, a, b }) => both(gaps[gap](a, b).gap(box())),
      solution({ gap: name, a, b }) {
        const { gap, missing, solution } = gaps[name](a, b)
        return intoItsPlace(solution, gap(missing))
      },
      check: fitsTheGap,
    }),

    threeAddends: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw(random) {
        const place = random.evenly([2, 1, 0])
        return random.until(
          () => ({ a: random.int(2, 9), b: random.int(2, 9), missing: random.int(2, 9), place }),
          ({ a, b, missing }) =>
            a + b + missing > 10 && a + b + missing <= 20 && a !== b && a !== missing && b !== missing,
        )
      },
      answer: integer,
      solve: ({ missing }) => missing,
      ask({ a, b, missing, place }) {
        const addends: readonly Value[] = [a, b]
        return both(equation(sum(...addends.toSpliced(place, 0, box())), a + b + missing))
      },
      solution: ({ a, b, missing, place }) => {
        const addends: readonly Value[] = [a, b]
        return intoItsPlace(
          [step(equation(sum(a, b), a + b), because.addKnownNumbers), ...missingPart(a + b + missing, a + b)],
          equation(sum(...addends.toSpliced(place, 0, missing)), a + b + missing),
        )
      },
      check: fitsTheGap,
    }),

    sameTotal: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw: drawEqualSums,
      answer: integer,
      solve: ({ d }) => d,
      ask: ({ a, b, c }) => both(equation(sum(a, b), sum(c, box()))),
      solution: byComparing,
      check: fitsTheGap,
    }),

    balance: form({
      levels: ['easy', 'medium'],
      instruction: weighs,
      lines: 0,
      draw: drawParts,
      answer: integer,
      solve: ({ b }) => b,
      ask: ({ a, b }) => onBalance(expr(a + b), a),
      solution: ({ a, b }) =>
        intoItsPlace(
          [weighsTheSame(equation(sum(a, box()), a + b)), ...missingPart(a + b, a)],
          equation(a + b, sum(a, b)),
        ),
      check: balances,
    }),

    balanceOfSums: form({
      levels: ['hard'],
      instruction: weighs,
      lines: 0,
      draw: drawEqualSums,
      answer: integer,
      solve: ({ d }) => d,
      ask: ({ a, b, c }) => onBalance(sum(a, b), c),
      solution: bySameTotal,
      check: balances,
    }),

    bond: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the number in the empty circle.`,
        es: prose`Escribe el número que va en el círculo vacío.`,
      },
      draw: (random, level) => ({ ...drawParts(random, level), isFirst: random.chance(0.5) }),
      answer: integer,
      solve: ({ b }) => b,
      ask: ({ a, b, isFirst }) => both(figure(numberBond(a + b, isFirst ? [null, a] : [a, null]))),
      solution: ({ a, b }) => missingPart(a + b, a),
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
        return { en: prose`${subtraction} because ${addition}.`, es: prose`${subtraction} porque ${addition}.` }
      },
      solution: ({ a, b }) => [
        ...thinkOfAddition(a, a + b),
        explained(
          equation(minus(a + b, a), b),
          line`Both facts use the same three numbers. Both blanks are ${b}.`,
          line`Las dos operaciones usan los mismos tres números. En los dos espacios va ${b}.`,
        ),
      ],
      check: fitsEveryGap,
    }),
  }),
)
