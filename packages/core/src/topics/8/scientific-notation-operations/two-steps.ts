import {
  answerStep,
  count,
  decimal,
  equation,
  explainedBy,
  itemOf,
  line,
  power,
  type Random,
  type Ratio,
  role,
  type Step,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Decimal, readScientific, scientific, sizeOf, ten, valueOf } from '../../kit/decimals/scientific.ts'
import { type Form, type Operation, rawFirst, rawSize, worked } from './parts.ts'
import { shiftOf, splitLine, withPower } from './steps.ts'
import { askedScientific, inScientific } from './stories.ts'
import { type Plan, type TwoSteps, twoStepSettings } from './two-step-settings.ts'

interface Drawn {
  readonly setting: TwoSteps
  readonly abc: readonly [Decimal, Decimal, Decimal]
}
const operationsOf = (plan: Plan) => plan.split('-') as [Operation, Operation]

/** Both operations: the numbers of the first, then those of the second. */
function plannedOf({ setting: { plan }, abc: [a, b, c] }: Drawn) {
  const [first, second] = operationsOf(plan)
  const middle = worked(first, a, b)
  // Of the whole the sum of its parts is taken away.
  const [left, right] = second === 'minus' ? [c, middle] : [middle, c]
  return { first, second, middle, left, right, result: worked(second, left, right) }
}

/** One operation on one line, and the point moved on another if it must. */
function resultSteps(operation: Operation, a: Decimal, b: Decimal, says: TwoSteps['first']): readonly Step[] {
  const result = scientific(worked(operation, a, b))
  const isSum = operation === 'plus' || operation === 'minus'
  const size = isSum ? Math.max(sizeOf(a), sizeOf(b)) : rawSize(operation, a, b)
  const factor: Ratio = isSum ? valueOf(worked(operation, a, b)).over(ten(size)) : rawFirst(operation, a, b)
  const raw = times(decimal(factor), power(10, size))
  const same =
    isSum && sizeOf(a) !== sizeOf(b)
      ? [
          explainedBy(
            equation(scientific(sizeOf(a) < sizeOf(b) ? a : b), withPower(sizeOf(a) < sizeOf(b) ? a : b, size)),
            {
              en: line`Write this number with the greater power, ${power(10, size)}.`,
              es: line`Escribe este número con la potencia mayor, ${power(10, size)}.`,
            },
          ),
        ]
      : []
  const shift = shiftOf(factor)
  return [
    ...same,
    explainedBy(equation(splitLine(operation, a, b), raw), says),
    ...(shift === 0
      ? []
      : [
          step(
            equation(equation(raw, times(decimal(factor.over(ten(shift))), power(10, shift), power(10, size))), result),
            because.inScientificNotation,
          ),
        ]),
  ]
}

export const twoStepForms = (form: Form) => ({
  twoStepStory: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 4,
    draw: (random: Random): Drawn => {
      const setting = random.evenly(twoStepSettings)
      return { setting, abc: random.pick(setting.numbers) }
    },
    answer: inScientific,
    solve: drawn => count(scientific(plannedOf(drawn).result), drawn.setting.unit),
    ask: ({ setting, abc: [a, b, c] }) =>
      askedScientific(
        setting.tell(
          role(`${setting.plan}-a`, scientific(a)),
          role(`${setting.plan}-b`, scientific(b)),
          role(`${setting.plan}-c`, scientific(c)),
        ),
      ),
    solution: drawn => {
      const { setting, abc } = drawn
      const { first, second, left, right, result } = plannedOf(drawn)
      const said = count(scientific(result), setting.unit)
      return [
        ...resultSteps(first, abc[0], abc[1], setting.first),
        ...resultSteps(second, left, right, setting.second),
        answerStep({ kind: 'paragraph', content: [said] }, setting.end(said)),
      ]
    },
    // Back from the answer to the first number.
    check(printed, { amount }) {
      const { name } = itemOf(printed.terms('role'), 0)
      const plan = name.slice(0, name.lastIndexOf('-')) as Plan
      const [a, b, c] = [printed.role(`${plan}-a`), printed.role(`${plan}-b`), printed.role(`${plan}-c`)]
      const { isProper, value } = readScientific(amount)
      if (!isProper) return false
      switch (plan) {
        case 'minus-over':
          return value.times(c).plus(b).equals(a)
        case 'plus-over':
          return value.times(c).minus(b).equals(a)
        case 'minus-times':
          return value.over(c).plus(b).equals(a)
        case 'times-over':
          return value.times(c).over(b).equals(a)
        case 'plus-minus':
          return value.plus(a).plus(b).equals(c)
      }
    },
  }),
})
