import {
  type AnswerType,
  count,
  counters,
  equation,
  explained,
  figure,
  gcd,
  type Icon,
  iconNoun,
  itemOf,
  line,
  type Noun,
  noun,
  prose,
  type Random,
  ratio,
  type Step,
  step,
  sum,
  theThings,
  things,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type isAsked, lowest, type Terms, type To, termsOf } from './counted.ts'
import { AS_RATIO, IN_LOWEST, isRatio, type ORDERS } from './written.ts'

interface Pictured {
  readonly icons: readonly [Icon, Icon]
  /** In the order drawn: the first or the second icon. */
  readonly places: readonly number[]
  readonly from: number
  readonly to: To
}
export const PICTURES: readonly (readonly [Icon, Icon])[] = [
  ['star', 'heart'],
  ['square', 'triangle'],
  ['flower', 'leaf'],
  ['circle', 'hexagon'],
  ['moon', 'star'],
  ['apple', 'mushroom'],
  ['fish', 'turtle'],
  ['triangle', 'circle'],
]
const picture = noun('picture', 'pictures', 'dibujo', 'dibujos', 'm')
const countsIn = ({ places }: Pictured): readonly number[] => [0, 1].map(one => places.filter(p => p === one).length)
const pictureTerms = (facts: Pictured): Terms => termsOf({ counts: countsIn(facts), from: facts.from, to: facts.to })
export const pictured = (
  level: 'easy' | 'medium',
  from: typeof PICTURES,
  draw: (random: Random) => Terms,
  orders: typeof ORDERS,
  answer: AnswerType<readonly Value[]>,
) =>
  ({
    levels: [level],
    instruction: level === 'easy' ? AS_RATIO : IN_LOWEST,
    draw(random: Random): Pictured {
      const icons = random.evenly(from)
      const [first, to] = random.evenly(orders)
      const [a, b] = draw(random)
      const places = random.shuffle<number[]>([...Array<number>(a).fill(0), ...Array<number>(b).fill(1)])
      return { icons, places, from: first, to }
    },
    answer,
    solve: (facts: Pictured): readonly Value[] => lowest(pictureTerms(facts)),
    ask({ icons, places, from: first, to }: Pictured) {
      const drawn = figure(
        counters([{ items: places.map(place => ({ icon: itemOf(icons, place), fill: 'white' as const })), perRow: 8 }]),
      )
      const one = iconNoun(itemOf(icons, first))
      const other = to === 'all' ? null : iconNoun(itemOf(icons, 1 - first))
      return {
        en: [
          other
            ? prose`What is the ratio of ${things(one)} to ${things(other)}?`
            : prose`What is the ratio of ${things(one)} to all ${things(picture)}?`,
          drawn,
        ],
        es: [
          other
            ? prose`¿Cuál es la razón entre ${theThings(one)} y ${theThings(other)}?`
            : prose`¿Cuál es la razón entre ${theThings(one)} y el total de ${things(picture)}?`,
          drawn,
        ],
      }
    },
    solution(facts: Pictured): readonly Step[] {
      const terms = pictureTerms(facts)
      const [a, b] = terms
      const one = iconNoun(itemOf(facts.icons, facts.from))
      const other = iconNoun(itemOf(facts.icons, 1 - facts.from))
      const [first, second] = [count(a, one), count(facts.to === 'all' ? b - a : b, other)]
      return [
        explained(
          { kind: 'paragraph', content: [first, '; ', second] },
          line`Count both kinds.`,
          line`Cuenta las dos clases.`,
        ),
        ...(facts.to === 'all'
          ? [
              explained(
                equation(sum(a, b - a), b),
                line`Add to find the total number of pictures.`,
                line`Suma para hallar el total de dibujos.`,
              ),
            ]
          : []),
        explained(
          ratio(a, b),
          line`Write the number of ${things(one)} first, as in the question.`,
          line`Escribe primero el número de ${things(one)}, como en la pregunta.`,
        ),
        ...(gcd(a, b) > 1
          ? [step(equation(ratio(a, b), ratio(...lowest(terms))), because.divideRatio, { value: gcd(a, b) })]
          : []),
      ]
    },
    check(printed: Parameters<typeof isAsked>[0], value: readonly Value[]) {
      const items = printed.figure('counters').groups.flatMap(group => group.items)
      const [one, other] = printed.terms('thing').map(term => term.noun)
      const amount = (of: Noun | undefined) => items.filter(({ icon }) => iconNoun(icon).en[0] === of?.en[0]).length
      const second = other?.en[0] === picture.en[0] ? items.length : amount(other)
      const [a, b] = isRatio(value)
      return a * second === b * amount(one) && gcd(a, b) === 1
    },
  }) as const
