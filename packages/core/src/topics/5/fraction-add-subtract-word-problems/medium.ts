import {
  blank,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  gcd,
  isTerm,
  itemOf,
  lcm,
  line,
  minus,
  mixed,
  type Random,
  Ratio,
  role,
  statements,
  sum,
  tapeDiagram,
  wholes,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import type { Sign } from '../../kit/fractions/mixed.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { chosen, isBetween, MIXED, mixedQuantity, pairsOf, resultOf, type Two, worked } from './amounts.ts'
import { estimateStories } from './estimate-stories.ts'
import type { levels } from './levels.ts'
import { tapeStories } from './tape-stories.ts'
import { largeDifferences, largeSums, type TwoStory } from './two-stories.ts'

const half = Ratio.of(1, 2)

interface Likely {
  readonly sign: Sign
  readonly denominators: readonly number[]
  readonly most: number
}
const made = new WeakMap<Likely, readonly Two[]>()
/** Denominators of which neither is a multiple of the other; where there are none, a whole must be regrouped. */
function partsOf(story: Likely): readonly Two[] {
  const known = made.get(story)
  if (known) return known
  // Halves to eighths are measured, 24ths are not.
  const apart = pairsOf(story.denominators, false).filter(({ a, b }) => lcm(a.d, b.d) < 24)
  const parts =
    apart.length > 0
      ? apart
      : pairsOf(story.denominators, true).filter(two =>
          story.sign === '+' ? two.a.plus(two.b).compare(1) > 0 : two.a.compare(two.b) < 0,
        )
  made.set(story, parts)
  return parts
}

/** A mixed result: one of the numbers at least is a mixed number, or their parts make more than a whole. */
export function drawLarge(random: Random, story: Likely): Two {
  const { sign, most } = story
  return random.until(
    () => {
      const { a, b } = random.pick(partsOf(story))
      if (sign === '−') {
        const whole = random.int(2, most - 1)
        return { a: a.plus(whole), b: b.plus(random.int(0, whole - 1)) }
      }
      const whole = random.int(0, Math.floor(most / 2))
      return { a: a.plus(whole), b: b.plus(random.int(whole === 0 ? 1 : 0, Math.floor(most / 2))) }
    },
    two => {
      const result = resultOf(sign, two)
      const part = result.minus(Math.floor(result.toNumber()))
      const areLikely = [two.a, two.b].every(value => value.compare(half) >= 0)
      return (
        isBetween(result, 1, most) && areLikely && !result.equals(two.b) && (part.n > 1 || (part.n === 1 && part.d < 5))
      )
    },
  )
}

const storyForm = (form: FormMaker<typeof levels>, stories: readonly TwoStory[]) =>
  form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 4,
    instruction: MIXED,
    draw(random) {
      const story = random.evenly(stories)
      return { story, ...drawLarge(random, story) }
    },
    answer: mixedQuantity,
    solve: told => count(mixed(resultOf(told.story.sign, told)), told.story.noun),
    ask: ({ story, a, b }) =>
      paragraph(
        story.tell(
          role('first', count(inLowestTerms(a), story.noun)),
          role(story.sign === '+' ? 'more' : 'less', count(inLowestTerms(b), story.noun)),
        ),
      ),
    solution: (told, answer) => [
      chosen(told.story.why, told),
      ...worked(told.story.sign, told),
      answered(answer, told.story.ends(answer)),
    ],
    check(printed, { amount }) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const first = printed.role('first')
      // What was added is taken away again, or what was taken away put back.
      return adds
        ? evaluate(amount).minus(printed.role('more')).equals(first)
        : evaluate(amount).plus(printed.role('less')).equals(first)
    },
  })

/** The nearest multiple of a half. */
const nearest = (value: Ratio): Ratio => Ratio.of(Math.round(value.times(2).toNumber()), 2)
const distance = (one: Ratio, other: Ratio) => Math.abs(one.minus(other).toNumber())
/** Near 0, a half or 1, but none of them. */
const allNear = (d: number): readonly Ratio[] =>
  wholes(1, d - 1)
    .filter(n => gcd(n, d) === 1)
    .map(n => Ratio.of(n, d))
    .filter(value => !value.equals(half) && distance(value, nearest(value)) < 0.18)
