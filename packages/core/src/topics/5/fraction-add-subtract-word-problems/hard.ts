import {
  type Both,
  bracketed,
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  isTrue,
  itemOf,
  lcm,
  line,
  minus,
  mixed,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  sum,
  table,
} from '../../../author.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { mixedSteps, type Sign } from '../../kit/fractions/mixed.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import {
  addedFirst,
  inParts,
  isBetween,
  MIXED,
  mixedQuantity,
  pairsOf,
  renamed,
  resultOf,
  type Two,
  worked,
} from './amounts.ts'
import { type JudgedStory, judgedStories } from './judged-stories.ts'
import type { levels } from './levels.ts'
import { expressionStories, type Plan, type ThreeStory, tableStories, twoStepStories } from './three-stories.ts'

interface Three {
  readonly a: Ratio
  readonly b: Ratio
  readonly c: Ratio
}
const resultOfThree = (plan: Plan, { a, b, c }: Three): Ratio =>
  plan === 'rest' ? a.minus(b).minus(c) : plan === 'net' ? a.plus(b).minus(c) : a.plus(b).plus(c)

const partOf = (value: Ratio): Ratio => value.minus(Math.floor(value.toNumber()))
/** Parts that make more than a whole, or a whole that must be opened. */
const needsRegrouping = (plan: Plan, { a, b, c }: Three): boolean => {
  if (plan === 'rest') return partOf(a).compare(partOf(b.plus(c))) < 0
  if (plan === 'net') return partOf(a).plus(partOf(b)).compare(1) > 0 || partOf(a.plus(b)).compare(partOf(c)) < 0
  return partOf(a).plus(partOf(b)).plus(partOf(c)).compare(1) > 0
}

/** Two denominators at least; the result is a mixed number, and so is what comes before it. */
function drawThree(random: Random, plan: Plan, denominators: readonly number[], most: number): Three {
  // A half or more: n or what is missing from it to a whole.
  const value = (top: number, among = denominators): Ratio => {
    const [d, whole] = [random.pick(among), random.int(0, Math.max(0, top - 1))]
    const n = random.coprimeTo(d)
    return Ratio.of(whole * d + (whole === 0 ? Math.max(n, d - n) : n), d)
  }
  const [third, taken] = [Math.ceil(most / 3), Math.max(1, Math.floor(most / 3))]
  const large = (among: readonly number[]): Ratio => value(2, among).plus(random.int(Math.ceil(most / 2), most - 2))
  return random.until(
    () => {
      // Three denominators seldom have a common one that is small.
      const two = random.sample(denominators, 2)
      return plan === 'rest'
        ? { a: large(two), b: value(taken, two), c: value(taken, two) }
        : { a: value(third + 1, two), b: value(third + 1, two), c: value(third, two) }
    },
    three => {
      const { a, b, c } = three
      const [result, d] = [resultOfThree(plan, three), lcm(lcm(a.d, b.d), c.d)]
      const first = plan === 'rest' ? b.plus(c) : a.plus(b)
      return (
        isBetween(result, 1, most) &&
        !result.isInteger &&
        needsRegrouping(plan, three) &&
        !first.isInteger &&
        !first.equals(result) &&
        first.compare(1) > 0 &&
        d <= 24 &&
        new Set([a.d, b.d, c.d]).size > 1 &&
        new Set([a, b, c, result].map(own => own.toNumber())).size === 4
      )
    },
  )
}

interface Told extends Three {
  readonly story: ThreeStory
}
const drawTold =
  (stories: readonly ThreeStory[]) =>
  (random: Random): Told => {
    const story = random.evenly(stories)
    return { story, ...drawThree(random, story.plan, story.denominators, story.most) }
  }
const tell = ({ story, a, b, c }: Told): Both<readonly Inline[]> => {
  const amount = (value: Ratio) => count(inLowestTerms(value), story.noun)
  return story.tell(role(story.plan, amount(a)), role('second', amount(b)), role('third', amount(c)))
}

/** One common denominator for all three, and one operation after the other. */
function workedThree(plan: Plan, { a, b, c }: Three): readonly Step[] {
  const { d, step } = renamed(a, b, c)
  if (plan === 'rest') {
    const first = addedFirst(b, c, d, {
      en: line`Begin with the two smaller amounts: add them. The next lines subtract this sum from ${inLowestTerms(a)}.`,
      es: line`Empieza con las dos cantidades menores: súmalas. En los renglones siguientes se resta esa suma de ${inLowestTerms(a)}.`,
    })
    return [step, first.step, ...mixedSteps('−', inParts(a, d), first.sum)]
  }
  const third = inLowestTerms(c)
  const first = addedFirst(
    a,
    b,
    d,
    plan === 'net'
      ? {
          en: line`Begin with the first two amounts: add them. The next lines subtract ${third}.`,
          es: line`Empieza con las dos primeras cantidades: súmalas. En los renglones siguientes se resta ${third}.`,
        }
      : {
          en: line`Begin with the first two amounts: add them. The next lines add ${third}.`,
          es: line`Empieza con las dos primeras cantidades: súmalas. En los renglones siguientes se suma ${third}.`,
        },
  )
  return [step, first.step, ...mixedSteps(plan === 'net' ? '−' : '+', first.sum, inParts(c, d))]
}

