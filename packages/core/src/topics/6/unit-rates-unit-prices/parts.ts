import {
  type AnswerType,
  answerStep,
  type Content,
  canonical,
  count,
  type Expr,
  explained,
  type Inline,
  line,
  money,
  people,
  quantity,
  type Random,
  type Step,
  type UnitId,
  type Value,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Rated } from './rate-stories.ts'

type Quantity = ReturnType<typeof count>

/** What is sold by a unit, with the cents that one of it costs. */
export const goods: readonly {
  readonly unit: UnitId
  readonly price: readonly [number, number]
  readonly sizes: readonly number[]
  readonly name: Expr
}[] = [
  { unit: 'pound', price: [85, 480], sizes: [3, 4, 5, 6, 8, 10], name: words('Apples', 'Manzanas') },
  {
    unit: 'ounce',
    price: [8, 20],
    sizes: [12, 16, 20, 24, 32, 40, 48],
    name: words('Orange juice', 'Jugo de naranja'),
  },
  {
    unit: 'ounce',
    price: [15, 60],
    sizes: [8, 10, 12, 16, 18, 24],
    name: words('Peanut butter', 'Mantequilla de maní'),
  },
  { unit: 'pound', price: [60, 250], sizes: [5, 8, 10, 12, 15, 20], name: words('Rice', 'Arroz') },
  { unit: 'liter', price: [70, 190], sizes: [3, 4, 6, 8, 12], name: words('Water', 'Agua') },
  { unit: 'pound', price: [120, 300], sizes: [3, 4, 5, 6, 8], name: words('Grapes', 'Uvas') },
  { unit: 'pound', price: [50, 120], sizes: [5, 8, 10, 15, 20], name: words('Potatoes', 'Papas') },
  { unit: 'ounce', price: [20, 60], sizes: [10, 12, 15, 18, 24, 32], name: words('Cereal', 'Cereal') },
]

/** Each form begins at a place of its own in its list of stories. */
export const drawStory =
  <Story extends Rated>(stories: readonly Story[], place: number) =>
  (random: Random) => {
    const story = random.evenly(startingAt(stories, place))
    const [rate, units] = [random.int(...story.rate), random.int(...story.units)]
    return { story, rate, units, others: random.intExcept(2, 12, units), who: random.pick(people) }
  }

const isPay = ({ amount }: Rated) => amount === nouns.dollar

/** An amount of the story: pay in dollars, all else with its noun. */
export const amountOf = (story: Rated, amount: number): Expr | Quantity =>
  isPay(story) ? money(amount * 100) : count(amount, story.amount)

/** Without "per hour" too, where the question has said it. */
export const rateQuantity: AnswerType<Quantity> = {
  ...quantity,
  value({ amount, noun }) {
    const all = [...noun.en, ...noun.es]
    return {
      amount: canonical(amount),
      unit: noun.en[0],
      words: [...new Set([...all, ...all.map(word => word.replace(/ (?:per|por) .*/, ''))])],
    }
  },
}

/** A quantity that ends a solution, with the words that name it. */
export const endsWith = (answer: Quantity, en: readonly Inline[], es: readonly Inline[]): Step =>
  answerStep({ kind: 'paragraph', content: [answer] }, { en, es })
export const rateIs = (answer: Quantity): Step =>
  endsWith(answer, line`The unit rate is ${answer}.`, line`La tasa unitaria es de ${answer}.`)

/** The division that gives the amount for one. */
export const forOne = (work: Content, many: Value, one: Quantity | Expr): Step =>
  explained(
    work,
    line`Divide by ${many} to find how much it is for ${one}.`,
    line`Divide entre ${many} para hallar cuánto corresponde a ${one}.`,
  )
