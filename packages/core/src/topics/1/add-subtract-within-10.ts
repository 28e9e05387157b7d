import {
  both,
  column,
  defineTopic,
  differenceWithin20,
  explained,
  expr,
  figure,
  integer,
  intoItsPlace,
  line,
  list,
  missingPart,
  missingWhole,
  numberBond,
  numberList,
  prose,
  type Random,
  type Step,
  sumWithin20,
  wholes,
} from '../../author.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { completesBond } from '../kit/facts/bond.ts'
import { drillOf } from '../kit/facts/drill.ts'
import {
  canBeCopied,
  complete,
  type Fact,
  fitsEveryGap,
  fitsTheGap,
  missingFrom,
  missingNumber,
  type Place,
  resultOf,
  toWorkOut,
  withBox,
} from '../kit/facts/facts.ts'

interface Level {
  readonly signs: readonly Fact['sign'][]
  readonly places: readonly Place[]
  readonly bond: 'whole' | 'part'
  /** The least whole, and the least part where it is not 0. */
  readonly least: readonly [whole: number, part: number]
  /** How often a number is 0. */
  readonly zeros: number
}

function drawFact(random: Random, sign: Fact['sign'], { least, zeros }: Level): Fact {
  const hasZero = random.chance(zeros)
  const isFirst = random.chance(0.5)
  const whole = random.int(least[0], 10)
  const part = hasZero ? (isFirst ? 0 : whole) : random.int(least[1], whole - least[1])
  return sign === '+' ? { a: part, b: whole - part, sign } : { a: whole, b: part, sign }
}

const draw = (random: Random, level: Level) => drawFact(random, random.evenly(level.signs), level)

/** How the number in a place of a fact is found. */
function stepsTo(fact: Fact, place: Place): readonly Step[] {
  const { a, b, sign } = fact
  if (place === 'result') return sign === '+' ? sumWithin20(a, b) : differenceWithin20(a, b)
  return intoItsPlace(stepsToMissing(fact, place), complete(fact))
}
function stepsToMissing({ a, b, sign }: Fact, place: Place): readonly Step[] {
  if (sign === '+') return missingPart(a + b, place === 'first' ? b : a)
  return place === 'first' ? missingWhole(a - b, b) : missingPart(a, a - b)
}

/** A part that is the other again could be copied. */
const BONDS = wholes(5, 10).flatMap(whole =>
  wholes(2, whole - 2)
    .filter(part => part * 2 !== whole)
    .map(part => ({ whole, part })),
)
/** For a missing part, which is found without counting all. */
const LARGER_BONDS = BONDS.filter(({ whole }) => whole > 6)

const isSame = (one: Fact, other: Fact) => one.sign === other.sign && one.a === other.a && one.b === other.b
/** The same two numbers in another order. */
const isTurned = (one: Fact, other: Fact) => one.sign === other.sign && one.a === other.b && one.b === other.a

/** Twenty different facts, a fact and its turn-around never side by side. */
function drawDrill(random: Random, level: Level) {
  const drill: (Fact & { readonly place: Place })[] = []
  while (drill.length < 20) {
    const next = random.until(
      () => ({ place: random.pick(level.places), ...drawFact(random, random.pick(level.signs), level) }),
      ({ place, ...fact }) =>
        !drill.some(known => isSame(known, fact)) &&
        !drill.slice(-1).some(known => isTurned(known, fact)) &&
        (place === 'result' || !canBeCopied(fact, place)),
    )
    drill.push(next)
  }
  return { drill }
}

const add = { en: prose`Add.`, es: prose`Suma.` }
const subtract = { en: prose`Subtract.`, es: prose`Resta.` }

