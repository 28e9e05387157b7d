import {
  both,
  count,
  decimal,
  decimalNumber,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  howMany,
  line,
  money,
  moneyAmount,
  name,
  noun,
  people,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  thing,
  times,
} from '../../../author.ts'
import { placesOf } from '../../kit/decimals/decimals.ts'
import { ended, paragraph } from '../../kit/stories/endings.ts'
import {
  DIVIDE,
  type Division,
  dividendOf,
  drawHard,
  isQuotient,
  placeByPlace,
  toFill,
  worked,
  written,
} from './divisions.ts'
import type { levels } from './levels.ts'
import { saleStories } from './stories.ts'

const PLACE = noun('place', 'places', 'lugar', 'lugares', 'm')
interface Rounded {
  readonly dividend: Ratio
  readonly divisor: Ratio
}
/** Cut off after three places. */
const cutOf = ({ dividend, divisor }: Rounded): Ratio =>
  Ratio.of(Math.floor(dividend.over(divisor).times(1000).toNumber()), 1000)
const roundedOf = ({ dividend, divisor }: Rounded): Ratio =>
  Ratio.of(Math.round(dividend.over(divisor).times(100).toNumber()), 100)

const MISTAKES = ['onlyDivisor', 'movedUnequally', 'zeroLeftOut', 'otherWay'] as const
type MistakeName = (typeof MISTAKES)[number]
/** A quotient like 4.07: without its zero it reads 4.7. */
const drawWithin = (random: Random): Division =>
  random.until(
    () => ({
      quotient: Ratio.of(random.int(2, 8) * 100 + random.int(2, 9), 100),
      divisor: Ratio.of(random.int(12, 98), 100),
    }),
    ({ divisor }) => placesOf(divisor) === 2 && divisor.n !== 1,
  )
