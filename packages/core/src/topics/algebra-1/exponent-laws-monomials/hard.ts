import {
  both,
  box,
  bracketed,
  equation,
  type FormMaker,
  join,
  numberList,
  over,
  power,
  prose,
  symbol,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { isSameAt, of, quotient, simplest, toPower } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingInside: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write the exponents of ${symbol('x')} and ${symbol('y')}, in this order, that make the statement true.`,
      es: prose`Escribe los exponentes de ${symbol('x')} y de ${symbol('y')}, en este orden, que hacen verdadera la igualdad.`,
    },
    lines: 3,
    // No exponent of the right side is larger than 20.
    draw(random) {
      const n = random.pick([-2, 2, 3, -3])
      const isSquare = Math.abs(n) === 2
      return {
        n,
        gap: random.int(1, isSquare ? 8 : 5) * random.sign(),
        b: random.int(1, isSquare ? 9 : 6) * random.sign(),
        c: random.int(2, 5),
        k: random.int(1, isSquare ? 2 : 1),
      }
    },
    answer: numberList,
    solve: ({ gap, b }) => [gap, b],
    ask({ gap, n, c, b, k }) {
      const [x, y] = [symbol('x'), symbol('y')]
      const inner = bracketed(over(join(power(x, box(0.8)), power(y, box(0.8))), join(c, k === 1 ? x : power(x, k))))
      const right = simplest(toPower(quotient(of(1, gap, b), of(c, k, 0)), n))
      return both(equation(power(inner, n), right))
    },
    check(printed, [first, second]) {
      const filledIn = filled(printed.one('relation'), first!, second!)
      return filledIn.kind === 'relation' && isSameAt(filledIn.left, filledIn.right)
    },
  }),
})
