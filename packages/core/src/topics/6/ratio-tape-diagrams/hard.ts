import {
  answerStep,
  type Both,
  count,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  gcd,
  howMany,
  type Inline,
  itemOf,
  lcm,
  line,
  minus,
  type Noun,
  name,
  type Person,
  people,
  prose,
  quantity,
  type Random,
  ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  theThings,
  things,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Setting, settingsAt } from '../../kit/ratios/settings.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  allBoxes,
  amountAt,
  type Boxes,
  boxesOf,
  counted,
  kindAt,
  oneBox,
  ratioIn,
  ratiosIn,
  ratioTold,
  story,
  type Tape,
  totalOf,
  totalTold,
} from './tapes.ts'

const APART = ratiosIn(2, 9, 2)
/** How many more there are of the kind with more boxes. */
const moreOf = (tape: Tape): readonly [most: 0 | 1, by: number] => {
  const [a, b] = tupleOf(tape.boxes, 2)
  return [a > b ? 0 : 1, Math.abs(a - b) * tape.value]
}
const apartIn = ({ boxes }: Tape): number => Math.abs(itemOf(boxes, 0) - itemOf(boxes, 1))
/** One number never stands for the difference and for all the boxes. */
const drawApart = (random: Random, from: readonly Setting[]): Tape => {
  const setting = random.evenly(from)
  return random.until(
    (): Tape => ({ setting, boxes: random.pick(APART), value: random.int(4, 9) }),
    tape => moreOf(tape)[1] !== allBoxes(tape),
  )
}
const differenceTold = (tape: Tape) => {
  const [most, by] = moreOf(tape)
  const more = role('more', by)
  const [one, other] = [kindAt(tape, most), kindAt(tape, 1 - most)]
  return {
    en: line`There are ${more} more ${things(one)} than ${things(other)}.`,
    es: line`Hay ${more} ${things(one)} más que ${things(other)}.`,
  }
}
const differenceSteps = (tape: Tape) => {
  const [a, b] = tupleOf(tape.boxes, 2)
  const [most, by] = moreOf(tape)
  const apart = Math.abs(a - b)
  return [
    explained(
      equation(minus(Math.max(a, b), Math.min(a, b)), apart),
      line`In a tape diagram, the bar of ${things(kindAt(tape, most))} is ${apart} boxes longer.`,
      line`En un diagrama de cinta, la barra de ${things(kindAt(tape, most))} tiene ${apart} recuadros más.`,
    ),
    oneBox(apart, by, {
      en: line`These ${apart} boxes stand for ${by}: divide to find one box.`,
      es: line`Esos ${apart} recuadros valen ${by}: divide para hallar un recuadro.`,
    }),
  ]
}

/** Three terms in lowest terms, no two of them equal. */
const THREES: readonly (readonly [number, number, number])[] = wholes(2, 8).flatMap(a =>
  wholes(2, 8).flatMap(b =>
    wholes(2, 8).flatMap((c): (readonly [number, number, number])[] =>
      new Set([a, b, c]).size === 3 && gcd(gcd(a, b), c) === 1 && a + b + c <= 15 ? [[a, b, c]] : [],
    ),
  ),
)

/** One gives the other so many, and the ratio changes. */
interface Moved {
  readonly things: Noun
  readonly who: readonly [Person, Person]
  readonly before: Boxes
  readonly after: Boxes
  readonly moved: number
}
const THINGS: readonly Noun[] = [
  nouns.sticker,
  nouns.marble,
  nouns.stamp,
  nouns.coin,
  nouns.baseballCard,
  nouns.button,
  nouns.toyCar,
  nouns.bead,
]
const MOVES: readonly (readonly [before: Boxes, after: Boxes, boxes: number])[] = ratiosIn(2, 7).flatMap(before =>
  ratiosIn(2, 7).flatMap((after): (readonly [Boxes, Boxes, number])[] => {
    const all = lcm(before[0] + before[1], after[0] + after[1])
    const lost = (before[0] * all) / (before[0] + before[1]) - (after[0] * all) / (after[0] + after[1])
    return lost >= 2 && all <= 24 && before[0] + before[1] !== after[0] + after[1] ? [[before, after, all]] : []
  }),
)
/** The boxes of both diagrams cut so that they are as many. */
const commonBoxes = ({ before, after }: Moved) => {
  const all = lcm(before[0] + before[1], after[0] + after[1])
  const [one, other] = [all / (before[0] + before[1]), all / (after[0] + after[1])]
  return { all, one, other, first: before[0] * one, last: after[0] * other }
}
const valueOfMoved = (moved: Moved) => {
  const { first, last } = commonBoxes(moved)
  return moved.moved / (first - last)
}
const atFirst = (moved: Moved) => commonBoxes(moved).first * valueOfMoved(moved)

