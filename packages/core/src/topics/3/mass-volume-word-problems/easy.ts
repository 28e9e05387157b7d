import {
  addByPlaces,
  answerStep,
  type Block,
  type Both,
  both,
  count,
  exact,
  expr,
  type FormMaker,
  howMany,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  type Step,
  step,
  subtractByPlaces,
  sum,
  type Term,
  table,
  tapeDiagram,
  theThing,
  thing,
  things,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import type { levels } from './levels.ts'
import { type CompareList, compareLists } from './lists.ts'
import { addStories, subtractStories } from './one-step-stories.ts'
import {
  amountFound,
  drawFrom,
  ending,
  findsBy,
  resultOf,
  type Story,
  type Told,
  tell,
  undoesAmount,
  unknown,
  wholeOf,
} from './story.ts'

const placesOf = ({ story: { plan }, values: { a, b } }: Told): readonly Step[] =>
  plan === 'more' ? addByPlaces(a, b) : subtractByPlaces(a, b)
/** What is found and how, the places, and a sentence. */
const solvedByPlaces = (told: Told): readonly Step[] => [
  step(wholeOf(told), because.explain, { sentence: findsBy(told, 0) }),
  ...placesOf(told),
  ending(told),
]
/** Without regrouping, and no number with a zero at its end. */
const isEasy = (told: Told): boolean => {
  const { a, b } = told.values
  const columns = told.story.plan === 'more' ? carries(a, b) : carries(resultOf(told), b)
  return (
    columns === 0 &&
    String(a).length === String(b).length &&
    a % 10 !== 0 &&
    b % 10 !== 0 &&
    resultOf(told) % 10 !== 0 &&
    placesOf(told).length <= 4
  )
}
const carries = (one: number, other: number): number => {
  if (one === 0 && other === 0) return 0
  const more = (one % 10) + (other % 10) > 9 ? 1 : 0
  return more + carries(Math.floor(one / 10) + more, Math.floor(other / 10))
}
/** The stories of each form are its own: no sheet tells one twice. */
const some = (stories: readonly Story[], ...places: readonly number[]) => places.map(place => itemOf(stories, place))
const withoutTape = { more: some(addStories, 0, 2, 4, 5, 7), less: some(subtractStories, 0, 2, 5, 6, 8, 3) }
const onTape = { more: some(addStories, 1, 3, 6, 8), less: some(subtractStories, 4, 1, 7) }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  addition: form({
    levels: ['easy'],
    kind: 'story',
    lines: 3,
    draw: random => drawFrom(random, withoutTape.more, isEasy),
    answer: quantity,
    solve: amountFound,
    ask: tell,
    solution: solvedByPlaces,
    check: undoesAmount,
  }),

  subtraction: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: random => drawFrom(random, withoutTape.less, isEasy),
    answer: quantity,
    solve: amountFound,
    ask: tell,
    solution: solvedByPlaces,
    check: undoesAmount,
  }),

  withTape: form({
    levels: ['easy'],
    kind: 'story',
    lines: 3,
    draw: random => drawFrom(random, random.evenly([onTape.more, onTape.less]), isEasy),
    answer: quantity,
    solve: amountFound,
    ask(told) {
      const { a, b } = told.values
      const isSum = told.story.plan === 'more'
      return withFigure(
        tell(told),
        tapeDiagram([
          isSum
            ? { boxes: [a, b], brace: unknown }
            : {
                boxes: [
                  { label: expr(b), size: b },
                  { label: unknown, size: a - b },
                ],
                brace: expr(a),
              },
        ]),
      )
    },
    solution: solvedByPlaces,
    // The boxes make the whole bar.
    check(printed, { amount }) {
      const { boxes, brace } = itemOf(printed.figure('tape-diagram').rows, 0)
      const known = boxes.reduce((all, { label }) => all + (label?.kind === 'number' ? label.n : 0), 0)
      return brace?.kind === 'number' ? exact(amount).plus(known).equals(brace.n) : exact(amount).equals(known)
    },
  }),

  fromATable: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const asked = random.evenly(['difference', 'together'] as const)
      const list = random.evenly(compareLists)
      return random.until(
        () => ({
          list,
          asked,
          rows: random.sample([0, 1, 2, 3], 2),
          amounts: list.things.map(({ range }) => random.int(...range)),
        }),
        drawn => {
          const [a, b] = pairOf(drawn)
          const found = foundIn(drawn)
          return (
            found > 10 &&
            [a, b, found].every(value => value % 10 !== 0) &&
            !drawn.amounts.includes(found) &&
            carries(asked === 'together' ? a : found, b) === 0 &&
            String(a).length === String(b).length &&
            worked(drawn).length <= 4
          )
        },
      )
    },
    answer: quantity,
    solve: compared => count(foundIn(compared), compared.list.unit),
    ask(compared) {
      const { list, asked, amounts } = compared
      const drawn = table({
        head: list.heads,
        rows: list.things.map(({ noun }, i) => [thing(noun), itemOf(amounts, i)]),
      })
      const [one, other] = thingsOf(compared)
      const question = asksOf(list.kind, asked, things(list.unit), one, other, howMany(list.unit))
      return { en: [prose`Use the table.`, drawn, question.en], es: [prose`Usa la tabla.`, drawn, question.es] }
    },
    solution(compared, found) {
      const { asked } = compared
      const [a, b] = pairOf(compared)
      const [one, other] = thingsOf(compared)
      return [
        step(asked === 'together' ? sum(a, b) : minus(a, b), because.explain, {
          sentence:
            asked === 'together'
              ? {
                  en: line`The table gives ${count(a, compared.list.unit)} for ${one} and ${count(b, compared.list.unit)} for ${other}. Together: add.`,
                  es: line`La tabla da ${count(a, compared.list.unit)} para ${one} y ${count(b, compared.list.unit)} para ${other}. En total: suma.`,
                }
              : {
                  en: line`The table gives ${count(a, compared.list.unit)} for ${one} and ${count(b, compared.list.unit)} for ${other}. For the difference, subtract.`,
                  es: line`La tabla da ${count(a, compared.list.unit)} para ${one} y ${count(b, compared.list.unit)} para ${other}. Para la diferencia, resta.`,
                },
        }),
        ...worked(compared),
        answerStep(
          both(prose`${found}`),
          asked === 'together'
            ? compared.list.kind === 'mass'
              ? { en: line`Together their mass is ${found}.`, es: line`La masa total es de ${found}.` }
              : { en: line`Together they hold ${found}.`, es: line`En total caben ${found}.` }
            : compared.list.kind === 'mass'
              ? {
                  en: line`The mass of ${one} is ${found} greater than the mass of ${other}.`,
                  es: line`${one} tiene ${found} más de masa que ${other}.`,
                }
              : {
                  en: line`${one} holds ${found} more than ${other}.`,
                  es: line`En ${one} caben ${found} más que en ${other}.`,
                },
        ),
      ]
    },
    check(printed, { amount }) {
      const { rows } = printed.block('table')
      const rowOf = (name: string) =>
        rows.find(([first]) =>
          first?.some(item => typeof item === 'object' && 'noun' in item && item.noun.en[0] === name),
        )
      // After the things of the table, those of the question and the unit.
      const asked = printed
        .terms('thing')
        .slice(rows.length)
        .flatMap(({ noun }) => {
          const row = rowOf(noun.en[0])
          return row ? [valueIn(itemOf(row, 1)).n] : []
        })
      const [a, b] = tupleOf(asked, 2)
      return exact(amount).equals(a + b) || (exact(amount).plus(b).equals(a) && /greater|more|más/.test(printed.text))
    },
  }),
})

