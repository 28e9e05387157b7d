import {
  decimal,
  equation,
  explained,
  type FormMaker,
  itemOf,
  line,
  name,
  type Person,
  people,
  prose,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  sum,
  things,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import { digitIsWorth, type Placed, placeIn, powerOfTen, worthShown } from '../../kit/decimals/places.ts'
import { drawFar, factorOf, part } from './hard.ts'
import type { levels } from './levels.ts'

const MISTAKES = ['few', 'many', 'turned', 'added'] as const
type Mistake = (typeof MISTAKES)[number]
const mistakesOf = (who: Person): Readonly<Record<Mistake, Sentence>> => ({
  few: {
    key: 'few',
    says: {
      en: prose`${name(who)} counted one place too few.`,
      es: prose`${name(who)} contó una posición de menos.`,
    },
  },
  many: {
    key: 'many',
    says: {
      en: prose`${name(who)} counted one place too many.`,
      es: prose`${name(who)} contó una posición de más.`,
    },
  },
  turned: {
    key: 'turned',
    says: {
      en: prose`${name(who)} compared the lesser value with the greater one, not the greater with the lesser.`,
      es: prose`${name(who)} comparó el valor menor con el mayor, y no el mayor con el menor.`,
    },
  },
  added: {
    key: 'added',
    says: {
      en: prose`${name(who)} added 10 for each place instead of multiplying by 10.`,
      es: prose`${name(who)} sumó 10 por cada posición en lugar de multiplicar por 10.`,
    },
  },
})
interface Claim {
  readonly who: Person
  readonly mistake: Mistake
  readonly places: number
  readonly greater: Placed
  readonly lesser: Placed
}
/** How many times as much is claimed. */
const claimed = ({ mistake, places }: Claim): Value => {
  switch (mistake) {
    case 'few':
      return factorOf(places - 1)
    case 'many':
      return factorOf(places + 1)
    case 'turned':
      return part(places)
    case 'added':
      return 10 * places
    default:
      return mistake satisfies never
  }
}

/** What is claimed beside what is so. */
function claimCorrected(claim: Claim): Step {
  const { mistake, greater, lesser, places } = claim
  const [more, less, factor] = [worthShown(greater), worthShown(lesser), factorOf(places)]
  switch (mistake) {
    case 'turned':
      return explained(
        equation(more, times(factor, less)),
        line`${more} is the greater value: it is ${factor} times the other, not ${part(places)} of it.`,
        line`${more} es el valor mayor: es ${factor} veces el otro, no ${part(places)} de él.`,
      )
    case 'added':
      return explained(
        statements(
          equation(sum(...Array.from({ length: places }, () => 10)), claimed(claim)),
          equation(more, times(factor, less)),
        ),
        line`The 10s were added, not multiplied. It is ${factor} times the value, not ${claimed(claim)} times.`,
        line`Los 10 se sumaron, no se multiplicaron. Es ${factor} veces el valor, no ${claimed(claim)} veces.`,
      )
    default:
      return explained(
        equation(more, times(factor, less)),
        line`It is ${factor} times the value, not ${claimed(claim)} times.`,
        line`Es ${factor} veces el valor, no ${claimed(claim)} veces.`,
      )
  }
}

export const mistakeForms = (form: FormMaker<typeof levels>) => ({
  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random): Claim => ({
      who: random.pick(people),
      mistake: random.evenly(['few', 'turned', 'many', 'added']),
      ...drawFar(random, 1),
    }),
    answer: sentenceChoice,
    solve: ({ mistake, who }) => mistakesOf(who)[mistake],
    mistakes({ mistake, who }) {
      const [one, two, three] = tupleOf(
        Object.values(mistakesOf(who)).filter(({ key }) => key !== mistake),
        3,
      )
      return { one, two, three }
    },
    ask(claim) {
      const { who, greater, lesser } = claim
      const { digit } = greater
      const [great, less] = [decimal(greater.value), decimal(lesser.value)]
      const said = role('claimed', claimed(claim))
      switch (claim.mistake) {
        case 'turned':
          return {
            en: prose`${name(who)} says that the value of the ${digit} in ${great} is ${said} of its value in ${less}. What is the mistake?`,
            es: prose`${name(who)} dice que el valor del ${digit} en ${great} es ${said} de su valor en ${less}. ¿Cuál es el error?`,
          }
        default:
          return {
            en: prose`${name(who)} says that the value of the ${digit} in ${great} is ${said} times its value in ${less}. What is the mistake?`,
            es: prose`${name(who)} dice que el valor del ${digit} en ${great} es ${said} veces su valor en ${less}. ¿Cuál es el error?`,
          }
      }
    },
    solution(claim) {
      const { greater, lesser, places } = claim
      const tens = Array.from({ length: places }, () => 10)
      return [
        digitIsWorth(lesser),
        digitIsWorth(greater),
        explained(
          equation(times(...tens), factorOf(places)),
          line`From ${things(placeAt(lesser.place))} to ${things(placeAt(greater.place))} there are ${places} places: in each, the value is 10 times as much.`,
          line`De ${things(placeAt(lesser.place))} a ${things(placeAt(greater.place))} hay ${places} posiciones: en cada una, el valor es 10 veces el anterior.`,
        ),
        claimCorrected(claim),
      ]
    },
    whyWrong(claim) {
      const [one, two, three] = tupleOf(
        MISTAKES.filter(mistake => mistake !== claim.mistake).map(mistake => {
          const other = claimed({ ...claim, mistake })
          return mistake === 'turned'
            ? {
                en: line`With this mistake, ${name(claim.who)} would say ${other} of the value.`,
                es: line`Con este error, ${name(claim.who)} diría ${other} del valor.`,
              }
            : {
                en: line`With this mistake, ${name(claim.who)} would say ${other} times the value.`,
                es: line`Con este error, ${name(claim.who)} diría ${other} veces el valor.`,
              }
        }),
        3,
      )
      return { one, two, three }
    },
    // The claim is compared with how many times as much the digit is worth.
    check(printed, { key }) {
      const [digit, great] = printed.take(2)
      const less = itemOf(printed.numbers, printed.numbers.length - 1)
      const factor = powerOfTen(placeIn(great, digit.n) - placeIn(less, digit.n))
      const told = printed.role('claimed')
      const isPower = told.over(factor).equals(10) || told.times(10).equals(factor)
      return key === (told.compare(1) < 0 ? 'turned' : !isPower ? 'added' : told.compare(factor) < 0 ? 'few' : 'many')
    },
  }),
})
