import {
  answerStep,
  equation,
  explained,
  expr,
  type FormMaker,
  gcd,
  itemOf,
  lastOf,
  line,
  name,
  over,
  type Person,
  people,
  prose,
  Ratio,
  type Sentence,
  sentenceChoice,
  times,
  tupleOf,
} from '../../../author.ts'
import { favorablePairs, numbersTo } from './events.ts'
import type { levels } from './levels.ts'
import { listed, paragraphOf, type Said } from './outcomes.ts'
import { told } from './spinners.ts'

/** Two equal spinners and a sum that comes about in several ways. */
interface Claimed {
  readonly n: number
  readonly sum: number
  readonly person: Person
  readonly mistake: Claim
}
type Claim = 'sums' | 'unordered' | 'added'
const CLAIMS = ['sums', 'unordered', 'added'] as const
const ways = ({ n, sum }: Claimed) => numbersTo(n).filter(p => sum - p >= 1 && sum - p <= n).length
/** The two mistakes that were not made. */
const othersOf = ({ mistake }: Claimed) =>
  tupleOf(
    CLAIMS.filter(why => why !== mistake),
    2,
  )
/** The fraction that each mistake leads to, before it is reduced. */
const claimed = (facts: Claimed, mistake: Claim): readonly [number, number] => {
  const { n } = facts
  if (mistake === 'sums') return [1, 2 * n - 1]
  if (mistake === 'unordered') return [Math.ceil(ways(facts) / 2), (n * (n + 1)) / 2]
  return [ways(facts), 2 * n]
}
const WRONGS: Readonly<Record<Claim, Said>> = {
  sums: {
    en: line`The sums are not equally likely.`,
    es: line`Las sumas no son igualmente probables.`,
  },
  unordered: {
    en: line`The two orders of two different numbers are different outcomes.`,
    es: line`Los dos órdenes de dos números diferentes son resultados diferentes.`,
  },
  added: {
    en: line`The numbers of sections must be multiplied, not added.`,
    es: line`Los números de secciones se deben multiplicar, no sumar.`,
  },
}
const claim = (facts: Claimed): Said => {
  const { n, sum, mistake, person } = facts
  const [k, all] = claimed(facts, mistake)
  const fraction = over(k, all)
  switch (mistake) {
    case 'sums':
      return {
        en: line`${name(person)} says, “There are ${all} possible sums, from 2 to ${2 * n}. So the probability that the sum is ${sum} is ${fraction}.”`,
        es: line`${name(person)} dice: “Hay ${all} sumas posibles, de 2 a ${2 * n}. Entonces la probabilidad de que la suma sea ${sum} es ${fraction}”.`,
      }
    case 'unordered':
      return {
        en: line`${name(person)} says, “There are ${all} pairs when the order does not matter. The number of pairs with the sum ${sum} is ${k}. So the probability that the sum is ${sum} is ${fraction}.”`,
        es: line`${name(person)} dice: “Hay ${all} parejas si no importa el orden. El número de parejas con la suma ${sum} es ${k}. Entonces la probabilidad de que la suma sea ${sum} es ${fraction}”.`,
      }
    case 'added':
      return {
        en: line`${name(person)} says, “There are ${n} + ${n} = ${all} outcomes. The number of outcomes with the sum ${sum} is ${k}. So the probability that the sum is ${sum} is ${fraction}.”`,
        es: line`${name(person)} dice: “Hay ${n} + ${n} = ${all} resultados. El número de resultados con la suma ${sum} es ${k}. Entonces la probabilidad de que la suma sea ${sum} es ${fraction}”.`,
      }
  }
}
const corrected = (why: Claim, value: Ratio): Sentence => ({
  key: `${why} ${value}`,
  says: paragraphOf(WRONGS[why], {
    en: line`The probability is ${value}.`,
    es: line`La probabilidad es ${value}.`,
  }),
})