const madeNear = new Map<number, readonly Ratio[]>()
function nearOnes(d: number): readonly Ratio[] {
  const found = madeNear.get(d) ?? allNear(d)
  madeNear.set(d, found)
  return found
}
const estimateOf = (sign: Sign, { a, b }: Two): Ratio => resultOf(sign, { a: nearest(a), b: nearest(b) })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  sum: storyForm(form, largeSums),
  largeDifference: storyForm(form, largeDifferences),

  tape: form({
    levels: ['medium'],
    kind: 'story',
    lines: 4,
    instruction: MIXED,
    draw(random) {
      const story = random.evenly(tapeStories)
      return { story, ...drawLarge(random, story) }
    },
    answer: mixedQuantity,
    solve: ({ story, a, b }) => count(mixed(a.minus(b)), story.noun),
    ask({ story, a, b }) {
      // As long as they are, but never too short for their numbers.
      const tenths = Math.min(8, Math.max(2, Math.round(b.over(a).times(10).toNumber())))
      const boxes = [
        { label: inLowestTerms(b), size: tenths },
        { label: blank(), size: 10 - tenths },
      ]
      const drawn = figure(tapeDiagram([{ boxes, brace: inLowestTerms(a) }]))
      const { en, es } = paragraph(story.says)
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ story, a, b }, answer) => [
      explained(
        minus(inLowestTerms(a), inLowestTerms(b)),
        line`Read: the whole bar is ${inLowestTerms(a)}, and its first part is ${inLowestTerms(b)}. Subtract.`,
        line`Lee: toda la barra es ${inLowestTerms(a)} y su primera parte es ${inLowestTerms(b)}. Resta.`,
      ),
      ...worked('−', { a, b }),
      answered(answer, story.ends(answer)),
    ],
    // The two parts make the whole bar.
    check(printed, { amount }) {
      const row = itemOf(printed.figure('tape-diagram').rows, 0)
      const { label } = itemOf(row.boxes, 0)
      if (!label || !row.brace || isTerm(label) || isTerm(row.brace)) return false
      return evaluate(amount).plus(evaluate(label)).equals(evaluate(row.brace))
    },
  }),

  estimate: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(estimateStories)
      return random.until(
        () => {
          const [c, d] = random.sample(story.denominators, 2)
          const [a, b] = [random.pick(nearOnes(c)), random.pick(nearOnes(d))]
          const [one, other] = [random.int(1, story.most - 2), random.int(0, 1)]
          return { story, a: a.plus(one), b: b.plus(other) }
        },
        two => {
          const [estimate, result] = [estimateOf(two.story.sign, two), resultOf(two.story.sign, two)]
          return (
            isBetween(estimate, 1, two.story.most) &&
            distance(result, estimate) < 0.25 &&
            !nearest(two.b).equals(0) &&
            !result.equals(estimate)
          )
        },
      )
    },
    answer: formulaChoice,
    solve: told => inLowestTerms(estimateOf(told.story.sign, told)),
    mistakes(told) {
      const estimate = estimateOf(told.story.sign, told)
      const other = estimateOf(told.story.sign === '+' ? '−' : '+', told)
      const wrong = { halfMore: estimate.plus(half), halfLess: estimate.minus(half), oneMore: estimate.plus(1), other }
      return Object.fromEntries(
        Object.entries(wrong)
          .filter(([, value]) => value.compare(0) > 0)
          .map(([name, value]) => [name, inLowestTerms(value)]),
      )
    },
    ask({ story, a, b }) {
      const { en, es } = paragraph(
        story.tell(
          role('first', count(inLowestTerms(a), story.noun)),
          role(story.sign === '+' ? 'more' : 'less', count(inLowestTerms(b), story.noun)),
        ),
        {
          en: line`Round each amount to the nearest half. Which is the best estimate?`,
          es: line`Redondea cada cantidad a la media unidad más cercana. ¿Cuál es la mejor estimación?`,
        },
      )
      return { en, es }
    },
    solution: (told, answer) => {
      const { a, b, story } = told
      const near = (value: Ratio): Expr => inLowestTerms(nearest(value))
      const shown = story.sign === '+' ? sum(near(a), near(b)) : minus(near(a), near(b))
      return [
        explained(
          statements(near(a), near(b)),
          line`${inLowestTerms(a)} is near ${near(a)}, and ${inLowestTerms(b)} is near ${near(b)}.`,
          line`${inLowestTerms(a)} está cerca de ${near(a)} y ${inLowestTerms(b)} está cerca de ${near(b)}.`,
        ),
        explained(
          equation(shown, answer),
          story.sign === '+' ? line`Add the rounded amounts.` : line`Subtract the rounded amounts.`,
          story.sign === '+' ? line`Suma las cantidades redondeadas.` : line`Resta las cantidades redondeadas.`,
        ),
        explained(
          expr(answer),
          line`This is the estimate. Each of the other choices is at least ${Ratio.of(1, 2)} away from it.`,
          line`Esta es la estimación. Cada una de las otras opciones está por lo menos a ${Ratio.of(1, 2)} de ella.`,
        ),
      ]
    },
    // The exact result is nearer than half of a half.
    check(printed, answer) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const [first, second] = [printed.role('first'), printed.role(adds ? 'more' : 'less')]
      const result = adds ? first.plus(second) : first.minus(second)
      return Math.abs(result.minus(exact(answer)).toNumber()) < 0.25
    },
  }),
})
