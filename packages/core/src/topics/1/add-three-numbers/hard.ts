import {
  answerStep,
  both,
  box,
  count,
  differenceWithin20,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  role,
  step,
  sum,
  trueOrFalse,
  type Value,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import {
  drawFound,
  type Found,
  placed,
  type Triple,
  total,
  WITH_DOUBLE,
  WITH_TEN,
  WITH_TEN_FROM_2,
  worked,
} from './parts.ts'
import { settings } from './stories.ts'

/** Two numbers and a third from 12 to 20 in all; no two make ten or are alike. */
const WITHOUT_TEN: readonly Found[] = mixed(
  wholes(3, 8).flatMap(a =>
    wholes(a + 1, 9).flatMap(b =>
      wholes(2, 9)
        .filter(rest => rest !== a && rest !== b && [a + b, a + rest, b + rest].every(two => two !== 10))
        .filter(rest => a + b + rest >= 12 && a + b + rest <= 20)
        .map((rest): Found => ({ pair: [a, b], rest })),
    ),
  ),
)

/** The equation with a box in one place. */
const withBox = (numbers: Triple, place: number): Expr =>
  equation(sum(...numbers.map((number, i) => (i === place ? box() : number))), total(numbers))

const knownIn = (numbers: Triple, place: number) => numbers.filter((_, i) => i !== place)

/** Three numbers with this sum, each time another pair. */
const making = (all: number): readonly Found[] =>
  [...WITH_TEN, ...WITH_DOUBLE].filter(({ pair, rest }) => total(pair) + rest === all)

/** Two one-digit numbers with one of these sums, none of the three. */
const inTwo = (sums: readonly number[], numbers: readonly number[]) =>
  sums.flatMap(all =>
    wholes(all - 9, 9)
      .map(first => [first, all - first] as const)
      .filter(two => !two.some(number => number < 2 || numbers.includes(number))),
  )

const IN_TWO = WITH_DOUBLE.filter(({ pair, rest }) => {
  const [numbers, all] = [[...pair, rest], total(pair) + rest]
  return inTwo([all], numbers).length > 0 && inTwo([all - 1, all + 1], numbers).length > 0
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: random => {
      const place = random.evenly([1, 0, 2])
      const found = random.evenly([WITH_TEN_FROM_2, WITHOUT_TEN])
      const {
        pair: [a, b],
        rest,
      } = drawFound(random, found, 0)
      const numbers: Triple = place === 0 ? [rest, a, b] : place === 1 ? [a, rest, b] : [a, b, rest]
      return { numbers, place }
    },
    answer: integer,
    solve: ({ numbers, place }) => itemOf(numbers, place),
    ask: ({ numbers, place }) => both(withBox(numbers, place)),
    solution({ numbers, place }) {
      const others = knownIn(numbers, place)
      const [all, known] = [total(numbers), total(others)]
      return [
        step(equation(sum(...others), known), because.addKnownNumbers),
        step(equation(sum(known, box()), all), because.explain, {
          sentence: {
            en: line`Take the known part from the whole: ${minus(all, known)}.`,
            es: line`Quita del total la parte conocida: ${minus(all, known)}.`,
          },
        }),
        ...(known === 10
          ? [step(equation(minus(all, 10), all - 10), because.subtractTheTen)]
          : differenceWithin20(all, known)),
        step(equation(sum(...numbers), all), because.writeTheMissingNumber),
      ]
    },
    check: fitsTheGap,
  }),
  story: form({
    levels: ['hard'],
    kind: 'story',
    lines: 2,
    draw: random => {
      const {
        pair: [a, b],
        rest,
      } = drawFound(random, WITH_TEN_FROM_2, 6)
      return { setting: random.evenly(settings), numbers: [a, rest, b] as Triple }
    },
    answer: quantity,
    solve: ({ setting, numbers }) => count(total(numbers), setting.noun),
    ask: ({ setting, numbers: [a, b, c] }) => setting.tell(role('first', a), role('second', b), role('third', c)),
    solution({ setting, numbers }) {
      const found = count(total(numbers), setting.noun)
      return [
        step(sum(...numbers), because.putTogether),
        ...worked(numbers),
        answerStep(both(prose`${found}`), setting.ends(found)),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount).minus(printed.role('third')).minus(printed.role('second')).equals(printed.role('first')),
  }),
  whichIsNot: form({
    levels: ['hard'],
    draw(random) {
      const all = random.evenly([15, 17, 14, 16, 13])
      const off = random.evenly([1, -1])
      const right = random.sample(making(all), 3).map(found => placed(random, found))
      return { all, right, wrong: placed(random, random.pick(making(all + off))) }
    },
    answer: formulaChoice,
    solve: ({ wrong }) => sum(...wrong),
    mistakes: ({ right }): Record<string, Value> =>
      Object.fromEntries(right.map((numbers, i) => [itemOf(['right', 'alsoRight', 'rightToo'], i), sum(...numbers)])),
    ask: ({ all }) => ({ en: prose`Which sum is not ${all}?`, es: prose`¿Qué suma no da ${all}?` }),
    solution: ({ all, wrong }) => [
      ...worked(wrong),
      explained(sum(...wrong), line`It makes ${total(wrong)}, not ${all}.`, line`Da ${total(wrong)}, no ${all}.`),
    ],
    whyWrong: ({ all, right }) =>
      Object.fromEntries(
        right.map((numbers, i) => [
          itemOf(['right', 'alsoRight', 'rightToo'], i),
          explained(equation(sum(...numbers), all), line`It makes ${all}.`, line`Da ${all}.`),
        ]),
      ),
    check: (printed, answer) => !isTrue(equation(answer, itemOf(printed.numbers, 0))),
  }),
  trueOrFalse: form({
    levels: ['hard'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const isRight = random.evenly([true, false])
      const numbers = placed(random, drawFound(random, IN_TWO, 0))
      const all = total(numbers)
      return { numbers, others: random.pick(inTwo(isRight ? [all] : [all - 1, all + 1], numbers)) }
    },
    answer: trueOrFalse,
    solve: ({ numbers, others }) => (total(numbers) === total(others) ? 'true' : 'false'),
    ask: ({ numbers, others }) => both(equation(sum(...numbers), sum(...others))),
    solution: ({ numbers, others }, answer) => [
      ...worked(numbers),
      explained(
        equation(sum(...others), total(others)),
        line`Find the value of the other side.`,
        line`Halla el valor del otro lado.`,
      ),
      answer === 'true'
        ? explained(
            trueOrFalse.show(answer),
            line`Both sides have the value ${total(others)}.`,
            line`Los dos lados valen ${total(others)}.`,
          )
        : explained(
            trueOrFalse.show(answer),
            line`${total(numbers)} is not equal to ${total(others)}.`,
            line`${total(numbers)} no es igual a ${total(others)}.`,
          ),
    ],
    check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
  }),
})
