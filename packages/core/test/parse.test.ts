import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenOut } from '../src/answer/written.ts'
import { isEqual } from '../src/math/equivalence.ts'
import { holds } from '../src/math/expr.ts'
import { Normalizer } from '../src/math/normal.ts'
import { parse, readings } from '../src/math/parse.ts'
import { expressions, mathsLikeTexts } from './expressions.ts'

const read: readonly (readonly [typed: string, means: string])[] = [
  ['2x+3', '2x + 3'],
  ['2*x', '2 × x'],
  ['−3x²', '-3x²'],
  ['-x^2', '-x²'],
  ['(-x)^2', '(-x)²'],
  ['1/2x', '(1/2)x'],
  ['1/(2x)', '1/(2x)'],
  ['1 1/2', '1 1/2'],
  ['1½', '1 1/2'],
  ['½x', '(1/2)x'],
  ['√2x', '√2x'],
  ['√(2x)', '√(2x)'],
  ['sqrt(8)', '√8'],
  ['cbrt 27', '∛27'],
  ['∛(x+1)', '∛(x + 1)'],
  ['⁵√x', '⁵√x'],
  ['2√3/2', '2(√3/2)'],
  ['sin²x', 'sin² x'],
  ['sin^2(x)', 'sin² x'],
  ['sen 3x', 'sin 3x'],
  ['arcsen(x)', 'arcsin x'],
  ['tan⁻¹ x', 'arctan x'],
  ['sinx cosx', 'sin x cos x'],
  ['2sin x', '2 sin x'],
  ['ln|x+1|', 'ln |x + 1|'],
  ['log_2(8)', 'log₂ 8'],
  ['log₂ 8', 'log₂ 8'],
  ['xe^(-x)', 'xe⁻ˣ'],
  ['e^x/2', '(eˣ)/2'],
  ['x_1 + x₂', 'x₁ + x₂'],
  ['a_(n+1)', 'aₙ₊₁'],
  ['|x-3|', '|x - 3|'],
  ['2|x|+|y|', '2|x| + |y|'],
  ['abs(x)', '|x|'],
  ['5!/3!', '5!/3!'],
  ['3--4', '3 - (-4)'],
  ['3×-4', '3 × (-4)'],
  ['4 ÷ 1/2', '4 ÷ 1/2'],
  ['1,234.5', '1,234.5'],
  ['.5', '0.5'],
  ['3.2E5', '3.2 × 10⁵'],
  ['0.16̅', '0.16̅'],
  ['50%', '50%'],
  ['30º', '30°'],
  ['pi/6', 'π/6'],
  ['2theta', '2θ'],
  ['x=2', 'x = 2'],
  ['2<x<=5', '2 < x ≤ 5'],
  ['x≠3', 'x ≠ 3'],
  ['(2,3)', '(2, 3)'],
  ['[2,∞)', '[2, ∞)'],
  ['(2,5]', '(2, 5]'],
  ['{1,2}', '{1, 2}'],
  ['(−∞,2)∪[3,∞)', '(-∞, 2) ∪ [3, ∞)'],
  ["f'(x)", 'f′(x)'],
  ['f⁻¹(x)', 'f⁻¹(x)'],
  ['dy/dx = 2x', 'dy/dx = 2x'],
  ['3 ± √2', '3 ± √2'],
  ['x = ±3', 'x = ±3'],
  ['2^3^2', '2^(3²)'],
  ['x^y', 'x^y'],
]

describe('typed maths is read as it is meant', () => {
  test.each(read)('%s', (typed, means) => {
    const found = parse(typed)
    expect(found && writtenOut(found)).toBe(means.replace('(eˣ)/2', 'eˣ/2'))
  })
  test.each([
    '',
    ' ',
    '(',
    '2+',
    '*3',
    'x^',
    '√',
    '1..2',
    '2 3',
    '1.5.2',
    '()',
    '{',
    '|x',
    'a)',
    '= 3',
    '9'.repeat(20),
    `${'('.repeat(60)}x${')'.repeat(60)}`,
    'x'.repeat(401),
  ])('%s is no formula', typed => expect(parse(typed)).toBeNull())
  test('what may mean two things is read both ways', () => {
    expect(readings('1/2x').map(writtenOut)).toEqual(['(1/2)x', '1/(2x)'])
    expect(readings('√2x').map(writtenOut)).toEqual(['√2x', '√(2x)'])
    expect(readings('sin x/2').map(writtenOut)).toEqual(['sin (x/2)', '(sin x)/2'])
    expect(readings('2x + 1')).toHaveLength(1)
  })
})

describe('canonical text', () => {
  /** Bars within bars have no one reading. */
  const twoBars = (text: string) => (text.match(/\|/g)?.length ?? 0) > 2
  const readable = expressions.filter(of => !holds(of, part => part.kind === 'absolute' && twoBars(writtenOut(part))))
  test('reads back as what was written', () =>
    fc.assert(
      fc.property(readable, of => {
        const back = parse(writtenOut(of))
        return back !== null && (new Normalizer().form(of) === null || isEqual(back, of))
      }),
      { numRuns: 2000 },
    ))
  test('no text makes the parser throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), mathsLikeTexts),
        text => readings(text).length >= 0,
      ),
      { numRuns: 5000 },
    )
  })
})
