import { equation, explainedBy, lcm, negative, over, type Ratio, type Step, step, symbol } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  asFraction,
  coefficientOf,
  constantOf,
  gathered,
  isGroup,
  type OneSide,
  opened,
  type Part,
  sideOf,
  termOf,
} from '../../kit/equations/parts.ts'
import { combined, distributed } from '../../kit/equations/parts-said.ts'

const sizeOf = (value: Ratio) => (value.n < 0 ? value.negated() : value)

/** The least number that clears all bars. */
export const clearing = ({ parts, right }: Pick<OneSide, 'parts' | 'right'>): number =>
  parts.reduce((common, { by }) => lcm(common, by.d), right.d)
/** Every part times one number: nothing is over a bar any more. */
export const cleared = (parts: readonly Part[], by: number): readonly Part[] =>
  parts.map(({ by: own, of }) => ({ by: own.times(by), of }))

const withSides = ({ show, letter }: OneSide, parts: readonly Part[], right: Ratio) =>
  equation(sideOf(parts, show, letter), show(right))

/** Clear the bars, distribute, combine, and undo what is left: one thing a line. */
export function solved(of: OneSide): readonly Step[] {
  const common = of.show === asFraction ? clearing(of) : 1
  const start = common > 1 ? cleared(of.parts, common) : of.parts
  const right = of.right.times(common)
  return [
    ...(common > 1 ? [step(withSides(of, start, right), because.multiplyEveryTerm, { value: common })] : []),
    ...fromParts({ ...of, parts: start, right }),
  ]
}

/** −3/9, not yet reduced. */
const fraction = (top: number, bottom: number) =>
  top < 0 === bottom < 0 ? over(Math.abs(top), Math.abs(bottom)) : negative(over(Math.abs(top), Math.abs(bottom)))

function fromParts(of: OneSide): readonly Step[] {
  const { parts, right, show, letter, x } = of
  const open = opened(parts)
  const plain = gathered(open)
  const [a, b] = [coefficientOf(parts), constantOf(parts)]
  const left = right.minus(b)
  const alone = symbol(letter)
  return [
    ...(parts.some(isGroup)
      ? [explainedBy(withSides(of, open, right), distributed(parts.filter(isGroup), show, letter))]
      : []),
    ...(open.length > plain.length || open.some(({ of: kind }, i) => i === 0 && kind === 'one')
      ? [explainedBy(withSides(of, plain, right), combined(open, show, letter))]
      : []),
    ...(b.n === 0
      ? []
      : [
          step(
            equation(termOf(a, show, letter), show(left)),
            b.n < 0 ? because.addToBothSides : because.subtractFromBothSides,
            { value: show(sizeOf(b)) },
          ),
        ]),
    ...(a.equals(1)
      ? []
      : [
          step(
            x.isInteger || show !== asFraction || left.d !== 1 || x.d === Math.abs(a.n)
              ? equation(alone, show(x))
              : equation(equation(alone, fraction(left.n, a.n)), show(x)),
            because.divideBothSides,
            { value: show(a) },
          ),
        ]),
  ]
}
