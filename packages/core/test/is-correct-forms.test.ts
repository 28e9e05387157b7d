import { describe, expect, test } from 'vitest'
import { type GradedAnswer, isCorrect } from '../src/answer/is-correct.ts'
import type { AnswerKind, Requirement } from '../src/answer/type.ts'

/** For each form that a prompt may ask for: what has it, and what is equal without it. */
interface Asked {
  readonly requires: Requirement
  readonly type: AnswerKind
  readonly value: string
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

const asked = (
  requires: Requirement,
  type: AnswerKind,
  value: string,
  right: readonly string[],
  wrong: readonly string[],
): Asked => ({ requires, type, value, right, wrong })

const forms: readonly Asked[] = [
  asked('improper', 'fraction', '11/6', ['11/6', '22/12'], ['1 5/6', '6/11']),
  asked('fraction', 'fraction', '3/4', ['3/4', '6/8'], ['0.75', '75%']),
  asked('decimal', 'fraction', '3/4', ['0.75', '.75', '0.750'], ['3/4', '75%']),
  asked('percent', 'fraction', '9/20', ['45%', '45 %'], ['0.45', '45', '9/20']),
  asked('decimal-places-1', 'decimal', '187/5', ['37.4', '37.40'], ['37 2/5', '187/5', '37.41']),
  asked('decimal-places-2', 'fraction', '22/25', ['0.88', '.88'], ['22/25']),
  asked('exact', 'expression', '2√3', ['2√3', '√12', '2sqrt(3)'], ['3.46', '3.4641016151']),
  asked(
    'scientific',
    'expression',
    '3.2 × 10⁵',
    ['3.2 × 10⁵', '3.2*10^5', '3.20 × 10^5'],
    ['32 × 10⁴', '0.32 × 10⁶', '320000', '(16/5) × 10⁵'],
  ),
  asked('scientific', 'expression', '5 × 10⁻³', ['5 × 10⁻³', '5*10^-3'], ['0.5 × 10⁻²', '50 × 10⁻⁴']),
  asked('letter-on-left', 'inequality', 'x < 5', ['x < 5', 'x<5.0'], ['5 > x', '(-∞, 5)', 'x < 10 - 5']),
  asked('letter-on-left', 'equation', 'y = 2x + 3', ['y = 2x + 3', 'y = 3 + 2x'], ['2x + 3 = y', 'y - 3 = 2x']),
  asked(
    'slope-intercept',
    'equation',
    'y = 2x - 2',
    ['y = 2x - 2', 'y = -2 + 2x', 'f(x) = 2x - 2', '2x - 2 = y'],
    ['y = 2(x - 1)', 'y = 2x - 6 + 4', '2x - y = 2', 'y + 2 = 2x', 'y = (4x - 4)/2', 'y = 6x/3 - 2', 'y = x + x - 2'],
  ),
  asked(
    'slope-intercept',
    'equation',
    'y = -(1/3)x + 16/3',
    ['y = -x/3 + 16/3', 'y = -1/3x + 5 1/3'],
    ['y = (16 - x)/3', 'x + 3y = 16'],
  ),
  asked(
    'point-slope',
    'equation',
    'y + 4 = -(x + 4)',
    ['y + 4 = -(x + 4)', 'y - (-4) = -1(x - (-4))', 'y - 1 = -(x + 9)', 'y = -(x + 8)'],
    ['y = -x - 8', 'x + y = -8', 'y + 4 = -x - 4', 'y + 4 = x + 4'],
  ),
  asked(
    'vertex-form',
    'equation',
    'y = 2(x - 3)² + 1',
    ['y = 2(x - 3)^2 + 1', 'y = 1 + 2(x-3)²', 'f(x) = 2(x - 3)² + 1'],
    ['y = 2x² - 12x + 19', 'y - 1 = 2(x - 3)²', 'y = 2(x + 3)² + 1', 'y = 2(x-3)(x-3) + 1'],
  ),
  asked(
    'intercept-form',
    'equation',
    'y = -(3/2)(x + 5)(x - 2)',
    [
      'y = -3/2 (x + 5)(x - 2)',
      'y = -1.5(x - 2)(x + 5)',
      'y = -(3/2)(x - (-5))(x - 2)',
      'f(x) = -3(x + 5)(x - 2)/2',
      '-1.5(x + 5)(x - 2) = y',
    ],
    [
      'y = -1.5x² - 4.5x + 15',
      'y = -1.5(x² + 3x - 10)',
      'y = (x + 5)(3 - 1.5x)',
      'y = (-1.5x - 7.5)(x - 2)',
      'y = -1.5(x - 5)(x + 2)',
      'y = 1.5(x + 5)(x - 2)',
      'y/(x + 5) = -1.5(x - 2)',
    ],
  ),
  asked(
    'intercept-form',
    'equation',
    'y = (1/2)x(x - 4)',
    ['y = 1/2 x(x - 4)', 'y = 0.5(x - 4)x', 'y = x(x - 4)/2', 'y = 0.5(x - 0)(x - 4)'],
    ['y = 0.5x² - 2x', 'y = x(0.5x - 2)'],
  ),
  asked(
    'distance-form',
    'equation',
    '|x + 9/2| = 3/2',
    ['|x + 4.5| = 1.5', '|x - (-4.5)| = 1.5', '3/2 = |x + 9/2|', '|x + 4 1/2| = 1 1/2', 'abs(x + 4.5) = 1.5'],
    [
      '|2x + 9| = 3',
      '2|x + 4.5| = 3',
      '|x + 4.5| - 1.5 = 0',
      '|-x - 4.5| = 1.5',
      '|x - 4.5| = 1.5',
      '|x + 4.5| = 3',
      'x = -3 or x = -6',
    ],
  ),
  asked(
    'distance-form',
    'equation',
    '|x| = 4',
    ['|x| = 4', '4 = |x|', '|x - 0| = 4'],
    ['|2x| = 8', '|x| = -4', 'x = 4', '|-x| = 4'],
  ),
  asked(
    'standard-form',
    'equation',
    '3x + 2y = -11',
    ['3x + 2y = -11', '2y + 3x = -11', '-11 = 3x + 2y'],
    ['-3x - 2y = 11', '6x + 4y = -22', '3x + 2y + 11 = 0', 'y = -3/2 x - 11/2', 'x + 2/3 y = -11/3', '3x = -11 - 2y'],
  ),
  asked(
    'standard-form',
    'equation',
    '2x² + 7x - 15 = 0',
    ['2x² + 7x - 15 = 0', '-2x² - 7x + 15 = 0', '7x - 15 + 2x^2 = 0'],
    ['(2x - 3)(x + 5) = 0', '2x² + 7x = 15', 'x² + 3.5x - 7.5 = 0'],
  ),
  asked(
    'standard-form',
    'equation',
    '(x - 1)² + (y + 2)² = 99',
    ['(x-1)^2+(y+2)^2=99', '(y+2)²+(x-1)²=99', '(x-1)^2 + (y-(-2))^2 = 99'],
    ['x² + y² - 2x + 4y - 94 = 0', '(x-1)²+(y+2)²-99=0', '2(x-1)²+2(y+2)²=198'],
  ),
  asked(
    'standard-form',
    'equation',
    'x²/25 + y²/16 = 1',
    ['x²/25 + y²/16 = 1', 'y²/16 + x²/25 = 1', 'x²/5² + y²/4² = 1'],
    ['16x² + 25y² = 400', '(16x² + 25y²)/400 = 1', 'x²/25 + y²/16 - 1 = 0'],
  ),
  asked(
    'standard-form',
    'expression',
    '9x² - 16',
    ['9x^2 - 16', '9x² + -16'],
    ['-16 + 9x²', '(3x+4)(3x-4)', '9x² + x - x - 16'],
  ),
  asked('standard-form', 'decimal', '400', ['400', '400.0'], ['4 × 10²', '800/2']),
  asked('interval-notation', 'interval', '[-4, 2)', ['[-4, 2)', '[-4,2)'], ['-4 ≤ x < 2', '(-4, 2)']),
  asked(
    'inequality-notation',
    'inequality',
    '-4 ≤ x < 2',
    ['-4 ≤ x < 2', 'x >= -4 and x < 2'],
    ['[-4, 2)', '-4 < x < 2'],
  ),
  asked(
    'with-hole',
    'expression',
    '(-(x - 3)(x - 1))/((x - 3)(x - 4))',
    ['-(x-3)(x-1)/((x-3)(x-4))', '-(x²-4x+3)/(x²-7x+12)'],
    ['-(x-1)/(x-4)', '-(x-1)(x-2)/((x-4)(x-2))'],
  ),
]

describe.each(forms)('$requires of $value', ({ requires, type, value, right, wrong }) => {
  const answer: GradedAnswer = { type, value, requires }
  test('is taken', () => expect(right.filter(input => !isCorrect(answer, input))).toEqual([]))
  test('is asked for: an equal answer without it is refused', () =>
    expect(wrong.filter(input => isCorrect(answer, input))).toEqual([]))
})
