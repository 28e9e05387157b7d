import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, column, figure, prose } from '../../content.ts'
import { numberBond } from '../../figure/number-bond.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { completesBond } from '../common/bond.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { drillOf } from '../common/drill.ts'
import {
  type Fact,
  fitsEveryGap,
  fitsTheGap,
  missingFrom,
  missingNumber,
  type Place,
  resultOf,
  toWorkOut,
  withBox,
} from './kit/facts.ts'

interface Level {
  readonly signs: readonly Fact['sign'][]
  readonly places: readonly Place[]
  readonly bonds: readonly ('whole' | 'part')[]
  /** How often a number is 0. */
  readonly zeros: number
}

function drawFact(random: Random, sign: Fact['sign'], zeros: number): Fact {
  const hasZero = random.chance(zeros)
  const isFirst = random.chance(0.5)
  const whole = random.int(hasZero ? 1 : 3, 10)
  const part = hasZero ? (isFirst ? 0 : whole) : random.int(1, whole - 1)
  return sign === '+' ? { a: part, b: whole - part, sign } : { a: whole, b: part, sign }
}

const draw = (random: Random, { signs, zeros }: Level) => drawFact(random, random.evenly(signs), zeros)

const isSame = (one: Fact, other: Fact) => one.sign === other.sign && one.a === other.a && one.b === other.b
/** The same two numbers in another order. */
const isTurned = (one: Fact, other: Fact) => one.sign === other.sign && one.a === other.b && one.b === other.a

/** Twenty different facts, a fact and its turn-around never side by side. */
function drawDrill(random: Random, level: Level) {
  const facts: Fact[] = []
  while (facts.length < 20) {
    const next = random.until(
      () => drawFact(random, random.pick(level.signs), level.zeros),
      fact => !facts.some(known => isSame(known, fact)) && !facts.slice(-1).some(known => isTurned(known, fact)),
    )
    facts.push(next)
  }
  return { facts }
}

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
    levels: {
      easy: { signs: ['+'], places: ['result'], bonds: ['whole'], zeros: 0 },
      medium: { signs: ['−'], places: ['result'], bonds: ['part'], zeros: 0 },
      hard: { signs: ['+', '−'], places: ['second', 'first', 'result'], bonds: ['part', 'whole'], zeros: 1 / 8 },
    },
  },
  form => ({
    across: form({
      levels: ['easy', 'medium'],
      share: 3,
      lines: 0,
      draw,
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      check: fitsTheGap,
    }),

    down: form({
      share: 3,
      lines: 1,
      draw,
      answer: integer,
      solve: resultOf,
      ask: ({ sign, a, b }) => both(column(sign, a, b)),
      check: undoesTheColumn,
    }),

    missing: form({
      levels: ['hard'],
      share: 4,
      instruction: missingNumber,
      lines: 0,
      draw: (random, level) => ({ place: random.evenly(level.places), ...draw(random, level) }),
      answer: integer,
      solve: ({ place, ...fact }) => missingFrom(fact, place),
      ask: ({ place, ...fact }) => both(withBox(fact, place)),
      check: fitsTheGap,
    }),

    bond: form({
      share: 2,
      instruction: {
        en: prose`Write the number in the empty circle.`,
        es: prose`Escribe el número del círculo vacío.`,
      },
      lines: 0,
      draw(random, level) {
        const whole = random.int(3, 10)
        return { whole, part: random.int(1, whole - 1), gap: random.evenly(level.bonds), isFirst: random.chance(0.5) }
      },
      answer: integer,
      solve: ({ whole, part, gap }) => (gap === 'whole' ? whole : whole - part),
      ask({ whole, part, gap, isFirst }) {
        if (gap === 'whole') return both(figure(numberBond(null, [part, whole - part])))
        return both(figure(numberBond(whole, isFirst ? [part, null] : [null, part])))
      },
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    drill: form({
      instruction: {
        en: prose`Work fast. Write the answers row by row.`,
        es: prose`Trabaja rápido. Escribe las respuestas fila por fila.`,
      },
      wide: true,
      lines: 0,
      draw: drawDrill,
      answer: numberList,
      solve: ({ facts }) => facts.map(resultOf),
      ask: ({ facts }) => both(drillOf(facts.map(toWorkOut), 5)),
      check: fitsEveryGap,
    }),
  }),
)