/** Undoes what is told, from the answer on. */
function leadsBack(printed: Printed, answer: Ratio): boolean {
  const plan = printed.terms('role').find(({ name }) => name === 'rest' || name === 'net' || name === 'start')?.name
  if (plan === undefined) return false
  const [first, second, third] = [printed.role(plan), printed.role('second'), printed.role('third')]
  if (plan === 'rest') return answer.plus(third).plus(second).equals(first)
  return (plan === 'net' ? answer.plus(third) : answer.minus(third)).minus(second).equals(first)
}

const expressionsOf = ({ story: { plan }, ...three }: Told): Readonly<Record<string, Expr>> & { right: Expr } => {
  const [a, b, c] = [inLowestTerms(three.a), inLowestTerms(three.b), inLowestTerms(three.c)]
  return plan === 'rest'
    ? {
        right: minus(a, bracketed(sum(b, c))),
        lastAdded: sum(minus(a, b), c),
        allAdded: sum(a, b, c),
      }
    : {
        right: minus(sum(a, b), c),
        allAdded: sum(a, b, c),
        firstOnly: minus(sum(b, c), a),
      }
}

const valued = (expression: Expr): Expr => equation(expression, inLowestTerms(evaluate(expression)))
/** The whole that is regrouped is counted as if it were still there, or not yet. */
const notRegrouped = ({ story: { plan }, ...three }: Told): Expr => inLowestTerms(resultOfThree(plan, three).plus(1))

/** Numerators and denominators added, or subtracted, as if they were numbers of their own. */
const wrongOf = (sign: Sign, { a, b }: Two): Ratio =>
  sign === '+' ? Ratio.of(a.n + b.n, a.d + b.d) : Ratio.of(a.n - b.n, a.d - b.d)
/** A half or a whole that stands between the wrong answer and the right one. */
const benchmarkOf = (sign: Sign, two: Two): Ratio | undefined =>
  [Ratio.of(1, 2), Ratio.of(1)].find(mark =>
    sign === '+'
      ? wrongOf(sign, two).compare(mark) < 0 && resultOf(sign, two).compare(mark) > 0
      : wrongOf(sign, two).compare(mark) > 0 && resultOf(sign, two).compare(mark) < 0,
  )
/** The numerators with the greater denominator: another usual mistake. */
const unlikeOf = (sign: Sign, { a, b }: Two): Ratio =>
  Ratio.of(sign === '+' ? a.n + b.n : Math.abs(a.n - b.n), lcm(a.d, b.d))