/** What the difference is, and both parts. */
const choice = (tape: Tape, is: Both<readonly Inline[]>, [x, y]: readonly [number, number]): Sentence => {
  const both = line`${things(kindAt(tape, 0))}: ${x}; ${things(kindAt(tape, 1))}: ${y}`
  return { key: `${x} ${y}`, says: { en: prosed([...is.en, ' ', ...both]), es: prosed([...is.es, ' ', ...both]) } }
}
const rightly = (tape: Tape, parts: readonly [number, number]): Sentence => {
  const [a, b] = tupleOf(tape.boxes, 2)
  const [, by] = moreOf(tape)
  return choice(
    tape,
    {
      en: line`The ${Math.abs(a - b)} extra boxes of the longer bar stand for ${by}.`,
      es: line`Los ${Math.abs(a - b)} recuadros que la barra larga tiene de más valen ${by}.`,
    },
    parts,
  )
}
const prosed = (content: readonly Inline[]) => ({ kind: 'paragraph', content }) as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromDifference: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw: random => drawApart(random, settingsAt.hard),
    answer: quantity,
    solve: tape => count(totalOf(tape), tape.setting.all),
    ask: tape =>
      story(ratioTold(tape), differenceTold(tape), {
        en: line`There are no other ${things(tape.setting.all)}. ${howMany(tape.setting.all)} are there in all?`,
        es: line`No hay más ${things(tape.setting.all)}. ¿${howMany(tape.setting.all)} hay en total?`,
      }),
    solution: (tape, answer) => [
      ...differenceSteps(tape),
      explained(
        equation(sum(...tape.boxes), allBoxes(tape)),
        line`Add to find the number of boxes in all.`,
        line`Suma para hallar el número de recuadros en total.`,
      ),
      explained(
        equation(times(allBoxes(tape), tape.value), totalOf(tape)),
        line`Multiply by the value of one box.`,
        line`Multiplica por el valor de un recuadro.`,
      ),
      answerStep(alone(answer), { en: line`There are ${answer} in all.`, es: line`En total hay ${answer}.` }),
    ],
    check(printed, { amount }) {
      const [a, b] = tupleOf(ratioIn(printed), 2)
      return exact(amount)
        .times(Math.abs(a - b))
        .equals(printed.role('more').times(a + b))
    },
  }),

  threeParts: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random) {
      const setting = random.evenly(startingAt(settingsAt.hard, 3))
      const boxes = random.evenly(THREES)
      return { setting, boxes, value: random.int(4, 9), asked: random.evenly([1, 2, 0] as const) }
    },
    answer: quantity,
    solve: tape => counted(tape, tape.asked),
    ask: tape =>
      story(ratioTold(tape), totalTold(tape), {
        en: line`${howMany(kindAt(tape, tape.asked))} are there?`,
        es: line`¿${howMany(kindAt(tape, tape.asked))} hay?`,
      }),
    solution: (tape, answer) => [
      explained(
        equation(sum(...tape.boxes), allBoxes(tape)),
        line`The three bars of a tape diagram have ${allBoxes(tape)} boxes.`,
        line`Las tres barras de un diagrama de cinta tienen ${allBoxes(tape)} recuadros.`,
      ),
      oneBox(allBoxes(tape), totalOf(tape), {
        en: line`All the boxes stand for ${totalOf(tape)}: divide to find one box.`,
        es: line`Todos los recuadros valen ${totalOf(tape)}: divide para hallar un recuadro.`,
      }),
      boxesOf(tape, tape.asked),
      answerStep(alone(answer), { en: line`There are ${answer}.`, es: line`Hay ${answer}.` }),
    ],
    check(printed, { amount, noun }) {
      const terms = ratioIn(printed)
      const place = printed.terms('thing').findIndex(term => term.noun.en[0] === noun.en[0])
      const all = terms.reduce((total, term) => total + term, 0)
      return exact(amount)
        .times(all)
        .equals(printed.role('total').times(itemOf(terms, place)))
    },
  }),

  movedPart: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random): Moved {
      const noun = random.evenly(THINGS)
      const [before, after, all] = random.evenly(MOVES)
      const lost = (before[0] * all) / (before[0] + before[1]) - (after[0] * all) / (after[0] + after[1])
      const value = random.int(2, Math.max(2, Math.min(6, Math.floor(90 / all))))
      return { things: noun, who: random.sample(people, 2), before, after, moved: lost * value }
    },
    answer: quantity,
    solve: moved => count(atFirst(moved), moved.things),
    ask({ things: noun, who: [one, other], before, after, moved }) {
      const given = role('moved', count(moved, noun))
      return {
        en: prose`The ratio of ${name(one)}’s ${things(noun)} to ${name(other)}’s is ${ratio(...before)}. ${name(one)} gives ${name(other)} ${given}. The total stays the same, and the ratio is now ${ratio(...after)}. ${howMany(noun)} did ${name(one)} have at first?`,
        es:
          noun.gender === 'f'
            ? prose`La razón entre ${theThings(noun)} de ${name(one)} y las de ${name(other)} es ${ratio(...before)}. ${name(one)} le da ${given} a ${name(other)}. El total no cambia y la razón ahora es ${ratio(...after)}. ¿Cuántas tenía ${name(one)} al principio?`
            : prose`La razón entre ${theThings(noun)} de ${name(one)} y los de ${name(other)} es ${ratio(...before)}. ${name(one)} le da ${given} a ${name(other)}. El total no cambia y la razón ahora es ${ratio(...after)}. ¿Cuántos tenía ${name(one)} al principio?`,
      }
    },
    solution(moved, answer) {
      const { all, first, last } = commonBoxes(moved)
      const { before, after, who } = moved
      const [one] = who
      const value = valueOfMoved(moved)
      return [
        explained(
          statements(
            ...[
              { from: before, to: [first, all - first] as const },
              { from: after, to: [last, all - last] as const },
            ].map(({ from, to }) => (from[0] === to[0] ? ratio(...to) : equation(ratio(...from), ratio(...to)))),
          ),
          line`The total stays the same, so both diagrams must have the same number of boxes: ${all}, the least common multiple of ${before[0] + before[1]} and ${after[0] + after[1]}.`,
          line`El total no cambia, así que los dos diagramas deben tener el mismo número de recuadros: ${all}, el mínimo común múltiplo de ${before[0] + before[1]} y ${after[0] + after[1]}.`,
        ),
        explained(
          equation(minus(first, last), first - last),
          line`${name(one)}’s bar has ${first - last} fewer boxes than before.`,
          line`La barra de ${name(one)} tiene ${first - last} recuadros menos que antes.`,
        ),
        oneBox(first - last, moved.moved, {
          en: line`These ${first - last} boxes stand for the ${count(moved.moved, moved.things)} that ${name(one)} gave away: divide to find one box.`,
          es: line`Esos ${first - last} recuadros valen ${moved.moved}, lo que dio ${name(one)}: divide para hallar un recuadro.`,
        }),
        explained(
          equation(times(first, value), atFirst(moved)),
          line`At first ${name(one)} had ${first} boxes: multiply.`,
          line`Al principio ${name(one)} tenía ${first} recuadros: multiplica.`,
        ),
        answerStep(alone(answer), {
          en: line`${name(one)} had ${answer} at first.`,
          es: line`${name(one)} tenía ${answer} al principio.`,
        }),
      ]
    },
    // Both ratios hold, before and after.
    check(printed, { amount }) {
      const [before, after] = tupleOf(
        printed.all('ratio').map(({ items }) => items.map(item => exact(item))),
        2,
      )
      const [[a, b], [c, d]] = [tupleOf(before, 2), tupleOf(after, 2)]
      const own = exact(amount)
      const other = own.times(b).over(a)
      const moved = printed.role('moved')
      return own.minus(moved).times(d).equals(other.plus(moved).times(c))
    },
  }),

  wrongDifference: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw(random) {
      const [setting, who] = [random.evenly(startingAt(settingsAt.hard, 6)), random.pick(people)]
      return random.until(
        () => {
          const boxes = random.pick(APART)
          return { setting, who, boxes, value: (boxes[0] + boxes[1]) * random.int(2, 3) }
        },
        tape =>
          totalOf(tape) <= 250 &&
          // The wrong value of a box is no number of boxes.
          ![...tape.boxes, allBoxes(tape), apartIn(tape)].includes(moreOf(tape)[1] / allBoxes(tape)) &&
          new Set([partsOf(tape), ...wrongParts(tape)].map(parts => parts.join())).size === 4,
      )
    },
    answer: sentenceChoice,
    solve: tape => rightly(tape, partsOf(tape)),
    mistakes(tape) {
      const [reversed, byOne, smaller] = tupleOf(wrongParts(tape), 3)
      const [most, by] = moreOf(tape)
      return {
        reversed: rightly(tape, reversed),
        byOne: choice(tape, { en: line`One box stands for ${by}.`, es: line`Un recuadro vale ${by}.` }, byOne),
        smaller: choice(
          tape,
          {
            en: line`The bar of ${things(kindAt(tape, 1 - most))} stands for ${by}.`,
            es: line`La barra de ${things(kindAt(tape, 1 - most))} vale ${by}.`,
          },
          smaller,
        ),
      }
    },
    ask(tape) {
      const [, by] = moreOf(tape)
      const wrong = equation(divide(by, allBoxes(tape)), by / allBoxes(tape))
      return story(ratioTold(tape), differenceTold(tape), {
        en: line`${name(tape.who)} divides to find the value of one box of a tape diagram: ${wrong}. Which statement corrects the mistake?`,
        es: line`${name(tape.who)} divide para hallar el valor de un recuadro de su diagrama de cinta: ${wrong}. ¿Qué oración corrige el error?`,
      })
    },
    solution(tape) {
      const [a, b] = tupleOf(tape.boxes, 2)
      const [, by] = moreOf(tape)
      return [
        explained(
          divide(by, allBoxes(tape)),
          line`The mistake: ${by} is the difference, not the total of all ${allBoxes(tape)} boxes.`,
          line`El error: ${by} es la diferencia y no el total de los ${allBoxes(tape)} recuadros.`,
        ),
        ...differenceSteps(tape),
        explained(
          rightly(tape, partsOf(tape)).says,
          line`Multiply the boxes of each bar by ${tape.value}: ${times(a, tape.value)} and ${times(b, tape.value)}.`,
          line`Multiplica los recuadros de cada barra por ${tape.value}: ${times(a, tape.value)} y ${times(b, tape.value)}.`,
        ),
      ]
    },
    whyWrong: tape => {
      const [most, by] = moreOf(tape)
      const [a, b] = tupleOf(tape.boxes, 2)
      const more = Math.abs(a - b)
      return {
        reversed: {
          en: line`The amounts of ${things(kindAt(tape, most))} and ${things(kindAt(tape, 1 - most))} are switched.`,
          es: line`Las cantidades de ${things(kindAt(tape, most))} y ${things(kindAt(tape, 1 - most))} están intercambiadas.`,
        },
        byOne: {
          en: line`The bar of ${things(kindAt(tape, most))} has ${more} more boxes, so ${by} is not the value of one box.`,
          es: line`La barra de ${things(kindAt(tape, most))} tiene ${more} recuadros más, así que ${by} no es el valor de un recuadro.`,
        },
        smaller: {
          en: line`${by} is a difference, not the amount of one bar.`,
          es: line`${by} es una diferencia, no la cantidad de una barra.`,
        },
      }
    },
    check(printed, { key }) {
      const [x, y] = key.split(' ').map(Number)
      const [a, b] = tupleOf(ratioIn(printed), 2)
      if (x === undefined || y === undefined) return failed('A choice has two numbers')
      return x * b === y * a && printed.role('more').equals(Math.abs(x - y))
    },
  }),
})

const partsOf = (tape: Tape): readonly [number, number] => [amountAt(tape, 0), amountAt(tape, 1)]
/** In the reversed order, with the difference as one box, and with the difference as the smaller bar. */
function wrongParts(tape: Tape): readonly (readonly [number, number])[] {
  const [a, b] = tupleOf(tape.boxes, 2)
  const [most, by] = moreOf(tape)
  const [x, y] = partsOf(tape)
  return [[y, x], [a * by, b * by], most === 0 ? [2 * by, by] : [by, 2 * by]]
}
