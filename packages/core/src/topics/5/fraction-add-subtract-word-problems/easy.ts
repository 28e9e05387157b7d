import {
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  isTrue,
  line,
  over,
  prose,
  quantity,
  type Random,
  Ratio,
  role,
  words,
} from '../../../author.ts'
import { operated, type Sign } from '../../kit/fractions/mixed.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { chosen, isBetween, pairsOf, resultOf, type Two, worked } from './amounts.ts'
import { barStories } from './bar-stories.ts'
import type { levels } from './levels.ts'
import { equationStories, smallDifferences, smallSums, type TwoStory } from './two-stories.ts'

interface Told extends Two {
  readonly story: Pick<TwoStory, 'sign' | 'noun' | 'denominators'>
}

const made = new WeakMap<object, readonly Two[]>()
/** Below 1, and none of the three numbers is another one. */
function amountsOf({ sign, denominators }: Told['story'], key: object): readonly Two[] {
  const found =
    made.get(key) ??
    pairsOf(denominators, true).filter(two => {
      const result = resultOf(sign, two)
      // Nothing is left to reduce.
      return isBetween(result, 0, 1) && !result.equals(two.b) && result.d > 2 && result.d === Math.max(two.a.d, two.b.d)
    })
  made.set(key, found)
  return found
}
const drawTold =
  (stories: readonly TwoStory[]) =>
  (random: Random): Two & { readonly story: TwoStory } => {
    const story = random.evenly(stories)
    return { story, ...random.pick(amountsOf(story, story)) }
  }
const tell = ({ story, a, b }: Two & { readonly story: TwoStory }) =>
  story.tell(role('first', count(a, story.noun)), role(story.sign === '+' ? 'more' : 'less', count(b, story.noun)))

const storyForm = (form: FormMaker<typeof levels>, stories: readonly TwoStory[]) =>
  form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: drawTold(stories),
    answer: quantity,
    solve: told => count(resultOf(told.story.sign, told), told.story.noun),
    ask: told => paragraph(tell(told)),
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

/** With the right or the other operation, worked out in one way or another. */
const equationOf = (sign: Sign, { a, b }: Two, result: Expr): Expr =>
  equation(operated(sign, plain(a), plain(b)), result)
const plain = ({ n, d }: Ratio): Expr => over(n, d)

/** The numerators over the greater denominator, though the fractions were not renamed. */
const notRenamed = (sign: Sign, { a, b }: Two): Expr =>
  over(sign === '+' ? a.n + b.n : Math.abs(a.n - b.n), Math.max(a.d, b.d))
/** Whether this mistake never leads to a right result. */
const isMistakenApart = ({ a, b }: Two): boolean =>
  a.n !== b.n && Math.abs(a.minus(b).toNumber()) !== evaluate(notRenamed('−', { a, b })).toNumber()

export const easyForms = (form: FormMaker<typeof levels>) => ({
  together: storyForm(form, smallSums),
  difference: storyForm(form, smallDifferences),

  bars: form({
    levels: ['easy'],
    kind: 'story',
    lines: 3,
    draw(random) {
      const [sign, story] = [random.evenly(['−', '+'] as const), random.evenly(barStories)]
      const key = story.asks[sign]
      return { story, sign, ...random.pick(amountsOf({ sign, noun: story.noun, denominators: [2, 3, 4, 6, 8] }, key)) }
    },
    answer: quantity,
    solve: ({ story, sign, ...two }) => count(resultOf(sign, two), story.noun),
    ask({ story, sign, a, b }) {
      const [first, second] = story.names
      const drawn = figure(
        fractionBar(
          { parts: a.d, shaded: a.n, label: words(first.en, first.es) },
          { parts: b.d, shaded: b.n, label: words(second.en, second.es) },
        ),
      )
      const { en, es } = paragraph(story.says, story.asks[sign])
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution({ story, sign, a, b }, answer) {
      return [
        explained(
          operated(sign, plain(a), plain(b)),
          line`Read the shaded parts of both bars: ${a.n} of ${a.d}, and ${b.n} of ${b.d}.`,
          line`Lee las partes sombreadas de las dos barras: ${a.n} de ${a.d} y ${b.n} de ${b.d}.`,
        ),
        ...worked(sign, { a, b }),
        answered(answer, story.ends[sign](answer)),
      ]
    },
    // Counts the gray parts; the words tell whether the difference is asked.
    check(printed, { amount }) {
      const [first, second] = printed.figure('fraction-bar').rows.map(({ wholes }) => {
        const parts = wholes.flat()
        return Ratio.of(parts.filter(({ fill }) => fill === 'gray').length, parts.length)
      })
      if (!first || !second) return false
      return /more|longer|farther|más/.test(printed.text)
        ? evaluate(amount).plus(second).equals(first)
        : evaluate(amount).minus(second).equals(first)
    },
  }),

  whichEquation: form({
    levels: ['easy'],
    draw: random => random.until(() => drawTold(equationStories)(random), isMistakenApart),
    answer: formulaChoice,
    solve: told => equationOf(told.story.sign, told, expr(resultOf(told.story.sign, told))),
    mistakes({ story: { sign }, a, b }) {
      const two = { a, b }
      const other = sign === '+' ? '−' : '+'
      const otherWay = other === '−' && a.compare(b) < 0 ? { a: b, b: a } : two
      return {
        notRenamed: equationOf(sign, two, notRenamed(sign, two)),
        otherOperation: equationOf(other, otherWay, expr(resultOf(other, otherWay))),
        otherNotRenamed: equationOf(other, otherWay, notRenamed(other, two)),
      }
    },
    ask: told => {
      const { en, es } = paragraph(tell(told))
      return {
        en: [en, prose`Which equation answers the question?`],
        es: [es, prose`¿Qué ecuación responde a la pregunta?`],
      }
    },
    solution: (told, answer) => {
      const { a, b, story } = told
      return [
        ...worked(story.sign, { a, b }),
        story.sign === '+'
          ? explained(
              expr(answer),
              line`The amounts are put together: this equation adds them.`,
              line`Las cantidades se juntan: esta ecuación las suma.`,
            )
          : explained(
              expr(answer),
              line`The question asks for the difference: this equation subtracts.`,
              line`Se pide la diferencia: esta ecuación resta.`,
            ),
      ]
    },
    whyWrong({ story: { sign } }) {
      const adds = sign === '+'
      const operation = {
        en: adds
          ? line`The question asks for the two amounts together: add.`
          : line`The question asks for a difference: subtract.`,
        es: adds
          ? line`La pregunta pide las dos cantidades juntas: suma.`
          : line`La pregunta pide una diferencia: resta.`,
      }
      return {
        notRenamed: {
          en: adds
            ? line`The denominators must be the same before the numerators are added.`
            : line`The denominators must be the same before the numerators are subtracted.`,
          es: adds
            ? line`Los denominadores deben ser iguales antes de sumar los numeradores.`
            : line`Los denominadores deben ser iguales antes de restar los numeradores.`,
        },
        otherOperation: operation,
        otherNotRenamed: operation,
      }
    },
    check(printed, answer) {
      const chosen = expr(answer)
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const [first, second] = [printed.role('first'), printed.role(adds ? 'more' : 'less')]
      return (
        chosen.kind === 'relation' &&
        isTrue(chosen) &&
        evaluate(chosen.right).equals(adds ? first.plus(second) : first.minus(second))
      )
    },
  }),
})
