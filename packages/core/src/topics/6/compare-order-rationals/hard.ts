import {
  answerStep,
  decimal,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  list,
  mixed,
  prose,
  Ratio,
  relation,
  sentenceChoice,
  tupleOf,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { concluded, lowerPlaces } from './lower-places.ts'
import { apart, isLess, negated } from './parts.ts'
import { comparing } from './working.ts'

/** So many twentieths below a whole number, as a mixed number or as a decimal. */
const written = ({ whole }: { readonly whole: number }, n: number, isMixed: boolean): Value => {
  const value = Ratio.of(-n, 20).minus(whole)
  return isMixed ? mixed(value) : decimal(value)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  meaning: form({
    levels: ['hard'],
    kind: 'choose',
    share: 2,
    draw(random) {
      const place = random.evenly(lowerPlaces)
      const whole = random.int(2, place.least)
      return random.until(
        () => {
          const d = random.pick([2, 4, 5])
          const mixedOne = mixed(Ratio.of(-random.coprimeTo(d), d).minus(whole))
          const decimalOne = decimal(Ratio.of(-random.int(1, 99), 100).minus(whole))
          const pair = place.isMoney
            ? ([decimalOne, decimal(Ratio.of(-random.int(1, 99), 100).minus(whole))] as const)
            : ([decimalOne, mixedOne] as const)
          return { place, pair: tupleOf(random.shuffle(pair), 2) }
        },
        ({ pair: [a, b] }) => apart(a, b) && Math.abs(exact(a).minus(exact(b)).toNumber()) < 0.4,
      )
    },
    answer: sentenceChoice,
    solve: ({ place, pair }) => concluded(place, pair, isLess(...pair), isLess(...pair) ? 0 : 1),
    mistakes({ place, pair }) {
      const less = isLess(...pair)
      const [low, high] = less ? ([0, 1] as const) : ([1, 0] as const)
      return {
        bySize: concluded(place, pair, !less, high),
        wrongPlace: concluded(place, pair, less, high),
        wrongSign: concluded(place, pair, !less, low),
      }
    },
    ask: ({ place, pair: [a, b] }) => {
      const { en, es } = place.tell(place.amount(a), place.amount(b))
      return {
        en: [{ kind: 'paragraph', content: en }, prose`Which statement is right?`],
        es: [{ kind: 'paragraph', content: es }, prose`¿Qué afirmación es correcta?`],
      }
    },
    solution: ({ place, pair: [a, b] }, { says }) => {
      const why = isLess(a, b) ? place.because?.(0, a, b) : place.because?.(1, b, a)
      return [
        ...comparing(a, b),
        answerStep(says, {
          en: [...line`The lesser number is the lower `, ...place.quantity.en, '.', ...(why ? [' ', ...why.en] : [])],
          es: [
            ...line`El número menor es `,
            ...place.quantity.es,
            ` más ${place.low}.`,
            ...(why ? [' ', ...why.es] : []),
          ],
        }),
      ]
    },
    whyWrong: ({ place, pair: [a, b] }) => {
      const right = isLess(a, b) ? relation(a, '<', b) : relation(b, '<', a)
      const turned = {
        en: line`The inequality is the wrong way around: ${right}.`,
        es: line`La desigualdad está al revés: ${right}.`,
      }
      return {
        bySize: turned,
        wrongPlace: {
          en: [...line`The greater number is not the lower `, ...place.quantity.en, '.'],
          es: [...line`El número mayor no es `, ...place.quantity.es, ` más ${place.low}.`],
        },
        wrongSign: turned,
      }
    },
    // Of two negative numbers, the one farther from zero is lower.
    check(printed, { key }) {
      const [a, b] = printed.numbers
      if (!a || !b) return false
      return key === (Math.abs(a.toNumber()) > Math.abs(b.toNumber()) ? 'first 0' : 'second 1')
    },
  }),
  between: form({
    levels: ['hard'],
    kind: 'choose',
    draw(random) {
      const whole = random.int(0, 4)
      return random.until(
        () => {
          const [i, j] = [random.int(7, 18), random.int(2, 13)]
          return { whole, i, j, k: random.int(j + 1, i - 1), isMixed: random.evenly([true, false]) }
        },
        ({ i, j, k }) => i - j >= 3 && i - j <= 7 && k > j && k < i && i % 20 !== 0,
      )
    },
    answer: formulaChoice,
    solve: facts => written(facts, facts.k, facts.isMixed),
    mistakes: facts => ({
      tooFarLeft: written(facts, facts.i + 1, facts.isMixed),
      tooFarRight: written(facts, facts.j - 1, !facts.isMixed),
      otherSign: negated(written(facts, facts.k, facts.isMixed)),
    }),
    ask: facts => ({
      en: prose`Which number lies between ${written(facts, facts.i, !facts.isMixed)} and ${written(facts, facts.j, facts.isMixed)}?`,
      es: prose`¿Qué número está entre ${written(facts, facts.i, !facts.isMixed)} y ${written(facts, facts.j, facts.isMixed)}?`,
    }),
    solution: (facts, answer) => {
      const at = (n: number) => decimal(exact(written(facts, n, false)), 2)
      return [
        explained(
          list(at(facts.i), at(facts.j)),
          line`Write the two given numbers as decimals with two places.`,
          line`Escribe los dos números dados como decimales con dos cifras decimales.`,
        ),
        explained(
          facts.isMixed ? equation(expr(answer), at(facts.k)) : expr(answer),
          line`It lies between them: ${relation(at(facts.i), '<', at(facts.k))} and ${relation(at(facts.k), '<', at(facts.j))}.`,
          line`Está entre los dos: ${relation(at(facts.i), '<', at(facts.k))} y ${relation(at(facts.k), '<', at(facts.j))}.`,
        ),
      ]
    },
    whyWrong: facts => {
      const at = (n: number) => decimal(exact(written(facts, n, false)), 2)
      return {
        tooFarLeft: explained(
          relation(at(facts.i + 1), '<', at(facts.i)),
          line`It is less than both numbers.`,
          line`Es menor que los dos números.`,
        ),
        tooFarRight: explained(
          relation(at(facts.j - 1), '>', at(facts.j)),
          line`It is greater than both numbers.`,
          line`Es mayor que los dos números.`,
        ),
        otherSign: {
          en: line`It is positive, so it is greater than both.`,
          es: line`Es positivo, así que es mayor que los dos.`,
        },
      }
    },
    check(printed, answer) {
      const [low, high] = printed.take(2)
      return exact(answer).minus(low).n > 0 && high.minus(exact(answer)).n > 0
    },
  }),
})
