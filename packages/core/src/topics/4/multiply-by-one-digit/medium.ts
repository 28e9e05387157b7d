import {
  both,
  columnWithResult,
  evaluate,
  explained,
  expr,
  type FormMaker,
  line,
  option,
  prose,
  tupleOf,
  wouldGive,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { digitsOf, draw, inColumns, placeOf } from './parts.ts'

/** The product with the carry into one place forgotten. */
function withoutCarryTo(place: number, top: number, factor: number): number {
  const digits = digitsOf(top).reverse()
  let [carry, total] = [0, 0]
  digits.forEach((digit, at) => {
    const value = digit * factor + (at === place ? 0 : carry)
    const isLast = at === digits.length - 1
    total += (isLast ? value : value % 10) * 10 ** at
    carry = Math.floor(value / 10)
  })
  return total
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findTheError: form({
    levels: ['medium'],
    kind: 'find-mistake',
    instruction: { en: prose`Is the product right?`, es: prose`¿Está bien el producto?` },
    draw: (random, level) => {
      const kind = random.evenly(['tens', 'right', 'hundreds', 'tens', 'hundreds'] as const)
      const { top, factor } = random.until(
        () => draw(random, level),
        ({ top, factor }) => placeOf(top, factor, 1).carry > 0 && placeOf(top, factor, 2).carry > 0,
      )
      return {
        kind,
        top,
        factor,
        claimed: kind === 'right' ? top * factor : withoutCarryTo(kind === 'tens' ? 1 : 2, top, factor),
      }
    },
    answer: option({
      right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
      tens: {
        en: prose`No, the carry to the tens was not added.`,
        es: prose`No, no se sumó lo que se llevaba a las decenas.`,
      },
      hundreds: {
        en: prose`No, the carry to the hundreds was not added.`,
        es: prose`No, no se sumó lo que se llevaba a las centenas.`,
      },
    }),
    solve: ({ kind }) => kind,
    ask: ({ top, factor, claimed }) => both(columnWithResult('×', [top, factor], claimed)),
    key: ({ top, factor, claimed }) =>
      claimed === top * factor
        ? both([])
        : { en: prose`The product is ${top * factor}.`, es: prose`El producto es ${top * factor}.` },
    solution: ({ kind, top, factor, claimed }) => {
      const all = inColumns({ top, factor })
      if (kind === 'right') return all
      const { carry } = placeOf(top, factor, kind === 'tens' ? 1 : 2)
      const forgotten = explained(
        expr(claimed),
        kind === 'tens'
          ? line`Here the carry ${carry} was not added to the tens.`
          : line`Here the carry ${carry} was not added to the hundreds.`,
        kind === 'tens'
          ? line`Aquí no se sumó a las decenas el ${carry} que se llevaba.`
          : line`Aquí no se sumó a las centenas el ${carry} que se llevaba.`,
      )
      return [...all, forgotten]
    },
    whyWrong: ({ kind, top, factor, claimed }) =>
      wouldGive(kind, claimed, {
        tens: withoutCarryTo(1, top, factor),
        hundreds: withoutCarryTo(2, top, factor),
      }),
    // The ones are always right; the tens tell whether the first carry was added.
    check(printed, answer) {
      const { rows, result } = printed.block('column')
      const [top, factor] = tupleOf(
        rows.map(({ of }) => evaluate(of).n),
        2,
      )
      const said = result ? evaluate(result.of).n : 0
      if (said === top * factor) return answer === 'right'
      const tensAreRight = Math.floor(said / 10) % 10 === Math.floor((top * factor) / 10) % 10
      return answer === (tensAreRight ? 'hundreds' : 'tens')
    },
  }),
})
