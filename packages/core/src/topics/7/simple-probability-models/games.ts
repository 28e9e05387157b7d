import {
  answerStep,
  decimal,
  type Expr,
  type FormMaker,
  itemOf,
  line,
  list,
  name,
  option,
  over,
  people,
  prose,
  Ratio,
  relation,
  step,
  tupleOf,
  wholes,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type EventName, eventNames, events, namedEvent, numberAt, sayEvent } from './chance.ts'
import { favorableNumbers } from './chance-steps.ts'
import type { levels } from './levels.ts'
import { joined } from './probability-models.ts'

const GAMES = option({
  A: { en: prose`game A`, es: prose`el juego A` },
  B: { en: prose`game B`, es: prose`el juego B` },
})

/** 3/7 ≈ 0.429 */
const inThousandths = (n: number, d: number) => Ratio.of(Math.round((1000 * n) / d), 1000)
const divided = (n: number, d: number): Expr =>
  relation(over(n, d), inThousandths(n, d).equals(Ratio.of(n, d)) ? '=' : '≈', decimal(inThousandths(n, d)))

/** Half of all numbers: between two of these nothing is to be counted. */
const isHalf = (event: EventName, k: number) => event === 'even' || event === 'odd' || (event === 'multiple' && k === 2)
/** All games on a spinner in which nobody wins with a number of the other; a single number is seen at once. */
const playable = eventNames
  .filter(event => event !== 'exactly')
  .flatMap(event => events[event].at.map(k => ({ event, k })))
const all = [6, 8, 10, 12].flatMap(n =>
  playable.flatMap(({ event: first, k }) =>
    playable.flatMap(({ event: second, k: l }) => {
      const [a, b] = [favorableNumbers(first, k, n), favorableNumbers(second, l, n)]
      const isClear = a.some(value => b.includes(value)) || (isHalf(first, k) && isHalf(second, l))
      // Where every number wins for one of them, the ends are seen at once: less than 6, greater than 5.
      const isSplit = a.length + b.length === n && first !== 'multiple' && second !== 'multiple'
      return isClear || isSplit || a.length === 0 || b.length === 0 || Math.abs(a.length - b.length) > 2
        ? []
        : [{ n, first, second, k, l, isFair: a.length === b.length }]
    }),
  ),
)
const FAIR = all.filter(({ isFair }) => isFair)
const UNFAIR = all.filter(({ isFair }) => !isFair)

/** Which game is better, and which is fair. */
export const gameForms = (form: FormMaker<typeof levels>) => ({
  betterGame: form({
    levels: ['hard'],
    draw(random) {
      const better = random.evenly(['A', 'B'])
      return random.until(
        () => {
          const [sections, marbles] = [random.pick([5, 6, 8, 10]), random.int(9, 20)]
          return { sections, marbles, gray: random.int(2, sections - 2), red: random.int(2, marbles - 2) }
        },
        ({ sections, marbles, gray, red }) => {
          const ahead = (gray / sections - red / marbles) * (better === 'A' ? 1 : -1)
          return ahead >= 0.03 && ahead < 0.25
        },
      )
    },
    answer: GAMES,
    solve: ({ sections, marbles, gray, red }) => (gray * marbles > red * sections ? 'A' : 'B'),
    ask: ({ sections, marbles, gray, red }) => ({
      en: prose`In game A, you spin a spinner with ${sections} equal sections, and you win on ${gray} of them. In game B, you take a marble without looking from a bag of ${marbles} marbles, and you win with ${red} of them. In which game is the probability of winning greater?`,
      es: prose`En el juego A, giras una ruleta de ${sections} secciones iguales y ganas con ${gray} de ellas. En el juego B, sacas sin mirar una canica de una bolsa de ${marbles} canicas y ganas con ${red} de ellas. ¿En qué juego es mayor la probabilidad de ganar?`,
    }),
    solution({ sections, marbles, gray, red }, answer) {
      const [a, b] = [decimal(inThousandths(gray, sections)), decimal(inThousandths(red, marbles))]
      return [
        step(divided(gray, sections), because.chanceInGame, { game: { en: line`game A`, es: line`el juego A` } }),
        step(divided(red, marbles), because.chanceInGame, { game: { en: line`game B`, es: line`el juego B` } }),
        answer === 'A'
          ? answerStep(relation(a, '>', b), {
              en: line`The probability of winning is greater in game A.`,
              es: line`La probabilidad de ganar es mayor en el juego A.`,
            })
          : answerStep(relation(b, '>', a), {
              en: line`The probability of winning is greater in game B.`,
              es: line`La probabilidad de ganar es mayor en el juego B.`,
            }),
      ]
    },
    check(printed, answer) {
      const [sections, gray, marbles, red] = printed.numbers
      const order = gray!.over(sections!).compare(red!.over(marbles!))
      return order !== 0 && answer === (order > 0 ? 'A' : 'B')
    },
  }),

  fair: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const fair = random.evenly([true, false])
      const [one, two] = random.sample(people, 2)
      return { one, two, ...random.pick(fair ? FAIR : UNFAIR) }
    },
    answer: yesOrNo,
    solve: ({ isFair }) => (isFair ? 'yes' : 'no'),
    ask({ one, two, n, first, second, k, l }) {
      const [a, b] = [sayEvent(first, k), sayEvent(second, l)]
      return joined(
        {
          en: line`A spinner has ${n} equal sections with the numbers from ${1} to ${n}. ${name(one)} wins with `,
          es: line`Una ruleta tiene ${n} secciones iguales con los números del ${1} al ${n}. ${name(one)} gana con `,
        },
        a,
        { en: line`. ${name(two)} wins with `, es: line`. ${name(two)} gana con ` },
        b,
        { en: line`. Is the game fair?`, es: line`. ¿Es justo el juego?` },
      )
    },
    solution({ one, two, n, first, second, k, l }) {
      const [a, b] = [favorableNumbers(first, k, n), favorableNumbers(second, l, n)]
      const winning = (who: typeof one) => ({
        en: line`the numbers with which ${name(who)} wins`,
        es: line`los números con los que gana ${name(who)}`,
      })
      return [
        step(list(...a), because.count, { group: winning(one) }),
        step(list(...b), because.count, { group: winning(two) }),
        a.length === b.length
          ? answerStep(relation(over(a.length, n), '=', over(b.length, n)), {
              en: line`Both win with the same probability: the game is fair.`,
              es: line`Los dos ganan con la misma probabilidad: el juego es justo.`,
            })
          : answerStep(relation(over(a.length, n), '≠', over(b.length, n)), {
              en: line`The probabilities are different: the game is not fair.`,
              es: line`Las probabilidades son distintas: el juego no es justo.`,
            }),
      ]
    },
    // Counts the numbers with which each of the two wins.
    check(printed, answer) {
      const [, one, other] = tupleOf(printed.text.split(/wins with|gana con/), 3)
      const numbers = printed.numbers.map(value => value.n)
      const ks = numbers.slice(3)
      const [first, second] = [namedEvent(one), namedEvent(other)]
      const hits = (event: EventName, k: number) =>
        wholes(1, itemOf(numbers, 0)).filter(value => events[event].holds(value, k)).length
      const needsNumber = first !== 'even' && first !== 'odd'
      const [a, b] = [hits(first, numberAt(ks, 0, first)), hits(second, numberAt(ks, needsNumber ? 1 : 0, second))]
      return answer === (a === b ? 'yes' : 'no')
    },
  }),
})
