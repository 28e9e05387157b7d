import {
  type Both,
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
  fractionBar,
  fractionInLowestTerms,
  gcd,
  type Inline,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  over,
  prose,
  quantityInLowestTerms,
  type Random,
  Ratio,
  role,
  type Step,
  sum,
  wholes,
} from '../../../author.ts'
import { asItStands, operated, type Sign } from '../../kit/fractions/mixed.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { differenceStories, operationStories, type PartStory, sumStories } from './easy-stories.ts'
import { LOWEST, simplest } from './facts.ts'
import type { levels } from './levels.ts'

interface Told {
  readonly story: PartStory
  readonly a: number
  readonly b: number
  readonly d: number
}

/** Two unlike parts and their sum, none of them a half; not all of them can be simplified. */
const familiesOf = (d: number) =>
  wholes(3, d - 1).flatMap(total =>
    wholes(1, Math.floor((total - 1) / 2))
      .map(less => ({ less, more: total - less }))
      .filter(
        ({ less, more }) => [less, more, total].every(top => 2 * top !== d) && (less % 2 === 1 || more % 2 === 1),
      ),
  )
/** A sum and a difference on one sheet are of different families. */
const pairsOf = (sign: Sign, d: number) =>
  familiesOf(d)
    .filter((_, i) => (i % 2 === 0) === (sign === '+'))
    .flatMap(({ less, more }) =>
      sign === '+'
        ? [
            { a: less, b: more, d },
            { a: more, b: less, d },
          ]
        : [
            { a: less + more, b: less, d },
            { a: less + more, b: more, d },
          ],
    )
const resultIn = (sign: Sign, { a, b }: { readonly a: number; readonly b: number }) => (sign === '+' ? a + b : a - b)
const made = new Map<string, ReturnType<typeof pairsOf>>()
/** The pairs whose result can be simplified, or those whose result cannot. */
function pairs(sign: Sign, d: number, simplifies: boolean) {
  const key = `${sign} ${d} ${simplifies}`
  const found = made.get(key) ?? pairsOf(sign, d).filter(pair => gcd(resultIn(sign, pair), d) > 1 === simplifies)
  made.set(key, found)
  return found
}

/** Where lowest terms are asked for, most results can be simplified; equations show a result as it stands. */
const drawTold =
  (stories: readonly PartStory[], simplified: readonly [number, number]) =>
  (random: Random): Told => {
    const story = random.evenly(stories)
    const [some, of] = simplified
    return { story, ...random.pick(pairs(story.sign, random.pick(story.denominators), random.int(1, of) <= some)) }
  }
const part = (n: number, d: number): Expr => asItStands({ w: 0, n, d })
const amount = (n: number, { story, d }: Told) => count(part(n, d), story.noun)
const resultOf = ({ story, a, b }: Told) => resultIn(story.sign, { a, b })
const tell = (told: Told): Both<readonly Inline[]> =>
  told.story.tell(
    role('first', amount(told.a, told)),
    role(told.story.sign === '+' ? 'more' : 'less', amount(told.b, told)),
  )

/** With this operation, the result over this denominator: the lesser part is taken from the greater one. */
function equationOf({ a, b, d }: Told, sign: Sign, under: number): Expr {
  const [one, other] = sign === '−' && a < b ? [b, a] : [a, b]
  return equation(operated(sign, over(one, d), over(other, d)), over(sign === '+' ? one + other : one - other, under))
}

const WHY = {
  together: { en: line`Find how much there is in all: add.`, es: line`Halla cuánto hay en total: suma.` },
  left: { en: line`Find what is left: subtract.`, es: line`Halla lo que queda: resta.` },
  more: { en: line`Find the difference: subtract.`, es: line`Halla la diferencia: resta.` },
}
const worked = (sign: Sign, a: number, b: number, d: number): readonly Step[] => {
  const result = sign === '+' ? a + b : a - b
  return [
    explained(
      equation(operated(sign, over(a, d), over(b, d)), over(result, d)),
      sign === '+'
        ? line`Add the numerators, and keep the denominator.`
        : line`Subtract the numerators, and keep the denominator.`,
      sign === '+'
        ? line`Suma los numeradores y conserva el denominador.`
        : line`Resta los numeradores y conserva el denominador.`,
    ),
    ...simplest(result, d),
  ]
}

