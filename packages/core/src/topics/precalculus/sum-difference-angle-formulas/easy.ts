import {
  approximate,
  both,
  call,
  degrees,
  type Expr,
  equation,
  expr,
  type FormMaker,
  minus,
  negative,
  over,
  piExpr,
  prose,
  Ratio,
  root,
  simplifiedExpression,
  sum,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { combined, isNear, type Name, type Sign } from './parts.ts'

const [two, three, six] = [root(2), root(3), root(6)]

const ODD_ANGLES = [15, 75, 105, 165, 195, 255, 285, 345]

const SPECIAL = [30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315]

const FUNCTIONS = { sin: Math.sin, cos: Math.cos, tan: Math.tan }

const inRadians = (angle: number) => (angle * Math.PI) / 180

const valueOf = (name: Name, angle: number) => FUNCTIONS[name](inRadians(angle))

const EXACT: readonly Expr[] = [
  over(sum(six, two), 4),
  over(minus(six, two), 4),
  over(minus(two, six), 4),
  negative(over(sum(six, two), 4)),
  sum(2, three),
  minus(2, three),
  minus(three, 2),
  minus(-2, three),
]

/** The value of a function at an odd multiple of 15°. */
function exactValue({ name, angle }: { readonly name: Name; readonly angle: number }): Expr {
  const found = EXACT.find(value => isNear(approximate(value), valueOf(name, angle)))
  if (!found) throw new Error(`${name} ${angle}° is not among the exact values`)
  return found
}

/** 75 is 45 + 30, 15 is 45 − 30. */
function split(angle: number): readonly [number, Sign, number] {
  for (const second of [45, 30, 60]) {
    if (SPECIAL.includes(angle - second)) return [angle - second, 1, second]
    if (SPECIAL.includes(angle + second)) return [angle + second, -1, second]
  }
  throw new Error(`${angle}° is no sum of special angles`)
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['easy'],
    instruction: { en: prose`Find the exact value.`, es: prose`Halla el valor exacto.` },
    draw: random => ({
      name: random.pick(['sin', 'cos', 'tan'] as const),
      angle: random.pick(ODD_ANGLES),
      isRadians: random.evenly([false, true]),
      isHelped: random.chance(0.3),
    }),
    answer: simplifiedExpression,
    solve: exactValue,
    ask({ name, angle, isRadians, isHelped }) {
      const shown = (value: number) => (isRadians ? piExpr(Ratio.of(value, 180)) : degrees(expr(value)))
      const asked = call(name, shown(angle))
      if (!isHelped) return both(asked)
      const [one, sign, two] = split(angle)
      const parts = equation(shown(angle), combined(shown(one), sign, shown(two)))
      return { en: [asked, prose`Use ${parts}.`], es: [asked, prose`Usa ${parts}.`] }
    },
    check: (printed, answer) => isNear(approximate(printed.one('call')), approximate(answer)),
  }),
})
