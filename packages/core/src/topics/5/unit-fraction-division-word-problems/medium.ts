import {
  answerStep,
  both,
  type Sentence as Choice,
  count,
  type Expr,
  equation,
  exact,
  type FormMaker,
  itemOf,
  line,
  numberList,
  prose,
  quantity,
  Ratio,
  type Step,
  sentenceChoice,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  divisionOf,
  quotientOf,
  UNIT_KINDS,
  type UnitDivision,
  type UnitKind,
  unitOf,
} from '../../kit/fractions/unit-division.ts'
import type { levels } from './levels.ts'
import { matching, matchingShares } from './matching.ts'
import { drawTold, fitsSharing, foundIn, joined, steps, tellWhole, type UnitStory } from './parts.ts'
import { sharing } from './sharing.ts'

const MATCHED: readonly UnitKind[] = UNIT_KINDS
/** A story with its kind and numbers in its key. */
const storyChoice = (story: UnitStory, { whole, d }: UnitDivision): Choice => {
  const groups = story.kind === 'whole by unit' ? story.unit : story.groups
  const told = joined(story.tell(count(whole, groups), count(Ratio.of(1, d), story.unit)), story.question)
  return { key: `${story.kind} ${whole} ${d}`, says: told }
}
/** Two stories in which both numbers may be the denominator. */
const PAIRS = matching.flatMap(measured =>
  matchingShares.flatMap(shared => {
    const denominators = measured.denominators.filter(d => shared.denominators.includes(d))
    return denominators.flatMap(d =>
      denominators.filter(whole => whole !== d).map(whole => ({ measured, shared, whole, d })),
    )
  }),
)

/** Each form has stories of its own, so that none comes twice on a sheet. */
const SHARED = [0, 1, 3, 4, 6].map(i => itemOf(sharing, i))
const WRITTEN = [7, 2, 5].map(i => itemOf(sharing, i))

const sharedEqually = ({ division }: Parameters<typeof tellWhole>[0]): Step =>
  step(divisionOf(division, 'unit by whole'), because.explain, {
    sentence: {
      en: line`${unitOf(division)} is shared equally: divide it by ${division.whole}.`,
      es: line`Se reparte ${unitOf(division)} por igual: divídelo entre ${division.whole}.`,
    },
  })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  eachShare: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw: random => drawTold(random, SHARED),
    answer: quantity,
    solve: foundIn,
    ask: tellWhole,
    solution: (told, found) => [
      sharedEqually(told),
      ...steps(told),
      answerStep(both({ kind: 'paragraph', content: [found] }), told.story.ends(found)),
    ],
    check: (printed, { amount }) => fitsSharing(printed, exact(amount)),
  }),

  writeTheSharing: form({
    levels: ['medium'],
    kind: 'story',
    instruction: {
      en: prose`Write the division and its quotient.`,
      es: prose`Escribe la división y su cociente.`,
    },
    draw: random => drawTold(random, WRITTEN),
    answer: numberList,
    namedAnswer: ({ division }) =>
      both(equation(divisionOf(division, 'unit by whole'), quotientOf(division, 'unit by whole'))),
    solve: ({ division }) => [unitOf(division), division.whole, quotientOf(division, 'unit by whole')],
    ask: told => {
      const { en, es } = tellWhole(told)
      const blanks = prose`____ ÷ ____ = ____`
      return { en: [en, blanks], es: [es, blanks] }
    },
    solution: told => [
      sharedEqually(told),
      ...steps(told).slice(0, -1),
      answerStep(
        equation(divisionOf(told.division, 'unit by whole'), quotientOf(told.division, 'unit by whole')),
        told.story.ends(foundIn(told)),
      ),
    ],
    check(printed, answers) {
      const [part, whole, quotient] = tupleOf(answers, 3).map(exact)
      return (
        whole?.equals(printed.role('whole')) === true &&
        part?.equals(printed.role('part')) === true &&
        quotient !== undefined &&
        fitsSharing(printed, quotient)
      )
    },
  }),

  whichStory: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(matchingShares)
      return { kind: random.evenly(MATCHED), ...random.pick(PAIRS.filter(({ shared }) => shared === story)) }
    },
    answer: sentenceChoice,
    solve: ({ kind, measured, shared, whole, d }) =>
      storyChoice(kind === 'whole by unit' ? measured : shared, { whole, d }),
    mistakes: ({ kind, measured, shared, whole, d }) => {
      const [same, other] = kind === 'whole by unit' ? [measured, shared] : [shared, measured]
      return {
        numbersExchanged: storyChoice(same, { whole: d, d: whole }),
        otherKind: storyChoice(other, { whole, d }),
        otherKindExchanged: storyChoice(other, { whole: d, d: whole }),
      }
    },
    ask({ kind, whole, d }) {
      const asked = divisionOf({ whole, d }, kind)
      return { en: prose`Which story fits ${asked}?`, es: prose`¿Qué historia corresponde a ${asked}?` }
    },
    solution({ kind, whole, d }, { says }) {
      const unit = Ratio.of(1, d)
      return [
        step(divisionOf({ whole, d }, kind), because.explain, {
          sentence:
            kind === 'whole by unit'
              ? {
                  en: line`${whole} is divided into parts of ${unit}.`,
                  es: line`${whole} se divide en partes de ${unit}.`,
                }
              : {
                  en: line`${unit} is divided into ${whole} equal parts.`,
                  es: line`${unit} se divide en ${whole} partes iguales.`,
                },
        }),
        answerStep(says, {
          en: line`This story asks for ${divisionOf({ whole, d }, kind)}.`,
          es: line`Esta historia pide ${divisionOf({ whole, d }, kind)}.`,
        }),
      ]
    },
    whyWrong({ kind, whole, d }) {
      const other = kind === 'whole by unit' ? 'unit by whole' : 'whole by unit'
      const asksFor = (work: Expr) => ({
        en: line`This story asks for ${work}.`,
        es: line`Esta historia pide ${work}.`,
      })
      return {
        numbersExchanged: asksFor(divisionOf({ whole: d, d: whole }, kind)),
        otherKind: asksFor(divisionOf({ whole, d }, other)),
        otherKindExchanged: asksFor(divisionOf({ whole: d, d: whole }, other)),
      }
    },
    // The quotient of the printed division, and that of the story by its numbers.
    check(printed, { key }) {
      const [division] = printed.all('quotient').filter(({ sign }) => sign)
      const [kind] = UNIT_KINDS.filter(own => key.startsWith(own))
      const [d, whole] = key.split(' ').reverse().map(Number)
      if (!division || !kind || !d || !whole) return false
      const [dividend, divisor] =
        kind === 'whole by unit' ? [Ratio.of(whole), Ratio.of(1, d)] : [Ratio.of(1, d), Ratio.of(whole)]
      return exact(division.over).equals(dividend) && exact(division.under).equals(divisor)
    },
  }),
})