const storyForm = (form: FormMaker<typeof levels>, stories: readonly PartStory[]) =>
  form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 2,
    instruction: LOWEST,
    draw: drawTold(stories, [3, 4]),
    answer: quantityInLowestTerms,
    solve: told => count(Ratio.of(resultOf(told), told.d), told.story.noun),
    ask: told => paragraph(tell(told)),
    solution: (told, answer) => {
      const { story, a, b, d } = told
      const why = WHY[story.why]
      return [
        explained(operated(story.sign, over(a, d), over(b, d)), why.en, why.es),
        ...worked(story.sign, a, b, d),
        answered(answer, story.ends(answer)),
      ]
    },
    check(printed, { amount: found }) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const first = printed.role('first')
      // What was added is taken away again, or what was taken away put back.
      return adds
        ? evaluate(found).minus(printed.role('more')).equals(first)
        : evaluate(found).plus(printed.role('less')).equals(first)
    },
  })

/** One whole in two kinds of parts, and the rest of it. */
interface Whole {
  readonly says: Both<readonly Inline[]>
  readonly both: Both<readonly Inline[]>
  readonly rest: Both<readonly Inline[]>
  readonly ends: Readonly<Record<'both' | 'rest', (found: Expr) => Both<readonly Inline[]>>>
}
const WHOLES: readonly Whole[] = [
  {
    says: {
      en: line`The bar is a vegetable garden. The shaded parts are planted with beans, and the striped parts with carrots.`,
      es: line`La barra es un huerto. En las partes sombreadas hay frijoles sembrados y en las rayadas, zanahorias.`,
    },
    both: { en: line`What fraction of the garden is planted?`, es: line`¿Qué fracción del huerto está sembrada?` },
    rest: {
      en: line`What fraction of the garden is not planted?`,
      es: line`¿Qué fracción del huerto no está sembrada?`,
    },
    ends: {
      both: x => ({ en: line`${x} of the garden is planted.`, es: line`La parte sembrada es ${x} del huerto.` }),
      rest: x => ({ en: line`${x} of the garden is not planted.`, es: line`La parte sin sembrar es ${x} del huerto.` }),
    },
  },
  {
    says: {
      en: line`The bar is a long fence. The shaded parts were painted on Saturday, and the striped parts on Sunday.`,
      es: line`La barra es una cerca larga. Las partes sombreadas se pintaron el sábado y las rayadas, el domingo.`,
    },
    both: { en: line`What fraction of the fence is painted?`, es: line`¿Qué fracción de la cerca está pintada?` },
    rest: {
      en: line`What fraction of the fence is not painted yet?`,
      es: line`¿Qué fracción de la cerca falta pintar?`,
    },
    ends: {
      both: x => ({ en: line`${x} of the fence is painted.`, es: line`La parte pintada es ${x} de la cerca.` }),
      rest: x => ({
        en: line`${x} of the fence is not painted yet.`,
        es: line`La parte que falta pintar es ${x} de la cerca.`,
      }),
    },
  },
  {
    says: {
      en: line`The bar is a trail. Daniel walks the shaded parts before lunch and the striped parts after lunch.`,
      es: line`La barra es un sendero. Daniel camina las partes sombreadas antes de almorzar y las rayadas después.`,
    },
    both: { en: line`What fraction of the trail does he walk?`, es: line`¿Qué fracción del sendero camina?` },
    rest: {
      en: line`What fraction of the trail is left to walk?`,
      es: line`¿Qué fracción del sendero le falta caminar?`,
    },
    ends: {
      both: x => ({ en: line`He walks ${x} of the trail.`, es: line`Camina ${x} del sendero.` }),
      rest: x => ({ en: line`He has ${x} of the trail left.`, es: line`La parte que le falta es ${x} del sendero.` }),
    },
  },
  {
    says: {
      en: line`The bar is a pan of cornbread. The girls eat the shaded parts, and the boys eat the striped parts.`,
      es: line`La barra es un molde de pan de maíz. Las niñas comen las partes sombreadas y los niños, las rayadas.`,
    },
    both: {
      en: line`What fraction of the cornbread do they eat?`,
      es: line`¿Qué fracción del pan de maíz comen?`,
    },
    rest: {
      en: line`What fraction of the cornbread is left?`,
      es: line`¿Qué fracción del pan de maíz queda?`,
    },
    ends: {
      both: x => ({ en: line`They eat ${x} of the cornbread.`, es: line`Comen ${x} del pan de maíz.` }),
      rest: x => ({
        en: line`There is ${x} of the cornbread left.`,
        es: line`La parte que queda es ${x} del pan de maíz.`,
      }),
    },
  },
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  together: storyForm(form, sumStories),
  difference: storyForm(form, differenceStories),

  bar: form({
    levels: ['easy'],
    kind: 'story',
    lines: 2,
    instruction: LOWEST,
    draw(random) {
      const [asks, whole] = [random.evenly(['rest', 'both'] as const), random.evenly(WHOLES)]
      // The words speak of several parts of each kind.
      const drawn = random.until(
        () => random.pick(pairs('+', random.pick([8, 10, 12]), random.int(1, 4) > 1)),
        ({ a, b }) => a > 1 && b > 1,
      )
      return { asks, whole, ...drawn }
    },
    answer: fractionInLowestTerms,
    solve: ({ asks, a, b, d }) => Ratio.of(asks === 'both' ? a + b : d - a - b, d),
    ask({ whole, asks, a, b, d }) {
      const drawn = figure(fractionBar({ parts: d, shaded: a, striped: b }))
      const { en, es } = paragraph(whole.says, whole[asks])
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ whole, asks, a, b, d }) => {
      const [result, ends] = [Ratio.of(asks === 'both' ? a + b : d - a - b, d), whole.ends[asks]]
      const end = explained(expr(result), ends(over(result.n, result.d)).en, ends(over(result.n, result.d)).es)
      const rest = d - a - b
      return asks === 'both'
        ? [
            explained(
              operated('+', over(a, d), over(b, d)),
              line`Count: of ${d} equal parts, ${a} shaded and ${b} striped.`,
              line`Cuenta las ${d} partes iguales: sombreadas, ${a}; rayadas, ${b}.`,
            ),
            ...worked('+', a, b, d),
            end,
          ]
        : [
            explained(
              list(...wholes(1, rest)),
              line`Count the white parts, which are neither shaded nor striped: ${rest} of ${d} equal parts.`,
              line`Cuenta las partes blancas, que no son ni sombreadas ni rayadas: ${rest} de ${d} partes iguales.`,
            ),
            ...simplest(rest, d),
            end,
          ]
    },
    // Counts the parts; the words tell whether the others are asked for.
    check(printed, answer) {
      const parts = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
      const marked = parts.filter(({ fill }) => fill === 'gray' || fill === 'striped').length
      const rest = /not planted|no está|not painted|falta|left|queda/.test(printed.text)
      return exact(answer)
        .times(parts.length)
        .equals(rest ? parts.length - marked : marked)
    },
  }),

  whichOperation: form({
    levels: ['easy'],
    draw: drawTold(operationStories, [0, 1]),
    answer: formulaChoice,
    solve: told => equationOf(told, told.story.sign, told.d),
    mistakes: told => {
      const other = told.story.sign === '+' ? '−' : '+'
      return {
        denominatorsToo: equationOf(told, told.story.sign, 2 * told.d),
        otherOperation: equationOf(told, other, told.d),
        both: equationOf(told, other, 2 * told.d),
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
      const { story, a, b, d } = told
      const why = WHY[story.why]
      return [
        explained(operated(story.sign, over(a, d), over(b, d)), why.en, why.es),
        explained(
          equation(story.sign === '+' ? sum(a, b) : minus(a, b), resultOf(told)),
          story.sign === '+' ? line`Add the numerators only.` : line`Subtract the numerators only.`,
          story.sign === '+' ? line`Suma solo los numeradores.` : line`Resta solo los numeradores.`,
        ),
        explained(
          expr(answer),
          line`The denominator stays ${d}: the parts keep their size.`,
          line`El denominador sigue siendo ${d}: las partes no cambian de tamaño.`,
        ),
      ]
    },
    whyWrong({ story: { sign }, d }) {
      const operation = {
        en: sign === '+' ? line`The question asks for a sum.` : line`The question asks for a difference.`,
        es: sign === '+' ? line`La pregunta pide una suma.` : line`La pregunta pide una diferencia.`,
      }
      return {
        denominatorsToo: {
          en: sign === '+' ? line`The denominators were added too.` : line`The denominator does not become ${2 * d}.`,
          es: sign === '+' ? line`También se sumaron los denominadores.` : line`El denominador no pasa a ser ${2 * d}.`,
        },
        otherOperation: operation,
        both: operation,
      }
    },
    check(printed, answer) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const [first, other] = [printed.role('first'), printed.role(adds ? 'more' : 'less')]
      const chosen = expr(answer)
      return (
        chosen.kind === 'relation' &&
        isTrue(chosen) &&
        evaluate(chosen.right).equals(adds ? first.plus(other) : first.minus(other))
      )
    },
  }),
})