interface Compared {
  readonly list: CompareList
  readonly asked: 'difference' | 'together'
  readonly rows: readonly [number, number]
  readonly amounts: readonly number[]
}
const pairOf = ({ rows: [first, second], amounts }: Compared) =>
  [itemOf(amounts, first), itemOf(amounts, second)] as const
const foundIn = (compared: Compared): number => {
  const [a, b] = pairOf(compared)
  return compared.asked === 'together' ? a + b : a - b
}
const worked = (compared: Compared): readonly Step[] => {
  const [a, b] = pairOf(compared)
  return compared.asked === 'together' ? addByPlaces(a, b) : subtractByPlaces(a, b)
}
const thingsOf = ({ list, rows: [first, second] }: Compared) =>
  [theThing(itemOf(list.things, first).noun), theThing(itemOf(list.things, second).noun)] as const

function asksOf(
  kind: CompareList['kind'],
  asked: Compared['asked'],
  unit: Term,
  one: Term,
  other: Term,
  many: Term,
): Both<Block> {
  if (kind === 'mass')
    return asked === 'together'
      ? {
          en: prose`What is the mass of ${one} and ${other} together, in ${unit}?`,
          es: prose`¿Qué masa total, en ${unit}, tienen ${one} y ${other}?`,
        }
      : {
          en: prose`${many} greater is the mass of ${one} than the mass of ${other}?`,
          es: prose`¿${many} más de masa tiene ${one} que ${other}?`,
        }
  return asked === 'together'
    ? {
        en: prose`${many} do ${one} and ${other} hold together?`,
        es: prose`¿${many} caben en total en ${one} y en ${other}?`,
      }
    : {
        en: prose`How many more ${unit} does ${one} hold than ${other}?`,
        es: prose`¿${many} más caben en ${one} que en ${other}?`,
      }
}