interface Judged extends Two {
  readonly mark: Ratio
}
const judged = new WeakMap<JudgedStory, readonly Judged[]>()
function judgedOf(story: JudgedStory): readonly Judged[] {
  const { sign, denominators } = story
  const found =
    judged.get(story) ??
    [...pairsOf(denominators, true), ...pairsOf(denominators, false)].flatMap((two): readonly Judged[] => {
      const { a, b } = two
      if (sign === '−' && !(a.n > b.n && a.d > b.d && a.compare(b) > 0)) return []
      const mark = benchmarkOf(sign, two)
      const unlike = unlikeOf(sign, two)
      const isApart = [resultOf(sign, two), wrongOf(sign, two), Ratio.of(0), ...(mark ? [mark] : [])].every(
        other => !unlike.equals(other),
      )
      return mark && isApart && wrongOf(sign, two).compare(1) < 0 ? [{ a, b, mark }] : []
    })
  judged.set(story, found)
  return found
}
/** Who works in this way thinks that the answer is right. */
const thoughtRight = (sign: Sign): Sentence => ({
  key: 'right',
  says:
    sign === '+'
      ? {
          en: prose`It is right: the numerators are added, and the denominators are added.`,
          es: prose`Es correcta: se suman los numeradores y se suman los denominadores.`,
        }
      : {
          en: prose`It is right: the numerators are subtracted, and the denominators are subtracted.`,
          es: prose`Es correcta: se restan los numeradores y se restan los denominadores.`,
        },
})
/** The verdict and the right value, as a sentence. */
const verdict = (
  { story, a, b, mark }: Judged & { readonly story: JudgedStory },
  size: 'small' | 'large',
  value: Ratio,
): Sentence => {
  const [wrong, right, limit] = [wrongOf(story.sign, { a, b }), inLowestTerms(value), expr(mark)]
  const answer = inLowestTerms(wrong)
  return {
    key: `${size} ${value.n}/${value.d}`,
    says:
      size === 'small'
        ? {
            en: prose`It is too small: ${answer} is less than ${limit}, but the right answer, ${right}, is greater than ${limit}.`,
            es: prose`Es demasiado pequeña: ${answer} es menor que ${limit}, pero la respuesta correcta, ${right}, es mayor que ${limit}.`,
          }
        : {
            en: prose`It is too large: ${answer} is greater than ${limit}, but the right answer, ${right}, is less than ${limit}.`,
            es: prose`Es demasiado grande: ${answer} es mayor que ${limit}, pero la respuesta correcta, ${right}, es menor que ${limit}.`,
          },
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 5,
    instruction: MIXED,
    draw: drawTold(twoStepStories),
    answer: mixedQuantity,
    solve: told => count(mixed(resultOfThree(told.story.plan, told)), told.story.noun),
    ask: told => paragraph(tell(told)),
    solution: (told, answer) => [...workedThree(told.story.plan, told), answered(answer, told.story.ends(answer))],
    check: (printed, { amount }) => leadsBack(printed, evaluate(amount)),
  }),

  table: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    instruction: MIXED,
    draw(random) {
      const [story, asks] = [random.evenly(tableStories), random.evenly(['net', 'start'] as const)]
      // No denominator of the three is a common one: all have to be renamed.
      const three = random.until(
        () => drawThree(random, asks, story.denominators, story.most),
        ({ a, b, c }) => lcm(lcm(a.d, b.d), c.d) > Math.max(a.d, b.d, c.d),
      )
      return { story, asks, ...three }
    },
    answer: mixedQuantity,
    solve: ({ story, asks, ...three }) => count(mixed(resultOfThree(asks, three)), story.noun),
    ask({ story, asks, a, b, c }) {
      const inLanguage = (locale: 'en' | 'es') =>
        table({
          head: story.head.map(cell => cell[locale]),
          rows: [a, b, c].map((value, i) => [itemOf(story.rows, i)[locale], inLowestTerms(value)]),
          rowHeads: true,
        })
      const { en, es } = paragraph(story.asks[asks])
      const told = story.tells && paragraph(story.tells)
      return {
        en: [...(told ? [told.en] : []), inLanguage('en'), en],
        es: [...(told ? [told.es] : []), inLanguage('es'), es],
      }
    },
    solution: ({ story, asks, ...three }, answer) => [
      ...workedThree(asks, three),
      answered(answer, story.ends[asks](answer)),
    ],
    check(printed, { amount }) {
      const [a, b, c] = printed.block('table').rows.map(cells => valueIn(itemOf(cells, 1)))
      if (!a || !b || !c) return false
      const isMore = /longer|heavier|more|más/.test(printed.text)
      return isMore ? evaluate(amount).plus(c).minus(b).equals(a) : evaluate(amount).minus(c).minus(b).equals(a)
    },
  }),

  whichExpression: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => drawTold(expressionStories)(random),
        // No expression has a value of 0 or less.
        ({ story, a, b, c }) => story.plan === 'rest' || (a.compare(b.plus(c)) < 0 && b.compare(a.plus(c)) < 0),
      ),
    answer: formulaChoice,
    solve: told => valued(expressionsOf(told).right),
    mistakes(told) {
      const { right, ...wrong } = expressionsOf(told)
      return {
        notRegrouped: equation(right, notRegrouped(told)),
        ...Object.fromEntries(Object.entries(wrong).map(([name, expression]) => [name, valued(expression)])),
      }
    },
    ask: told => {
      const { en, es } = paragraph(tell(told))
      return {
        en: [en, prose`Which equation is true and answers the question?`],
        es: [es, prose`¿Qué ecuación es verdadera y responde a la pregunta?`],
      }
    },
    solution: ({ story, ...three }, answer) => {
      const [a, c] = [inLowestTerms(three.a), inLowestTerms(three.c)]
      return [
        ...workedThree(story.plan, three).slice(0, 4),
        story.plan === 'rest'
          ? explained(expr(answer), line`Take both away from ${a}.`, line`Quita las dos de ${a}.`)
          : explained(expr(answer), line`Subtract ${c} from the sum.`, line`Resta ${c} de la suma.`),
      ]
    },
    whyWrong: ({ story, ...three }) => {
      const [a, c] = [inLowestTerms(three.a), inLowestTerms(three.c)]
      return {
        notRegrouped: {
          en: line`The whole that was regrouped is counted twice.`,
          es: line`El entero reagrupado se cuenta dos veces.`,
        },
        lastAdded: { en: line`This puts ${c} back.`, es: line`Esto vuelve a sumar ${c}.` },
        allAdded: { en: line`Nothing is taken away here.`, es: line`Aquí no se quita nada.` },
        firstOnly: {
          en: line`This takes away ${a}, which is part of what there is.`,
          es: line`Esto quita ${a}, que es parte de lo que hay.`,
        },
      }
    },
    check(printed, answer) {
      const chosen = expr(answer)
      return chosen.kind === 'relation' && isTrue(chosen) && leadsBack(printed, evaluate(chosen.right))
    },
  }),

  judge: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const story = random.evenly(judgedStories)
      return { story, ...random.pick(judgedOf(story)) }
    },
    answer: sentenceChoice,
    solve: told => verdict(told, told.story.sign === '+' ? 'small' : 'large', resultOf(told.story.sign, told)),
    mistakes(told) {
      const { sign } = told.story
      const [right, other] = sign === '+' ? (['small', 'large'] as const) : (['large', 'small'] as const)
      return {
        otherSize: verdict(told, other, resultOf(sign, told)),
        notRenamed: verdict(told, right, unlikeOf(sign, told)),
        thoughtRight: thoughtRight(sign),
      }
    },
    ask({ story, a, b }) {
      const wrong = inLowestTerms(wrongOf(story.sign, { a, b }))
      const { en, es } = paragraph(
        story.tell(
          role('first', count(a, story.noun)),
          role(story.sign === '+' ? 'more' : 'less', count(b, story.noun)),
          role('answer', count(wrong, story.noun)),
        ),
        { en: line`What is true about this answer?`, es: line`¿Qué es cierto acerca de esta respuesta?` },
      )
      return { en, es }
    },
    solution(told, answer) {
      const { story, a, b, mark } = told
      const [wrong, right] = [wrongOf(story.sign, { a, b }), resultOf(story.sign, { a, b })]
      const adds = story.sign === '+'
      const below = adds ? [wrong, right] : [right, wrong]
      const [low, high] = [itemOf(below, 0), itemOf(below, 1)]
      return [
        explained(
          equation(
            adds ? over(sum(a.n, b.n), sum(a.d, b.d)) : over(minus(a.n, b.n), minus(a.d, b.d)),
            inLowestTerms(wrong),
          ),
          adds
            ? line`This answer comes from adding the numerators and adding the denominators. Fractions are not added this way.`
            : line`This answer comes from subtracting the numerators and subtracting the denominators. Fractions are not subtracted this way.`,
          adds
            ? line`Esta respuesta sale de sumar los numeradores y sumar los denominadores. Así no se suman las fracciones.`
            : line`Esta respuesta sale de restar los numeradores y restar los denominadores. Así no se restan las fracciones.`,
        ),
        ...worked(story.sign, { a, b }),
        explained(
          answer.says,
          line`Compare both with the benchmark ${mark}: ${relation(relation(inLowestTerms(low), '<', mark), '<', inLowestTerms(high))}.`,
          line`Compara las dos con el número de referencia ${mark}: ${relation(relation(inLowestTerms(low), '<', mark), '<', inLowestTerms(high))}.`,
        ),
      ]
    },
    whyWrong({ story: { sign }, a, b, mark }) {
      const [wrong, right] = [wrongOf(sign, { a, b }), resultOf(sign, { a, b })]
      const unlike = inLowestTerms(unlikeOf(sign, { a, b }))
      const d = lcm(a.d, b.d)
      const two = statements(
        relation(inLowestTerms(wrong), sign === '+' ? '<' : '>', mark),
        relation(inLowestTerms(right), sign === '+' ? '>' : '<', mark),
      )
      return {
        otherSize: explained(
          two,
          line`The two comparisons are turned around.`,
          line`Las dos comparaciones están al revés.`,
        ),
        notRenamed:
          sign === '+'
            ? explained(
                equation(over(sum(a.n, b.n), d), unlike),
                line`Here the numerators are added without first writing the fractions with the denominator ${d}.`,
                line`Aquí se suman los numeradores sin escribir antes las fracciones con el denominador ${d}.`,
              )
            : explained(
                equation(over(minus(Math.max(a.n, b.n), Math.min(a.n, b.n)), d), unlike),
                line`Here the numerators are subtracted without first writing the fractions with the denominator ${d}.`,
                line`Aquí se restan los numeradores sin escribir antes las fracciones con el denominador ${d}.`,
              ),
        thoughtRight: {
          en: sign === '+' ? line`The denominators must not be added.` : line`The denominators must not be subtracted.`,
          es: sign === '+' ? line`Los denominadores no se deben sumar.` : line`Los denominadores no se deben restar.`,
        },
      }
    },
    check(printed, { key }) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const [first, second] = [printed.role('first'), printed.role(adds ? 'more' : 'less')]
      const right = adds ? first.plus(second) : first.minus(second)
      const size = printed.role('answer').compare(right) < 0 ? 'small' : 'large'
      return key === `${size} ${right.n}/${right.d}`
    },
  }),
})