export const claimForms = (form: FormMaker<typeof levels>) => ({
  claim: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Claimed {
      const mistake = random.evenly(CLAIMS)
      const person = random.pick(people)
      return random.until(
        () => {
          const n = random.int(3, 6)
          return { n, mistake, person, sum: random.int(3, 2 * n - 1) }
        },
        facts => {
          const value = rightOf(facts)
          const wrong = CLAIMS.map(name => Ratio.of(...claimed(facts, name)))
          return (
            ways(facts) > 1 &&
            facts.n > 3 &&
            wrong.every(other => !other.equals(value) && other.compare(1) < 0) &&
            !value.equals(Ratio.of(1, 2))
          )
        },
      )
    },
    answer: sentenceChoice,
    solve: (facts): Sentence => corrected(facts.mistake, rightOf(facts)),
    mistakes(facts): Readonly<Record<string, Sentence>> {
      const [other, third] = othersOf(facts)
      return {
        stillWrong: corrected(facts.mistake, Ratio.of(...claimed(facts, other))),
        another: corrected(other, Ratio.of(...claimed(facts, third))),
        none: {
          key: 'none',
          says: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
        },
      }
    },
    ask(facts) {
      const first = paragraphOf(told({ n: facts.n, m: facts.n }), claim(facts))
      return {
        en: [first.en, prose`What is the mistake, and what is the right probability?`],
        es: [first.es, prose`¿Cuál es el error y cuál es la probabilidad correcta?`],
      }
    },
    solution(facts, answer) {
      const { n, sum, mistake } = facts
      const pairs = favorablePairs({ operation: 'sum', is: 'equal', k: sum }, n, n).map(pair => pair.map(expr))
      return [
        explained(
          equation(times(n, n), n * n),
          line`Each of the ${n} numbers on one spinner can come with each of the ${n} on the other. These outcomes are equally likely.`,
          line`Cada uno de los ${n} números de una ruleta puede salir con cada uno de los ${n} de la otra. Estos resultados son igualmente probables.`,
        ),
        explained(
          listed(pairs),
          line`List the outcomes with the sum ${sum} and count them: ${pairs.length}.`,
          line`Escribe los resultados con la suma ${sum} y cuéntalos: ${pairs.length}.`,
        ),
        explained(
          gcd(pairs.length, n * n) === 1
            ? over(pairs.length, n * n)
            : equation(over(pairs.length, n * n), Ratio.of(pairs.length, n * n)),
          line`Write favorable outcomes over all outcomes.`,
          line`Escribe los resultados favorables sobre todos los resultados.`,
        ),
        answerStep(answer.says, WHY[mistake]),
      ]
    },
    whyWrong: facts => {
      const [right, [other]] = [rightOf(facts), othersOf(facts)]
      const given = (mistake: Claim) => over(...claimed(facts, mistake))
      return {
        stillWrong: {
          en: line`It names the mistake, but the probability is ${right}.`,
          es: line`Nombra el error, pero la probabilidad es ${right}.`,
        },
        another: {
          en: line`That mistake would give ${given(other)}, not ${given(facts.mistake)}.`,
          es: line`Ese error daría ${given(other)}, no ${given(facts.mistake)}.`,
        },
        none: {
          en: line`There is a mistake: the probability is ${right}.`,
          es: line`Sí hay un error: la probabilidad es ${right}.`,
        },
      }
    },
    check(printed, { key }) {
      const n = itemOf(printed.numbers, 0).toNumber()
      const sum = lastOf(printed.numbers.filter(value => value.isInteger)).toNumber()
      let hits = 0
      for (let p = 1; p <= n; p++) for (let q = 1; q <= n; q++) if (p + q === sum) hits++
      const why = /possible sums|sumas posibles/.test(printed.text)
        ? 'sums'
        : /order|orden/.test(printed.text)
          ? 'unordered'
          : 'added'
      return key === `${why} ${Ratio.of(hits, n * n)}`
    },
  }),
})

const WHY: Readonly<Record<Claim, Said>> = {
  sums: {
    en: line`Some sums come about in more ways than others.`,
    es: line`Algunas sumas se obtienen de más maneras que otras.`,
  },
  unordered: {
    en: line`Two different numbers can come in two orders, two equal numbers in only one.`,
    es: line`Dos números diferentes pueden salir en dos órdenes; dos iguales, en uno solo.`,
  },
  added: {
    en: line`Adding counts the sections of both spinners, not the pairs of sections.`,
    es: line`Al sumar se cuentan las secciones de las dos ruletas, no las parejas de secciones.`,
  },
}
const rightOf = (facts: Claimed) => Ratio.of(ways(facts), facts.n * facts.n)