export const addSubtractWithin10 = defineTopic(
  {
    id: 'add-subtract-within-10',
    name: { en: 'Addition and subtraction facts within 10', es: 'Operaciones básicas de suma y resta hasta 10' },
    description: {
      en: 'Recall addition and subtraction facts up to 10 and find a missing number in a fact.',
      es: 'Recuerda sumas y restas básicas hasta 10 y halla el número que falta en una operación.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    rev: 7,
    levels: {
      easy: { signs: ['+'], places: ['result'], bond: 'whole', least: [3, 1], zeros: 0 },
      medium: { signs: ['−'], places: ['result'], bond: 'part', least: [5, 2], zeros: 0 },
      hard: {
        signs: ['+', '−'],
        places: ['second', 'first'],
        bond: 'part',
        least: [6, 2],
        zeros: 1 / 8,
      },
    },
  },
  form => ({
    across: form({
      levels: ['easy'],
      share: 3,
      instruction: add,
      draw,
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: fact => stepsTo(fact, 'result'),
      check: fitsTheGap,
    }),

    down: form({
      levels: ['easy'],
      share: 3,
      instruction: add,
      draw,
      answer: integer,
      solve: resultOf,
      ask: ({ sign, a, b }) => both(column(sign, a, b)),
      solution: fact => stepsTo(fact, 'result'),
      check: undoesTheColumn,
    }),

    differences: form({
      levels: ['medium'],
      share: 3,
      instruction: subtract,
      draw,
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: fact => stepsTo(fact, 'result'),
      check: fitsTheGap,
    }),

    differencesDown: form({
      levels: ['medium'],
      share: 3,
      instruction: subtract,
      draw,
      answer: integer,
      solve: resultOf,
      ask: ({ sign, a, b }) => both(column(sign, a, b)),
      solution: fact => stepsTo(fact, 'result'),
      check: undoesTheColumn,
    }),

    missing: form({
      levels: ['hard'],
      share: 4,
      instruction: missingNumber,
      draw: (random, level) =>
        random.until(
          () => ({ place: random.evenly(level.places), ...draw(random, level) }),
          ({ place, ...fact }) => !canBeCopied(fact, place),
        ),
      answer: integer,
      solve: ({ place, ...fact }) => missingFrom(fact, place),
      ask: ({ place, ...fact }) => both(withBox(fact, place)),
      solution: ({ place, ...fact }) => stepsTo(fact, place),
      check: fitsTheGap,
    }),

    bond: form({
      levels: ['easy', 'hard'],
      share: 2,
      instruction: {
        en: prose`Write the number in the empty circle.`,
        es: prose`Escribe el número que va en el círculo vacío.`,
      },
      draw(random, { bond }: Level) {
        const { whole, part } = random.evenly(bond === 'whole' ? BONDS : LARGER_BONDS)
        return { whole, part, gap: bond, isFirst: random.chance(0.5) }
      },
      answer: integer,
      solve: ({ whole, part, gap }) => (gap === 'whole' ? whole : whole - part),
      ask({ whole, part, gap, isFirst }) {
        if (gap === 'whole') return both(figure(numberBond(null, [part, whole - part])))
        return both(figure(numberBond(whole, isFirst ? [part, null] : [null, part])))
      },
      solution: ({ whole, part, gap }) =>
        gap === 'whole'
          ? missingWhole(part, whole - part)
          : [
              ...missingPart(whole, part),
              explained(
                expr(whole - part),
                line`This number goes in the empty circle.`,
                line`Este número va en el círculo vacío.`,
              ),
            ],
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    drill: form({
      instruction: {
        en: prose`Write all the missing numbers. Work row by row.`,
        es: prose`Escribe todos los números que faltan. Trabaja fila por fila.`,
      },
      wide: true,
      draw: drawDrill,
      answer: numberList,
      solve: ({ drill }) => drill.map(({ place, ...fact }) => missingFrom(fact, place)),
      ask: ({ drill }) =>
        both(
          drillOf(
            drill.map(({ place, ...fact }) => withBox(fact, place)),
            5,
          ),
        ),
      solution: ({ drill }, answer) => [
        // The first one without a 0: it stands for the others.
        ...drill
          .filter(({ a, b }) => a !== b && a > 0 && b > 0 && b < 10)
          .slice(0, 1)
          .flatMap(({ place, ...fact }) => stepsTo(fact, place)),
        drill.some(({ place }) => place !== 'result')
          ? explained(
              list(...answer),
              line`Find each of the others: take the part you know from the whole, or add the parts.`,
              line`Halla los demás: resta del total la parte que conoces, o suma las partes.`,
            )
          : explained(
              list(...answer),
              line`Find the others in the same way.`,
              line`Halla los demás de la misma manera.`,
            ),
      ],
      check: fitsEveryGap,
    }),
  }),
)
