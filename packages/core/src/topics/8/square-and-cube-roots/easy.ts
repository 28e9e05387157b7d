import {
  approximate,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  integer,
  isNear,
  line,
  match,
  negative,
  power,
  root,
  times,
  type Value,
  wholes,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { findValue } from './parts.ts'

/** Square roots with either sign, and cube roots. */
const roots = [
  ...wholes(2, 15).flatMap(side => [
    { shown: root(side ** 2), side, degree: 2, value: side },
    { shown: negative(root(side ** 2)), side, degree: 2, value: -side },
  ]),
  // 2 is the root of other levels' stories.
  ...[3, 4, 5, 10].map(side => ({ shown: root(side ** 3, 3), side, degree: 3, value: side })),
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy'],
    share: 3,
    instruction: findValue,
    draw: random => random.evenly(roots),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ shown }) => both(equation(shown, blank(2))),
    solution: ({ shown, side, degree, value }) => [
      explained(
        equation(times(...Array.from({ length: degree }, () => side)), side ** degree),
        degree === 2
          ? line`Find the positive number whose square is ${side ** degree}.`
          : line`Find the number whose cube is ${side ** degree}.`,
        degree === 2
          ? line`Halla el número positivo cuyo cuadrado es ${side ** degree}.`
          : line`Halla el número cuyo cubo es ${side ** degree}.`,
      ),
      value > 0
        ? explained(
            equation(shown, value),
            degree === 2
              ? line`So ${side} is the square root of ${side ** degree}.`
              : line`So ${side} is the cube root of ${side ** degree}.`,
            degree === 2
              ? line`Entonces ${side} es la raíz cuadrada de ${side ** degree}.`
              : line`Entonces ${side} es la raíz cúbica de ${side ** degree}.`,
          )
        : explained(
            equation(shown, value),
            line`The root is ${side}, and the minus sign stands before it.`,
            line`La raíz es ${side} y el signo menos está delante de ella.`,
          ),
    ],
    // A square root is never negative; its power is what stands under the sign.
    check(printed, answer) {
      const shown = printed.one('root')
      const sign = printed.all('negative').length > 0 ? -1 : 1
      const value = exact(answer).times(sign)
      return evaluate(shown.of).equals(value.power(shown.degree ? 3 : 2)) && value.n > 0
    },
  }),
  match: form(
    match({
      levels: ['easy'],
      what: { en: line`each root with its value`, es: line`cada raíz con su valor` },
      draw: random => {
        const [three] = random.sample(wholes(2, 5), 1)
        const [one, two] = random.sample(
          wholes(2, 9).filter(side => side !== three),
          2,
        )
        return [
          [root(one ** 2), one],
          [negative(root(two ** 2)), -two],
          [root(three ** 3, 3), three],
          [root(10 ** 2 * one ** 2), 10 * one],
        ]
      },
      belong: ([left], [right]) => isNear(approximate(left as Expr), approximate(right as Expr)),
      solution: pairs =>
        pairs.map(([left, right]) => {
          const [of, size] = [left as Expr, exact(right as Value)]
          const under = of.kind === 'negative' ? of.of : of
          const degree = under.kind === 'root' && under.degree ? 3 : 2
          const [base, sign] = size.n < 0 ? [size.negated(), -1] : [size, 1]
          const product = equation(power(base, degree), base.power(degree))
          return sign > 0
            ? explained(equation(of, size), line`This is so because ${product}.`, line`Es así porque ${product}.`)
            : explained(
                equation(of, size),
                line`Since ${product}, the root is ${base}. The minus sign stands before it.`,
                line`Como ${product}, la raíz es ${base}. El signo menos está delante de ella.`,
              )
        }),
    }),
  ),
})
