import {
  addByPlaces,
  answerStep,
  both,
  box,
  count,
  equation,
  evaluate,
  type FormMaker,
  isTrue,
  itemOf,
  line,
  minus,
  name,
  people,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  step,
  story,
  subtractByPlaces,
  sum,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { smallerFromLarger } from '../../kit/columns/regrouping.ts'
import { filled } from '../../kit/equations/filled.ts'
import { drawParts, type Level, type Parts, whyNot } from './gaps.ts'
import type { levels } from './levels.ts'
import { drawMoved, movedSides, sidesWorked } from './moved.ts'
import { gapOf } from './parts.ts'
import { gainedStories, lostStories } from './stories.ts'

/** With the other operation, or without what is regrouped. */
const wrongNumbers = ({ name: gap, a, b }: Parts): readonly [number, number] =>
  gap === '□ − a = b' ? [Math.abs(a - b), a + b - 10] : [a + 10, smallerFromLarger(a + b, b)]

const child = (person: (typeof people)[number]): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  lost: form(
    story({
      levels: ['medium'],
      lines: 2,
      settings: lostStories,
      draw(random, _, level: Level) {
        const { a, b } = drawParts(random, ['□ − a = b'], level)
        return { lost: a, now: b }
      },
      answer: quantity,
      solve: ({ lost, now }, { noun }) => count(lost + now, noun),
      ask: ({ lost, now }, { tell }) => tell(lost, now),
      solution: ({ lost, now }, found, { answers }) => [
        step(sum(now, lost), because.goBackByAdding),
        ...addByPlaces(now, lost),
        answerStep(both(prose`${found}`), answers(found)),
      ],
      check: (numberOf, { amount }) => evaluate(amount).minus(numberOf('lost')).equals(numberOf('now')),
    }),
  ),
  gained: form(
    story({
      levels: ['medium'],
      lines: 2,
      settings: gainedStories,
      draw(random, _, level: Level) {
        const { a, b } = drawParts(random, ['□ + b = c'], level)
        return { gained: b, now: a + b }
      },
      answer: quantity,
      solve: ({ gained, now }, { noun }) => count(now - gained, noun),
      ask: ({ gained, now }, { tell }) => tell(gained, now),
      solution: ({ gained, now }, found, { answers }) => [
        step(minus(now, gained), because.goBackBySubtracting),
        ...subtractByPlaces(now, gained),
        answerStep(both(prose`${found}`), answers(found)),
      ],
      check: (numberOf, { amount }) => evaluate(amount).plus(numberOf('gained')).equals(numberOf('now')),
    }),
  ),
  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: drawMoved,
    answer: trueOrFalse,
    solve: ({ isRight }) => (isRight ? 'true' : 'false'),
    ask: moved => both(equation(...movedSides(moved))),
    solution(moved, answer) {
      const [one, other] = movedSides(moved)
      const [left, right] = [evaluate(one), evaluate(other)]
      return [
        ...sidesWorked(moved),
        answerStep(
          trueOrFalse.show(answer),
          answer === 'true'
            ? { en: line`Both sides are ${left}.`, es: line`Los dos lados son ${left}.` }
            : { en: line`${left} is not equal to ${right}.`, es: line`${left} no es igual a ${right}.` },
        ),
      ]
    },
    check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
  }),
  whoIsRight: form({
    levels: ['medium'],
    kind: 'find-mistake',
    lines: 2,
    draw: (random, level: Level) => {
      const place = random.evenly([1, 0, 2])
      const parts = random.until(
        () => drawParts(random, ['□ − a = b', 'c − □ = b', 'b + □ = c'], level),
        drawn => new Set([gapOf(drawn).missing, drawn.a, drawn.b, ...wrongNumbers(drawn)]).size >= 4,
      )
      return { ...parts, place, three: random.sample(people, 3), numbers: random.shuffle(wrongNumbers(parts)) }
    },
    answer: sentenceChoice,
    solve: ({ three, place }) => child(itemOf(three, place)),
    mistakes({ three, place }) {
      const [one, other] = three.filter((_, i) => i !== place)
      return one && other ? { otherOperation: child(one), notRegrouped: child(other) } : {}
    },
    ask({ three: [one, two, three], place, numbers, ...parts }) {
      const { gap, missing } = gapOf(parts)
      const [first, second, third] = tupleOf(
        numbers.toSpliced(place, 0, missing).map((value, i) => role(`number ${i}`, value)),
        3,
      )
      return {
        en: [
          gap(box()),
          prose`${name(one)} writes ${first} in the box. ${name(two)} writes ${second}, and ${name(three)} writes ${third}. Who is right?`,
        ],
        es: [
          gap(box()),
          prose`${name(one)} escribe ${first} en el recuadro. ${name(two)} escribe ${second} y ${name(three)} escribe ${third}. ¿Quién tiene razón?`,
        ],
      }
    },
    key(parts) {
      const { gap, missing } = gapOf(parts)
      return both(gap(missing))
    },
    solution(parts, { says }) {
      const { gap, missing, steps: found } = gapOf(parts)
      const who = name(itemOf(parts.three, parts.place))
      return [
        ...found(),
        answerStep(says, {
          en: line`${who} writes ${missing}: ${gap(missing)}.`,
          es: line`${who} escribe ${missing}: ${gap(missing)}.`,
        }),
      ]
    },
    whyWrong(parts) {
      const [one, other] = tupleOf(
        parts.numbers.map(wrong => whyNot(parts, wrong)),
        2,
      )
      return { otherOperation: one, notRegrouped: other }
    },
    check(printed, { key }) {
      const place = printed.terms('person').findIndex(({ person }) => person.name === key)
      return isTrue(filled(printed.one('relation'), printed.role(`number ${place}`)))
    },
  }),
})
