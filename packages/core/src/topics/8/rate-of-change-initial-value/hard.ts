import {
  answerStep,
  type Block,
  type Both,
  blank,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type Inline,
  itemOf,
  line,
  list,
  m,
  minus,
  point,
  quantity,
  type Random,
  Ratio,
  role,
  sentenceChoice,
  statements,
  sum,
  tableCells,
  times,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { writeStep, X, Y } from '../../kit/lines/line-equation.ts'
import { amountOf } from '../../kit/lines/linear-stories.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import {
  type At,
  drawFacts,
  drawTimes,
  type Facts,
  type Form,
  gives,
  lineOf,
  rateStep,
  ruleOf,
  startSteps,
  storyOf,
  tableOf,
  toldOf,
  valueAt,
} from './parts.ts'
import { meaningOf } from './sentences.ts'

interface Three {
  readonly facts: Facts
  /** Two that are told, and one that is asked. */
  readonly xs: readonly number[]
}
/** Each form has stories of its own, so that a sheet shows none twice. */
const MINE = { facts: [3, 12, 14], when: [1, 4, 18], meaning: [9, 7, 16], table: [5, 8, 11] } as const
const drawThree = (random: Random, places: readonly number[]): Three => {
  const place = random.evenly(places)
  // With a rate of 1 a table is filled by counting.
  const facts = random.until(
    () => drawFacts(random, place),
    ({ rate }) => Math.abs(rate) !== 1,
  )
  return { facts, xs: drawTimes(random, facts, 3) }
}
const at = ({ facts, xs }: Three, i: number): At => [itemOf(xs, i), valueAt(facts, itemOf(xs, i))]
const factsTold = (three: Three): Both<readonly Inline[]> => {
  const story = storyOf(three.facts)
  const [[x1, y1], [x2, y2]] = [at(three, 0), at(three, 1)]
  return story.facts(
    role('x1', count(x1, story.x)),
    role('y1', amountOf(story, y1)),
    role('x2', count(x2, story.x)),
    role('y2', amountOf(story, y2)),
  )
}
const asPoints = (three: Three) =>
  explained(
    list(point(...at(three, 0)), point(...at(three, 1))),
    line`Write the two facts as points ${point(X, Y)}.`,
    line`Escribe los dos datos como puntos ${point(X, Y)}.`,
  )
/** The same where the problem names no letters. */
const asNamedPoints = (three: Three) => {
  const { en, es } = storyOf(three.facts).lets
  return explained(
    list(point(...at(three, 0)), point(...at(three, 1))),
    [...en, ' ', ...line`Write the two facts as points ${point(X, Y)}.`],
    [...es, ' ', ...line`Escribe los dos datos como puntos ${point(X, Y)}.`],
  )
}
const workedAt = ({ rate, start }: Facts, x: number): Expr =>
  start === 0 ? times(rate, x) : sum(times(rate, x), start)

