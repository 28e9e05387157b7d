import {
  type Both,
  equation,
  explainedBy,
  type Inline,
  itemOf,
  lcm,
  line,
  negative,
  over,
  type Ratio,
  type Step,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  asFraction,
  coefficientOf,
  constantOf,
  gathered,
  isGroup,
  type OneSide,
  opened,
  openedPart,
  type Part,
  partOf,
  type Show,
  sideOf,
  termOf,
} from './one-side.ts'

type Words = Both<readonly Inline[]>
const sizeOf = (value: Ratio) => (value.n < 0 ? value.negated() : value)

/** The least number that clears all bars. */
export const clearing = ({ parts, right }: Pick<OneSide, 'parts' | 'right'>): number =>
  parts.reduce((common, { by }) => lcm(common, by.d), right.d)
/** Every part times one number: nothing is over a bar any more. */
export const cleared = (parts: readonly Part[], by: number): readonly Part[] =>
  parts.map(({ by: own, of }) => ({ by: own.times(by), of }))

const withSides = ({ show, letter }: OneSide, parts: readonly Part[], right: Ratio) =>
  equation(sideOf(parts, show, letter), show(right))

/** "Distribute 4: 4(2x − 3) is 8x − 12." */
function distributed(groups: readonly Part[], show: Show, letter: string): Words {
  const result = (part: Part) => line`${partOf(part, show, letter)}`
  const open = (part: Part) => line`${sideOf(openedPart(part), show, letter)}`
  const clause = (part: Part): Words =>
    part.by.equals(-1)
      ? {
          en: [...line`change the sign of each term in the parentheses: `, ...result(part), ' is ', ...open(part)],
          es: [...line`cambia el signo de cada término del paréntesis: `, ...result(part), ' es ', ...open(part)],
        }
      : part.by.equals(1)
        ? { en: line`remove the parentheses`, es: line`quita el paréntesis` }
        : {
            en: [...line`distribute ${show(part.by)}: `, ...result(part), ' is ', ...open(part)],
            es: [...line`distribuye ${show(part.by)}: `, ...result(part), ' es ', ...open(part)],
          }
  const [first, second] = groups.map(clause)
  const all = {
    en: [...(first?.en ?? []), ...(second ? ['; ', ...second.en] : []), '.'],
    es: [...(first?.es ?? []), ...(second ? ['; ', ...second.es] : []), '.'],
  }
  return { en: capitalized(all.en), es: capitalized(all.es) }
}
const capitalized = ([first, ...rest]: readonly Inline[]): readonly Inline[] =>
  typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : [...(first ? [first] : []), ...rest]

/** "Combine like terms: 8x − 3x is 5x." */
function combined(parts: readonly Part[], show: Show, letter: string): Words {
  const kinds = (['x', 'one'] as const)
    .map(kind => parts.filter(({ of }) => of === kind))
    .filter(({ length }) => length > 1)
  const clause = (alike: readonly Part[], is: string) => [
    sideOf(alike, show, letter),
    is,
    ...line`${itemOf(alike, 0).of === 'x' ? termOf(coefficientOf(alike), show, letter) : show(constantOf(alike))}`,
  ]
  const all = (is: string) => kinds.flatMap((alike, i) => (i === 0 ? clause(alike, is) : ['; ', ...clause(alike, is)]))
  return {
    en: ['Combine like terms: ', ...all(' is '), '.'],
    es: ['Reduce los términos semejantes: ', ...all(' es '), '.'],
  }
}

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