function mistaken({ quotient }: Division, mistake: MistakeName): Ratio {
  const whole = Math.floor(quotient.toNumber())
  return {
    onlyDivisor: quotient.over(100),
    movedUnequally: quotient.over(10),
    zeroLeftOut: Ratio.of(whole).plus(quotient.minus(whole).times(10)),
    otherWay: quotient.times(100),
  }[mistake]
}
const mistakeSaid = (_division: Division, mistake: MistakeName): Sentence => {
  const shift = count(2, PLACE)
  return {
    key: mistake,
    says: {
      onlyDivisor: {
        en: prose`The decimal point in the divisor was moved ${shift}, but the one in the dividend was not moved.`,
        es: prose`El punto del divisor se movió ${shift}, pero el del dividendo no se movió.`,
      },
      movedUnequally: {
        en: prose`The decimal point in the divisor was moved ${shift}, but the one in the dividend only ${count(1, PLACE)}.`,
        es: prose`El punto del divisor se movió ${shift}, pero el del dividendo solo ${count(1, PLACE)}.`,
      },
      zeroLeftOut: {
        en: prose`The zero in the quotient was left out.`,
        es: prose`Se omitió el cero del cociente.`,
      },
      otherWay: {
        en: prose`The decimal point in the dividend was moved ${count(4, PLACE)} instead of ${shift}.`,
        es: prose`El punto del dividendo se movió ${count(4, PLACE)} en vez de ${shift}.`,
      },
    }[mistake],
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  withZeros: form({
    levels: ['hard'],
    instruction: DIVIDE,
    lines: 5,
    draw: drawHard,
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask: division => both(toFill(division)),
    solution: worked,
    check: isQuotient,
  }),

  rounded: form({
    levels: ['hard'],
    lines: 6,
    instruction: {
      en: prose`Divide. Round the quotient to the nearest hundredth.`,
      es: prose`Divide. Redondea el cociente a la centésima más cercana.`,
    },
    draw: (random): Rounded =>
      random.until(
        () => ({ dividend: Ratio.of(random.int(105, 986), 100), divisor: Ratio.of(random.int(12, 98), 100) }),
        facts => {
          const thousands = facts.dividend.over(facts.divisor).times(100).toNumber() % 1
          return (
            placesOf(facts.dividend) === 2 &&
            placesOf(facts.divisor) === 2 &&
            facts.dividend.compare(facts.divisor) > 0 &&
            placesOf(facts.dividend.over(facts.divisor)) > 3 &&
            Math.abs(thousands - 0.5) > 0.1
          )
        },
      ),
    answer: { ...decimalNumber, requires: 'decimal-places-2' },
    solve: facts => decimal(roundedOf(facts), 2),
    ask: ({ dividend, divisor }) => both(divide(decimal(dividend), decimal(divisor))),
    solution: facts => {
      const [a, b] = [facts.dividend.times(100), facts.divisor.times(100)]
      const thousandths = cutOf(facts).times(1000).n
      return [
        explained(
          equation(divide(decimal(facts.dividend), decimal(facts.divisor)), divide(a, b)),
          line`Move both decimal points 2 places to the right.`,
          line`Mueve los dos puntos decimales 2 lugares a la derecha.`,
        ),
        explained(
          decimal(facts.dividend.times(100), 3),
          line`For the thousandths, write three zeros and divide ${a.times(1000)} by ${b}.`,
          line`Para las milésimas, escribe tres ceros y divide ${a.times(1000)} entre ${b}.`,
        ),
        placeByPlace(b.n, thousandths, a.times(1000).n),
        explained(
          relation(decimal(cutOf(facts), 3), '≈', decimal(roundedOf(facts), 2)),
          line`${thousandths} thousandths are ${decimal(cutOf(facts), 3)}. The thousandths digit is ${thousandths % 10}: round to the nearest hundredth.`,
          line`${thousandths} milésimas son ${decimal(cutOf(facts), 3)}. El dígito de las milésimas es ${thousandths % 10}: redondea a la centésima más cercana.`,
        ),
      ]
    },
    // The product with the divisor is off by no more than half a hundredth of it.
    check(printed, answer) {
      const [dividend, divisor] = printed.all('number').map(number => evaluate(number))
      if (!dividend || !divisor) return false
      const off = exact(answer).times(divisor).minus(dividend).toNumber()
      return Math.abs(off) <= 0.005 * divisor.toNumber()
    },
  }),

  saleStory: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random) {
      const story = random.evenly(saleStories)
      return random.until(
        () => ({
          story,
          quotient: Ratio.of(random.int(...story.parts)),
          divisor: Ratio.of(5 * random.int(story.hundredths[0] / 5, story.hundredths[1] / 5), 100),
          cents: 5 * random.int(Math.ceil(story.cents[0] / 5), Math.floor(story.cents[1] / 5)),
        }),
        division =>
          placesOf(division.divisor) === 2 &&
          division.divisor.n > 1 &&
          placesOf(dividendOf(division)) > 0 &&
          division.quotient.n % 10 !== 0,
      )
    },
    answer: moneyAmount,
    solve: ({ quotient, cents }) => quotient.n * cents,
    ask: division =>
      paragraph(
        division.story.tell(
          role('total', count(decimal(dividendOf(division)), division.story.unit)),
          role('size', count(decimal(division.divisor), division.story.unit)),
          role('price', money(division.cents)),
        ),
      ),
    solution(division, income) {
      const { en, es } = division.story.end(role('income', money(income)))
      const [dividend, { divisor, quotient }] = [dividendOf(division), division]
      return [
        explained(
          equation(written(division), divide(decimal(dividend.times(100)), decimal(divisor.times(100)))),
          line`${howMany(division.story.part)} are there? Move both decimal points 2 places to the right.`,
          line`¿${howMany(division.story.part)} hay? Mueve los dos puntos decimales 2 lugares a la derecha.`,
        ),
        placeByPlace(divisor.times(100).n, quotient.n, dividend.times(100).n),
        explained(
          equation(times(quotient, money(division.cents)), money(income)),
          line`There are ${count(quotient, division.story.part)}. Multiply by the price of each ${thing(division.story.part)}.`,
          line`Hay ${count(quotient, division.story.part)}. Multiplica por el precio de cada ${thing(division.story.part)}.`,
        ),
        ended(money(income), en, es),
      ]
    },
    // So much for so many parts of this size.
    check: (printed, cents) =>
      Ratio.of(cents, 100).over(printed.role('price')).times(printed.role('size')).equals(printed.role('total')),
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random): Division & { readonly mistake: MistakeName; readonly who: (typeof people)[number] } {
      const mistake = random.evenly(MISTAKES)
      return { ...drawWithin(random), mistake, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: facts => mistakeSaid(facts, facts.mistake),
    mistakes: facts =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== facts.mistake).map(other => [other, mistakeSaid(facts, other)]),
      ),
    ask(facts) {
      const work = equation(written(facts), decimal(mistaken(facts, facts.mistake)))
      return {
        en: [prose`${name(facts.who)} writes:`, work, prose`What is the mistake?`],
        es: [prose`${name(facts.who)} escribe:`, work, prose`¿Cuál es el error?`],
      }
    },
    key: facts => both(equation(written(facts), decimal(facts.quotient))),
    solution: (facts, answer) => [
      ...worked(facts),
      explained(
        answer.says,
        line`This mistake gives ${decimal(mistaken(facts, facts.mistake))} instead of ${decimal(facts.quotient)}.`,
        line`Con este error se obtiene ${decimal(mistaken(facts, facts.mistake))} en vez de ${decimal(facts.quotient)}.`,
      ),
    ],
    whyWrong: facts =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== facts.mistake).map(
          other =>
            [
              other,
              {
                en: line`This would give ${decimal(mistaken(facts, other))}.`,
                es: line`Con este error se obtendría ${decimal(mistaken(facts, other))}.`,
              },
            ] as const,
        ),
      ),
    check(printed, { key }) {
      const shown = printed.one('relation')
      const [dividend, divisor] = printed.all('number').map(number => evaluate(number))
      if (!dividend || !divisor) return false
      const division = { quotient: dividend.over(divisor), divisor }
      const made = MISTAKES.filter(mistake => mistaken(division, mistake).equals(exact(shown.right)))
      return made.length === 1 && made[0] === key
    },
  }),
})
