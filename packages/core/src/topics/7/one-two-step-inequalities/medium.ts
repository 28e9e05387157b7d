import {
  type FormMaker,
  findMistake,
  itemOf,
  line,
  linearTerm,
  Ratio,
  relation,
  solveLinear,
  sum,
  type Work,
} from '../../../author.ts'
import { agree, FLIPPED, holdsFor, SIGNS, type Sign } from '../../kit/equations/inequality.ts'
import type { levels } from './levels.ts'
import { positive, x } from './parts.ts'

/** ax + b compared with c. */
interface Compared {
  readonly a: Ratio
  readonly b: number
  readonly sign: Sign
  readonly c: Ratio
}

const endSign = ({ a, sign }: Compared): Sign => (a.n < 0 ? FLIPPED[sign] : sign)

/** ax alone, then x. */
const workOf = ({ a, b, sign, c }: Compared, alone: Ratio, end: Sign): Work => [
  relation(sum(linearTerm(a, x), b), sign, c),
  relation(linearTerm(a, x), sign, alone),
  relation(x, end, alone.over(a)),
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findTheError: form(
    findMistake({
      levels: ['medium', 'hard'],
      lines: 2,
      draw: (random, { coefficients }: { readonly coefficients: 'whole' | 'parts' }): Compared => {
        const sign = random.pick(SIGNS)
        const isNegative = random.evenly([true, true, false])
        return random.until(
          () => {
            const size = coefficients === 'whole' ? Ratio.of(positive(random)) : Ratio.of(1, random.int(2, 6))
            const a = isNegative ? size.negated() : size
            const [b, quotient] = [random.intExcept(-12, 12, 0), random.intExcept(-8, 8, 0)]
            const alone = coefficients === 'whole' ? a.times(quotient) : Ratio.of(quotient)
            return { a, b, sign, c: alone.plus(b) }
          },
          ({ a, b, c }) => c.plus(b).over(a).isInteger && c.plus(b).n !== 0,
        )
      },
      work: given => workOf(given, given.c.minus(given.b), endSign(given)),
      steps: given => solveLinear(itemOf(workOf(given, given.c, given.sign), 0)),
      mistakes: {
        signNotReversed: {
          says: ({ a }) =>
            a.n < 0
              ? {
                  en:
                    a.d > 1
                      ? line`both sides were multiplied by ${a.power(-1)}, and the inequality was not reversed`
                      : line`both sides were divided by ${a}, and the inequality was not reversed`,
                  es:
                    a.d > 1
                      ? line`se multiplicaron ambos lados por ${a.power(-1)} y no se invirtió la desigualdad`
                      : line`se dividieron ambos lados entre ${a} y no se invirtió la desigualdad`,
                }
              : {
                  en:
                    a.d > 1
                      ? line`both sides were multiplied by the positive number ${a.power(-1)}, and the inequality was reversed`
                      : line`both sides were divided by the positive number ${a}, and the inequality was reversed`,
                  es:
                    a.d > 1
                      ? line`se multiplicaron ambos lados por el número positivo ${a.power(-1)} y se invirtió la desigualdad`
                      : line`se dividieron ambos lados entre el número positivo ${a} y se invirtió la desigualdad`,
                },
          work: given => workOf(given, given.c.minus(given.b), FLIPPED[endSign(given)]),
        },
        sameOperationAgain: {
          says: ({ b }) =>
            b < 0
              ? {
                  en: line`${-b} was subtracted from the right side instead of added to it`,
                  es: line`se restó ${-b} del lado derecho en lugar de sumarlo`,
                }
              : {
                  en: line`${b} was added to the right side instead of subtracted from it`,
                  es: line`se sumó ${b} al lado derecho en lugar de restarlo`,
                },
          work: given => workOf(given, given.c.plus(given.b), endSign(given)),
        },
      },
      follows: (before, after) =>
        agree(
          holdsFor(before),
          holdsFor(after),
          Array.from({ length: 201 }, (_, i) => i - 100),
        ),
    }),
  ),
})