/** y = ____x + ____, and the amount at the third x. */
const linesOf = (three: Three, [rate, start, value]: readonly Value[]): Both<readonly Block[]> => {
  const { facts } = three
  const { at: named } = toldOf(facts)
  const name = named(count(itemOf(three.xs, 2), storyOf(facts).x))
  const amount = count(value as number | Expr, storyOf(facts).y)
  const rule = m`y = ${rate as Value}x + ${start as Value}`
  const block = (content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
  return {
    en: [block(line`Function: ${rule}`), block([...name.en, ': ', amount])],
    es: [block(line`Función: ${rule}`), block([...name.es, ': ', amount])],
  }
}

export const hardForms = (form: Form) => ({
  twoFacts: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: (random): Three => drawThree(random, MINE.facts),
    answer: blankAnswers,
    solve: (three): readonly Value[] => [three.facts.rate, three.facts.start, at(three, 2)[1]],
    key: (three, values) => {
      const { en, es } = linesOf(three, values)
      return { en: [...en], es: [...es] }
    },
    ask(three) {
      const { intro, lets } = storyOf(three.facts)
      const text = paragraph(intro, factsTold(three), lets, {
        en: line`Complete the function and the prediction.`,
        es: line`Completa la función y la predicción.`,
      })
      const lines = linesOf(three, [blank(2), blank(2), blank(3)])
      return { en: [text.en, ...lines.en], es: [text.es, ...lines.es] }
    },
    solution(three) {
      const { facts } = three
      const story = storyOf(facts)
      const [x, y] = at(three, 2)
      return [
        asPoints(three),
        rateStep(facts, at(three, 0), at(three, 1)),
        ...startSteps(facts, at(three, 0)),
        writeStep(lineOf(facts)),
        explained(
          equation(equation(Y, workedAt(facts, x)), y),
          [
            ...line`Substitute ${equation(X, x)} into the function. `,
            ...toldOf(facts).tells(count(x, story.x), amountOf(story, y)).en,
          ],
          [
            ...line`Sustituye ${equation(X, x)} en la función. `,
            ...toldOf(facts).tells(count(x, story.x), amountOf(story, y)).es,
          ],
        ),
      ]
    },
    check(printed, values) {
      const [rate, start, value] = tupleOf(values.map(exact), 3)
      const facts = [
        [printed.role('x1'), printed.role('y1')],
        [printed.role('x2'), printed.role('y2')],
      ] as const
      const asked = itemOf(printed.terms('quantity'), 0)
      return gives(rate, start, facts) && rate.times(evaluate(asked.amount)).plus(start).equals(value)
    },
  }),

  whenReached: form({
    levels: ['hard'],
    lines: 5,
    draw: (random): Three => drawThree(random, MINE.when),
    answer: quantity,
    solve: three => count(at(three, 2)[0], storyOf(three.facts).x),
    ask(three) {
      const story = storyOf(three.facts)
      return paragraph(
        story.intro,
        factsTold(three),
        story.lets,
        toldOf(three.facts).asks(role('y', amountOf(story, at(three, 2)[1]))),
      )
    },
    solution(three, answer) {
      const { facts } = three
      const story = storyOf(facts)
      const [x, y] = at(three, 2)
      const change = y - facts.start
      return [
        rateStep(facts, at(three, 0), at(three, 1)),
        ...startSteps(facts, at(three, 0)),
        explained(
          equation(y, ruleOf(facts)),
          line`Substitute ${equation(Y, y)} into the function ${equation(Y, ruleOf(facts))}.`,
          line`Sustituye ${equation(Y, y)} en la función ${equation(Y, ruleOf(facts))}.`,
        ),
        explained(
          statements(equation(change, m`${facts.rate}x`), equation(X, equation(divide(change, facts.rate), x))),
          facts.start > 0
            ? line`Subtract ${facts.start} from both sides. Then divide both sides by ${facts.rate}.`
            : line`Divide both sides by ${facts.rate}.`,
          facts.start > 0
            ? line`Resta ${facts.start} de ambos lados. Luego divide ambos lados entre ${facts.rate}.`
            : line`Divide ambos lados entre ${facts.rate}.`,
        ),
        answerStep(alone(answer), toldOf(facts).tells(answer, amountOf(story, y))),
      ]
    },
    // The third amount lies on the line of the other two.
    check(printed, { amount }) {
      const [x1, y1, x2, y2, y] = ['x1', 'y1', 'x2', 'y2', 'y'].map(name => printed.role(name)) as [
        Ratio,
        Ratio,
        Ratio,
        Ratio,
        Ratio,
      ]
      return y
        .minus(y1)
        .times(x2.minus(x1))
        .equals(evaluate(amount).minus(x1).times(y2.minus(y1)))
    },
  }),

  meaning: form({
    levels: ['hard'],
    kind: 'choose',
    draw(random): Three & { readonly kind: 'rate' | 'start' } {
      const kind = random.evenly(['start', 'rate'] as const)
      return { kind, ...drawThree(random, MINE.meaning) }
    },
    answer: sentenceChoice,
    solve: ({ facts }) => meaningOf(facts, facts.start, facts.rate, 'start'),
    mistakes(three) {
      const { facts } = three
      const [[, y1], [, y2]] = [at(three, 0), at(three, 1)]
      return three.kind === 'start'
        ? {
            firstFact: meaningOf(facts, y1, facts.rate, 'start'),
            afterOne: meaningOf(facts, facts.start, facts.rate, 'after 1'),
            otherWay: meaningOf(facts, facts.start, -facts.rate, 'start'),
          }
        : {
            notDivided: meaningOf(facts, facts.start, y2 - y1, 'start'),
            afterOne: meaningOf(facts, facts.start, facts.rate, 'after 1'),
            firstFact: meaningOf(facts, y1, y2 - y1, 'start'),
          }
    },
    ask(three) {
      return paragraph(storyOf(three.facts).intro, factsTold(three), {
        en: line`Which sentence gives the meaning of the initial value and of the rate of change?`,
        es: line`¿Qué oración dice el significado del valor inicial y de la tasa de cambio?`,
      })
    },
    solution(three, answer) {
      const { facts } = three
      return [
        asNamedPoints(three),
        rateStep(facts, at(three, 0), at(three, 1)),
        ...startSteps(facts, at(three, 0)),
        answerStep(answer.says, {
          en: line`This sentence tells both numbers and when they apply.`,
          es: line`Esta oración dice los dos números y cuándo valen.`,
        }),
      ]
    },
    whyWrong(three) {
      const { facts, kind } = three
      const story = storyOf(facts)
      const { x } = story
      const [[x1, y1], [x2, y2]] = [at(three, 0), at(three, 1)]
      const [one, two] = [amountOf(story, y1), amountOf(story, y2)]
      const afterOne = {
        en: line`The initial value belongs to ${count(0, x)}, not to ${count(1, x)}.`,
        es: line`El valor inicial corresponde a ${count(0, x)}, no a ${count(1, x)}.`,
      }
      const notInitial = {
        en: line`The amount of ${one} belongs to ${count(x1, x)}, not to ${count(0, x)}.`,
        es: line`La cantidad de ${one} corresponde a ${count(x1, x)}, no a ${count(0, x)}.`,
      }
      const notDivided = {
        en: line`The change from ${one} to ${two} belongs to ${count(x2 - x1, x)}, not to ${count(1, x)}.`,
        es: line`El cambio de ${one} a ${two} corresponde a ${count(x2 - x1, x)}, no a ${count(1, x)}.`,
      }
      return {
        afterOne,
        notDivided,
        firstFact:
          kind === 'start'
            ? notInitial
            : { en: [...notInitial.en, ' ', ...notDivided.en], es: [...notInitial.es, ' ', ...notDivided.es] },
        otherWay:
          facts.rate > 0
            ? {
                en: line`The rate is positive: the amount increases.`,
                es: line`La tasa es positiva: la cantidad aumenta.`,
              }
            : {
                en: line`The rate is negative: the amount decreases.`,
                es: line`La tasa es negativa: la cantidad disminuye.`,
              },
      }
    },
    check(printed, { key }) {
      const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map(name => printed.role(name)) as [Ratio, Ratio, Ratio, Ratio]
      const rate = y2.minus(y1).over(x2.minus(x1))
      return key === `start ${y1.minus(rate.times(x1))} ${rate}`
    },
  }),

  completeTable: form({
    levels: ['hard'],
    lines: 4,
    draw: (random): Three => drawThree(random, MINE.table),
    answer: tableCells,
    solve: three => ({
      blanks: [at(three, 2)[0], three.facts.start],
      ...filled(three, at(three, 2)[0], three.facts.start),
    }),
    ask(three) {
      const text = paragraph(storyOf(three.facts).intro, {
        en: line`Complete the table, beginning with the initial value.`,
        es: line`Completa la tabla, empezando por el valor inicial.`,
      })
      const shown = tableOf(
        three.facts,
        [0, at(three, 0)[0], at(three, 1)[0], blank(2)],
        [blank(2), at(three, 0)[1], at(three, 1)[1], at(three, 2)[1]],
      )
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution(three) {
      const { facts } = three
      const [x, y] = at(three, 2)
      const change = y - facts.start
      return [
        asNamedPoints(three),
        rateStep(facts, at(three, 0), at(three, 1)),
        ...startSteps(facts, at(three, 0)),
        explained(
          equation(X, equation(divide(minus(y, facts.start), facts.rate), equation(divide(change, facts.rate), x))),
          line`Divide the change from the initial value to ${y} by the rate of change.`,
          line`Divide el cambio del valor inicial a ${y} entre la tasa de cambio.`,
        ),
        answerStep(
          tableOf(facts, [0, at(three, 0)[0], at(three, 1)[0], x], [facts.start, at(three, 0)[1], at(three, 1)[1], y]),
          {
            en: line`Write both numbers in the table.`,
            es: line`Escribe los dos números en la tabla.`,
          },
        ),
      ]
    },
    check(printed, { blanks }) {
      const [x, start] = tupleOf(blanks.map(exact), 2)
      const [top, bottom] = tupleOf(
        printed.block('table').rows.map(row => row.slice(2).map(([item]) => item as Expr)),
        2,
      )
      const [x1, x2] = [evaluate(itemOf(top, 0)), evaluate(itemOf(top, 1))]
      const [y1, y2, y] = tupleOf(
        bottom.map(of => evaluate(of)),
        3,
      )
      const rise = y2.minus(y1)
      const fits = (u: Ratio, v: Ratio) => v.minus(y1).times(x2.minus(x1)).equals(u.minus(x1).times(rise))
      return fits(Ratio.of(0), start) && fits(x, y)
    },
  }),
})
function filled(three: Three, x: number, start: number) {
  const { xHead, yHead } = toldOf(three.facts)
  return {
    rows: [
      [words(xHead.en, xHead.es), 0, at(three, 0)[0], at(three, 1)[0], x],
      [words(yHead.en, yHead.es), start, at(three, 0)[1], at(three, 1)[1], at(three, 2)[1]],
    ],
    rowHeads: true,
  }
}
