import {
  addByPlaces,
  blank,
  both,
  bullets,
  columnWithResult,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  integer,
  intoItsPlace,
  line,
  list,
  minus,
  name,
  numberList,
  option,
  people,
  prose,
  step,
  subtractByPlaces,
  sum,
  tupleOf,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { areDifferent, hideDigits, missingDigits } from '../../kit/columns/missing-digits.ts'
import { smallerFromLarger } from '../../kit/columns/regrouping.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { draw, type Pair, withTwoDigitsLeft, worked } from './parts.ts'

const checked = ({ a, b }: Pair) =>
  step(equation(sum(a - b, b), a), because.checkWork, { how: { en: line`add`, es: line`suma` } })

/** Wrong differences by what went wrong, and how it is said. */
const errors = {
  'smaller from larger': {
    claimed: ({ a, b }: Pair) => smallerFromLarger(a, b),
    says: { en: line`the smaller digit was taken from the larger`, es: line`se restó el dígito menor del mayor` },
  },
  'ten kept': {
    claimed: ({ a, b }: Pair) => a - b + 10,
    says: {
      en: line`the ten that was regrouped was still counted`,
      es: line`la decena que se reagrupó se siguió contando`,
    },
  },
  'ten too many': {
    claimed: ({ a, b }: Pair) => a - b - 10,
    says: { en: line`1 ten too many was taken away`, es: line`se quitó 1 decena de más` },
  },
} as const

type ErrorName = keyof typeof errors

const ERRORS: readonly (ErrorName | 'right')[] = ['smaller from larger', 'ten kept', 'ten too many', 'right']

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingNumber: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw(random, level) {
      const pair = random.until(
        () => draw(random, level),
        ({ a, b }) => a !== 2 * b,
      )
      return { ...pair, place: random.evenly(['second', 'first']) }
    },
    answer: integer,
    solve: ({ a, b, place }) => (place === 'first' ? a : b),
    ask: ({ a, b, place }) =>
      both(place === 'first' ? equation(minus(blank(2), b), a - b) : equation(minus(a, blank(2)), a - b)),
    solution: ({ a, b, place }) =>
      intoItsPlace(
        place === 'first'
          ? [step(sum(a - b, b), because.addTheParts), ...addByPlaces(a - b, b)]
          : [step(minus(a, a - b), because.findTheMissingPart), ...subtractByPlaces(a, a - b)],
        equation(minus(a, b), a - b),
      ),
    check: fitsTheGap,
  }),
  missingDigits: form({
    levels: ['hard'],
    share: 2,
    ...missingDigits('−'),
    draw(random) {
      return random.until(() => {
        const { a, b } = withTwoDigitsLeft(random)
        return { a, b, ...hideDigits(random, [a, b, a - b], 2) }
      }, areDifferent)
    },
  }),
  checkByAdding: form({
    levels: ['hard'],
    draw(random) {
      const { a, b } = random.until(
        () => withTwoDigitsLeft(random),
        pair =>
          pair.a - pair.b > 19 &&
          (pair.a - pair.b) % 10 !== 5 &&
          // 46 + 46 would not tell which number was found and which taken away.
          Object.values(errors).every(({ claimed }) => claimed(pair) !== pair.b),
      )
      const error = random.evenly(['smaller from larger', 'ten kept', 'ten too many'] as const)
      return { a, b, error, who: random.pick(people), claimed: errors[error].claimed({ a, b }) }
    },
    answer: numberList,
    solve: ({ a, b, claimed }) => [claimed + b, a - b],
    ask: ({ a, b, claimed, who }) => ({
      en: [
        prose`${name(who)} says that ${minus(a, b)} is ${claimed}. Add to check. Then find the right difference.`,
        bullets(line`${equation(sum(claimed, b), blank(2))}`, line`${equation(minus(a, b), blank(2))}`),
      ],
      es: [
        prose`${name(who)} dice que ${minus(a, b)} es ${claimed}. Suma para comprobar. Luego halla la diferencia correcta.`,
        bullets(line`${equation(sum(claimed, b), blank(2))}`, line`${equation(minus(a, b), blank(2))}`),
      ],
    }),
    namedAnswer(_, answers) {
      const [back, difference] = tupleOf(answers, 2)
      return {
        en: prose`Sum: ${back}; difference: ${difference}`,
        es: prose`Suma: ${back}; diferencia: ${difference}`,
      }
    },
    solution: facts => [
      explained(
        equation(sum(facts.claimed, facts.b), facts.claimed + facts.b),
        [...line`The sum is not ${facts.a}, so ${facts.claimed} is wrong: `, ...errors[facts.error].says.en, '.'],
        [...line`La suma no es ${facts.a}; entonces ${facts.claimed} está mal: `, ...errors[facts.error].says.es, '.'],
      ),
      ...worked(facts),
      checked(facts),
    ],
    check(printed, answers) {
      const [a, b, claimed] = tupleOf(
        printed
          .all('number')
          .slice(0, 3)
          .map(number => evaluate(number)),
        3,
      )
      const [back, difference] = tupleOf(answers, 2)
      return exact(back).minus(b).equals(claimed) && exact(difference).plus(b).equals(a)
    },
  }),
  findTheError: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`Is the difference right? If not, what is the mistake?`,
      es: prose`¿Está bien la diferencia? Si no, ¿cuál es el error?`,
    },
    draw(random) {
      // Where the ones differ by 5, two of the mistakes lead to one number.
      const { a, b } = random.until(
        () => withTwoDigitsLeft(random),
        pair => (pair.a - pair.b) % 10 !== 5 && pair.a - pair.b > 19,
      )
      const error = random.evenly(ERRORS)
      return { a, b, error, claimed: error === 'right' ? a - b : errors[error].claimed({ a, b }) }
    },
    answer: option({
      right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
      'smaller from larger': {
        en: prose`No, the smaller digit was taken from the larger.`,
        es: prose`No, se restó el dígito menor del mayor.`,
      },
      'ten kept': {
        en: prose`No, the ten that was regrouped was still counted.`,
        es: prose`No, la decena que se reagrupó se siguió contando.`,
      },
      'ten too many': { en: prose`No, 1 ten too many was taken away.`, es: prose`No, se quitó 1 decena de más.` },
    }),
    solve: ({ error }) => error,
    ask: ({ a, b, claimed }) => both(columnWithResult('−', [a, b], claimed)),
    key: ({ a, b, error }) =>
      error === 'right' ? both([]) : { en: prose`It should be ${a - b}.`, es: prose`Debe ser ${a - b}.` },
    solution: facts =>
      facts.error === 'right'
        ? [
            ...worked(facts),
            explained(
              list(...ERRORS.flatMap(one => (one === 'right' ? [] : errors[one].claimed(facts)))),
              line`The mistakes in the other choices would lead to these differences.`,
              line`Los errores de las otras opciones llevarían a estas diferencias.`,
            ),
            checked(facts),
          ]
        : [
            step(equation(minus(facts.a, facts.b), facts.claimed), because.mistakeIs, {
              what: errors[facts.error].says,
            }),
            ...worked(facts),
          ],
    whyWrong: ({ a, b, error, claimed }) =>
      error === 'right'
        ? null
        : wouldGive(error, claimed, {
            'smaller from larger': errors['smaller from larger'].claimed({ a, b }),
            'ten kept': errors['ten kept'].claimed({ a, b }),
            'ten too many': errors['ten too many'].claimed({ a, b }),
          }),
    // What the printed difference and the number taken away make beyond the first number.
    check(printed, answer) {
      const { rows, result } = printed.block('column')
      const [a, b] = tupleOf(rows, 2).map(({ of }) => evaluate(of))
      if (!a || !b || !result) return false
      const excess = evaluate(result.of).plus(b).minus(a).n
      const found =
        excess === 0 ? 'right' : excess === 10 ? 'ten kept' : excess === -10 ? 'ten too many' : 'smaller from larger'
      return answer === found
    },
  }),
})
